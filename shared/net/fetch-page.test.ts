// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { printedGlobal } from './fetch-page';

const DATA = { nonce: 'a1', texts: { done: 'All {done};' } };
const json = JSON.stringify(DATA);

describe('a global in the markup of a page', () => {
  it.each([
    [
      'as WordPress prints it',
      `<script>\n/* <![CDATA[ */\nvar shop = ${json};\n/* ]]> */\n</script>`,
    ],
    ['on one line', `<script>var shop=${json};</script><p>{}</p>`],
    ['beside others', `<script>var a={"b":1},shop = ${json},c={};var d = 1</script>`],
  ])('is read %s', (_what, markup) => {
    expect(printedGlobal(markup, 'shop')).toEqual(DATA);
  });

  it('is none where the page has none, or a broken one', () => {
    expect(printedGlobal('<script>var shops = {};</script>', 'shop')).toBeUndefined();
    expect(printedGlobal('<script>var shop = {"a":</script><p>{}</p>', 'shop')).toBeUndefined();
  });
});
