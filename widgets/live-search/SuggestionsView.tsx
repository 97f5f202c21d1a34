import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import {
  memo,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';

import { toNodes } from '../../shared/dom/html/html';
import { readChildren, type ServerNode } from '../../shared/dom/html/server-tree';
import { ServerMarkup } from '../../shared/islands/ServerMarkup';
import { text } from '../../shared/platform/strings';
import { classes, strings } from './live-search.contract';
import { isListShown, type SearchState } from './live-search.model';
import { markMatches } from './mark-matches';
import { revealOption } from './place-results';
import type { Suggestion } from './suggestion';

interface SuggestionsViewProps {
  $state: ReadableAtom<SearchState>;
  listId: string;
  /** What is told instead of suggestions, if anything. */
  noteOf: (state: SearchState) => string | undefined;
  /** Called before the browser paints what has changed. */
  onShown: (list: HTMLElement) => void;
}

/** Suggestions that are rendered in one go: more than the list shows without being scrolled. */
const FEW = 8;

/** The results below the field: the listbox, always there for the field to refer to, or a note. */
export function SuggestionsView(props: SuggestionsViewProps): ReactNode {
  const { $state, listId, noteOf, onShown } = props;
  const state = useStore($state);
  const { answer, active } = state;
  const list = useRef<HTMLDivElement>(null);
  const isShown = isListShown(state);
  const note = noteOf(state);
  // A long answer grows in small pieces, so that the next key is not held up.
  const [grown, setGrown] = useState({ answer, count: FEW });
  const count = grown.answer === answer ? grown.count : FEW;
  useEffect(() => {
    if (answer && count < answer.suggestions.length)
      startTransition(() => setGrown({ answer, count: count + FEW }));
  }, [answer, count]);
  // A key that is typed changes no option: they are not even compared.
  const options = useMemo(
    () =>
      answer?.suggestions.slice(0, count).map((suggestion, index) => (
        <Option
          // eslint-disable-next-line react/no-array-index-key -- ids are not always unique, places are
          key={index}
          id={`${listId}-${index}`}
          index={index}
          suggestion={suggestion}
          typed={answer.to.text}
          isActive={index === active}
        />
      )),
    [answer, count, active, listId],
  );

  useLayoutEffect(() => {
    if (list.current && (isShown || note)) onShown(list.current);
  }, [isShown, answer, note, onShown]);
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = 0;
  }, [answer]);
  useLayoutEffect(() => {
    const option = list.current?.children[active];
    if (option) revealOption(list.current as HTMLElement, option as HTMLElement);
  }, [active, count]);

  return (
    <>
      <div
        ref={list}
        id={listId}
        className={classes.list}
        role="listbox"
        // Browsers would make what scrolls a stop of the Tab key.
        tabIndex={-1}
        aria-label={text('suggestions', strings.suggestions)}
        style={isShown ? undefined : { display: 'none' }}
      >
        {options}
      </div>
      {note && <p className={classes.note}>{note}</p>}
    </>
  );
}

interface OptionProps {
  id: string;
  index: number;
  suggestion: Suggestion;
  typed: string;
  isActive: boolean;
}

/** One suggestion, in the theme's nesting and classes. */
const Option = memo(function Option(props: OptionProps): ReactNode {
  const { id, index, suggestion, typed, isActive } = props;
  const { name, url, image } = suggestion;
  const price = priceOf(suggestion);
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-disabled={url === undefined || undefined}
      className={`${classes.suggestion}${isActive ? ` ${classes.selected}` : ''}`}
      data-index={index}
    >
      {image && (
        <img
          className={classes.image}
          src={image}
          alt=""
          loading="lazy"
          decoding="async"
          // A frame for a picture that is gone helps nobody; its room stays.
          onError={({ currentTarget: { style } }) => void (style.visibility = 'hidden')}
        />
      )}
      <div className={classes.name}>
        {/* A name has a direction of its own, whichever way the page is written. */}
        <bdi>
          {markMatches(name, typed).map((part, place) => {
            // Not bare: a browser that translates the page takes such texts away from React.
            const Part = part.isMatch ? 'strong' : 'span';
            // eslint-disable-next-line react/no-array-index-key -- parts of a name are known by their places
            return <Part key={place}>{part.text}</Part>;
          })}
        </bdi>
      </div>
      {price.length > 0 && (
        <span className={classes.price}>
          <ServerMarkup nodes={price} replace={() => undefined} />
        </span>
      )}
    </div>
  );
});

const prices = new WeakMap<Suggestion, readonly ServerNode[]>();

/** The price's markup, parsed once: answers that are known come again with every Backspace. */
function priceOf(suggestion: Suggestion): readonly ServerNode[] {
  const known = prices.get(suggestion);
  if (known) return known;
  const nodes = suggestion.price ? readChildren(toNodes(suggestion.price)) : [];
  prices.set(suggestion, nodes);
  return nodes;
}
