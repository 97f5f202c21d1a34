import fc from 'fast-check';

import { readItems } from '../../../shared/dom/lightbox/items';
import { readChildren } from '../../../shared/dom/html/server-tree';
import { toNodes } from '../../../shared/dom/html/html';
import { forgetPageSettings, SETTINGS_ELEMENT_ID } from '../../../shared/platform/page-settings';
import { pixelPage } from '../../../shared/platform/pixel-page';
import { readDetail, readProperties } from '../../../widgets/contact-form/form-session';
import { readSliderSettings } from '../../../widgets/gallery/slider/slider-settings';
import { readContent } from '../../../widgets/mini-cart/read-content';
import { readPixel } from '../../../widgets/pixels/printed-pixel';
import { readProductLink } from '../../../widgets/quick-view/product-link';
import { readSections, sectionAt } from '../../../widgets/scroll-to/sections';
import { readFields, readSummary } from '../../../widgets/sign-up/read-form';
import { readChart } from '../../../widgets/size-chart/read-chart';
import { readList } from '../../../widgets/swatches/read-list';
import { readRows } from '../../../widgets/swatches/read-row';
import {
  addresses,
  globals,
  isAmount,
  isMaybe,
  isText,
  isWeb,
  json,
  jsonText,
  of,
  text,
  type Property,
} from './values';

const SHOWN = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;

/** What a page prints for an island, in the body, with values that nobody expects wherever it says `?`. */
function printed(html: string, values = text): fc.Arbitrary<() => HTMLElement> {
  const count = html.split('?').length - 1;
  return fc.array(values, { minLength: count, maxLength: count }).map((given) => {
    const print = (): HTMLElement => {
      const left = [...given];
      const fill = (old: string): string => old.replaceAll('?', () => left.shift() ?? '');
      const stage = document.createElement('div');
      stage.append(toNodes(html));
      const nodes = document.createTreeWalker(stage, SHOWN);
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        if (node instanceof Text) node.data = fill(node.data);
        else for (const own of (node as Element).attributes) own.value = fill(own.value);
      }
      document.body.replaceChildren(stage);
      return stage;
    };
    return Object.assign(print, { [fc.toStringMethod]: () => fc.stringify(given) });
  });
}

/** What `read` gives; nothing where it says no with such words. */
function orRefusal<T>(read: () => T, words: RegExp): T | undefined {
  try {
    return read();
  } catch (error) {
    if (words.test((error as Error).message)) return undefined;
    throw error;
  }
}

const find = <Kind extends HTMLElement>(stage: HTMLElement, selector: string): Kind =>
  stage.querySelector<Kind>(selector)!;

const CHART = `<button chart-data-id="7"></button>
<div class="md-size-chart-modal" chart-data-id="7"><b class="md-modal-title">?</b>
<div class="md-size-chart-modal-body"><i class="scfw_chart-tab" data-tab="?">?</i>
<i class="scfw_chart-tab ?" data-tab="?"></i>
<div class="scfw-tab-content" id="?"><h4 class="scfw-chart-table-title">?</h4>
<table><tr><th colspan="?">?</th><td rowspan="?">?</td></tr><tr><td>?</td></tr></table></div>
<div class="scfw-tab-content" id="?">?</div></div></div>`;

const SWATCHES = `<form data-product_variations="?"><table><tr><th><label>?</label></th><td>
<ul class="variable-items-wrapper" data-attribute_name="?"><li class="variable-item" data-value="?"></li></ul>
<select name="?" data-attribute_name="?"><option value="">?</option>
<option class="enabled ?" value="?">?</option></select></td></tr></table></form>`;

const ROW = `<li class="mini_cart_item ?"><a class="remove_from_cart_button" data-cart_item_key="?">×</a>
<a href="?">?</a><input class="qty" value="?"></li>`;

const FORM = `<div class="wpcf7"><form data-status="?">${[
  '',
  '_version',
  '_locale',
  '_unit_tag',
  '_container_post',
]
  .map((name) => `<input type="hidden" name="_wpcf7${name}" value="?">`)
  .join('')}<input name="?" value="?"><textarea name="your-message">?</textarea>
<button name="?" value="?"></button></form></div>`;

const SIGN_UP = `<form><input class="firstName" value="?"><input class="email" value="?">
<input class="list_id" value="?"></form><input class="onSubmissionSetting" value="summary">`;

/** Readers of what is printed into a page. */
export const OF_ELEMENTS: Readonly<Record<string, Property>> = {
  'charts in the page': of(printed(CHART), (print) => {
    const chart = orRefusal(() => readChart(find(print(), 'button')), /^the chart of .* is empty/s);
    return !chart || (isText(chart.name) && chart.tabs.length !== 1 && chart.tables.size === 1);
  }),
  'charts in the settings': of(fc.tuple(json, fc.array(json)), ([raw, tabs]) => {
    const button = document.createElement('button');
    button.setAttribute('chart-data-id', '7');
    return [raw, { tabs }].every((chart) => {
      const own = Object.assign(document.createElement('template'), { id: SETTINGS_ELEMENT_ID });
      own.textContent = JSON.stringify({ sizeCharts: { 7: chart } });
      document.body.replaceChildren(own);
      forgetPageSettings();
      const read = orRefusal(
        () => readChart(button),
        /^setting "sizeCharts\.7" is .*, expected |^no chart for |^the chart of .* is empty/s,
      );
      return !read || (isText(read.name) && !read.isInPage);
    });
  }),
  'lists of swatches': of(printed(SWATCHES, fc.oneof(text, jsonText)), (print) => {
    const stage = print();
    const list = orRefusal(() => readList(find(stage, 'ul')), /^swatches: expected /);
    const rows = [...readRows(stage.querySelectorAll('select')).values()];
    return (
      isMaybe(isText)(list?.attribute) &&
      rows.every(({ options, selected }) => options.size < 2 && isText(selected))
    );
  }),
  'rows of a basket': of(
    printed(`<ul class="cart_list">?${ROW}${ROW}?</ul><p class="total">?</p>`),
    (print) => {
      const { rows, total } = readContent(readChildren(print()));
      return (
        isText(total) &&
        rows.every(
          ({ key, name, quantity }) => key !== '' && isText(name) && isMaybe(isAmount)(quantity),
        )
      );
    },
  ),
  'large pictures': of(
    printed(`<figure><a href="?" title="?"><img alt="?" title="?" data-large_image="?"
data-large_image_width="?" data-large_image_height="?" data-caption="?"></a><figcaption>?</figcaption></figure>`),
    (print) =>
      readItems([find<HTMLAnchorElement>(print(), 'a')], false).every(
        ({ src, width, height, caption }) =>
          (src === '' || isWeb(src)) &&
          [width, height].every((size) => isAmount(size) && size > 0) &&
          isText(caption),
      ),
  ),
  'links to a quick view': of(
    printed(
      '<div class="box"><p class="product-title">?</p><div class="box-text"><a href="?">?</a></div><a class="quick-view" data-prod="?" href="?"></a></div>',
      fc.oneof(text, addresses, fc.constant('12')),
    ),
    (print) => {
      const link = orRefusal(
        () => readProductLink(find(print(), '.quick-view')),
        /data-prod .*, expected the id of a product/s,
      );
      return !link || (isText(link.name) && isMaybe(isWeb)(link.url));
    },
  ),
  'sections of a page': of(
    fc.tuple(
      printed(
        '<span class="scroll-to" data-link="?" data-title="?" data-bullet="?" data-offset="?" data-offset-type="custom"></span><span class="scroll-to"><a name="?"></a></span>',
      ),
      addresses,
    ),
    ([print, address]) => {
      print();
      sectionAt(address);
      return readSections().every(
        ({ hash, title, offset = 0 }) =>
          hash.startsWith('#') && title !== '' && Number.isFinite(offset),
      );
    },
  ),
  'sliders of a gallery': of(
    printed('<div data-flickity-options="?"></div>', fc.oneof(text, jsonText)),
    (print) => {
      const settings = readSliderSettings(find(print(), 'div'));
      return [settings.dragThresholdPx, settings.firstIndex, settings.autoplayMs].every(isAmount);
    },
  ),
  pixels: of(
    fc.tuple(
      printed(
        '<div data-pixel-id="?" data-pixel-agent="?" data-pixel-user-data="?"></div>',
        fc.oneof(text, jsonText),
      ),
      fc.oneof(globals, fc.record({ eventQueue: fc.array(json), agentString: json })),
    ),
    ([print, data]) => {
      Object.assign(pixelPage, { wc_facebook_pixel_data: data });
      const { id, agent, events } = readPixel(find(print(), 'div'));
      return (
        isMaybe(isText)(id) &&
        isText(agent) &&
        events.every(({ name, eventId }) => name !== '' && isMaybe(isText)(eventId))
      );
    },
  ),
  'contact forms': of(printed(FORM), (print) => {
    const form = find<HTMLFormElement>(print(), 'form');
    const wpcf7 = readProperties(form);
    const { inputs } = readDetail(Object.assign(form, { wpcf7 }), find(form, 'button'));
    return (
      [wpcf7.id, wpcf7.containerPost].every((id) => Number.isSafeInteger(id) && id >= 0) &&
      isText(wpcf7.locale) &&
      inputs.some(({ name }) => name === 'your-message') &&
      inputs.every(({ name, value }) => isText(name) && isText(value))
    );
  }),
  'sign-up forms': of(printed(SIGN_UP), (print) => {
    const stage = print();
    const form = find<HTMLFormElement>(stage, 'form');
    const sent = readFields(form);
    return (
      [sent.first_name, sent.email].every(isText) &&
      sent.telephone === undefined &&
      Object.values(readSummary(stage, form)).every(isText)
    );
  }),
};
