import { memo, useLayoutEffect, useRef, type ReactNode } from 'react';

import { hasClass, withAttributes, type ServerElement } from '../../shared/dom/html/server-tree';
import { ServerElementView } from '../../shared/islands/ServerMarkup';
import { nameOf, type SwatchItem } from './describe-items';
import { classes, type Dialect } from './swatches.contract';

interface SwatchItemViewProps extends SwatchItem {
  node: ServerElement;
  dialect: Dialect;
  /** New with every change that the form has told of, while the item is chosen. */
  turn: number | undefined;
  /** Told of the element when the item is, or stays, the chosen one. */
  onChosen: (element: HTMLElement, value: string) => void;
}

const STATE_CLASSES: ReadonlySet<string> = new Set([
  ...(['selected', 'disabled', 'no-stock'] satisfies ('selected' | SwatchItem['look'])[]),
  classes.hasHint,
]);

/** One item of the server's list, as one radio button. A press leaves most of a list as it was. */
export const SwatchItemView = memo(function SwatchItemView(props: SwatchItemViewProps): ReactNode {
  const { node, dialect, turn, onChosen, isSelected, value, hint = '' } = props;
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isSelected && element.current) onChosen(element.current, value);
  }, [isSelected, value, turn, onChosen]);

  const replace = (child: ServerElement): ReactNode | undefined => {
    if (hasClass(child, classes.radio)) return <RadioView node={child} item={props} />;
    if (hasClass(child, classes.radioFrame)) {
      // The item itself is the radio button; two stops for one choice would be one too many.
      const inert = withAttributes(child, { inert: '' });
      return <ServerElementView node={inert} replace={replace} />;
    }
    if (hasClass(child, classes.hint)) {
      const hinted = withAttributes(child, { 'data-wvs-stock-info': hint });
      return <ServerElementView node={hinted} replace={replace} />;
    }
    return undefined;
  };
  return (
    <ServerElementView
      node={{ ...node, attributes: attributesOf(node, props, dialect) }}
      replace={replace}
      elementRef={element}
    />
  );
});

function attributesOf(
  { attributes }: ServerElement,
  item: SwatchItem,
  { hasEvents: isPlugin }: Dialect,
): Record<string, string> {
  const { look } = item;
  const own = (attributes.class ?? '')
    .split(/\s+/)
    .filter((name) => name && !STATE_CLASSES.has(name));
  const name = nameOf(item);
  const hasTooltip = 'data-wvstooltip' in attributes;
  return {
    ...attributes,
    class: [
      ...own,
      item.isSelected && look !== 'disabled' && 'selected',
      look !== 'available' && look,
      item.hint && classes.hasHint,
    ]
      .filter(Boolean)
      .join(' '),
    role: 'radio',
    'aria-checked': String(item.isSelected),
    'aria-label': name,
    tabindex: item.isTabStop ? '0' : '-1',
    ...(!item.canBeChosen && { 'aria-disabled': 'true' }),
    // A second tooltip on top of the list's own would say the same.
    ...('title' in attributes && { title: hasTooltip ? '' : name }),
    ...(isPlugin && { 'data-wvstooltip-out-of-stock': item.remark }),
  };
}

/** The item's own radio field, which styles and other scripts look at. */
function RadioView({ node, item }: { node: ServerElement; item: SwatchItem }): ReactNode {
  const field = useRef<HTMLElement>(null);
  const { isSelected, canBeChosen } = item;
  useLayoutEffect(() => {
    const radio = field.current as HTMLInputElement;
    radio.checked = isSelected;
    radio.disabled = !canBeChosen;
  });
  return <ServerElementView node={node} replace={() => undefined} elementRef={field} />;
}
