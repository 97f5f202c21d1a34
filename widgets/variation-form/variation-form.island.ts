import type { Mount } from '../../shared/islands/island';
import { eachJQuery } from '../../shared/platform/each-jquery';
import { jQueries, type JQuery } from '../../shared/platform/jquery';
import { loadChunk } from '../../shared/platform/load-chunk';
import { loadFormVariations } from '../../shared/stores/form-variations';
import { FormParts } from './form-parts';
import { VariationForm } from './variation-form';

/**
 * Why a behaviour: fields, texts and classes are the platform's own; only their values change with the
 * choice.
 *
 * Sources: specification section 3 "Variations form", platform document "shop", sections 7 and 8.
 *
 * @throws when the page's variations cannot be used: the form then stays the server's, which finds
 *   the variation of plain selects by itself
 */
export const mount: Mount = async (element, { signal }) => {
  const form = element as HTMLFormElement;
  const parts = new FormParts(form);
  const variations = new VariationForm(parts, signal);
  const giveTo = async (jQuery: JQuery): Promise<object> => {
    const [{ giveToJQuery }] = await Promise.all([
      loadChunk(() => import('./jquery-form')),
      loadFormVariations(form),
    ]);
    return giveToJQuery(jQuery, variations, signal);
  };
  const known = new Set(jQueries());
  const [[formObject]] = await Promise.all([
    Promise.all([...known].map(giveTo)),
    variations.load(),
  ]);
  if (signal.aborted) return;
  variations.start(formObject);

  eachJQuery((late) => {
    if (known.has(late)) return;
    void giveTo(late).then((object) => late(form).trigger('wc_variation_form', [object]));
  }, signal);
};
