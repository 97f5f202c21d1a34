// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { TestShopper } from './test-shopper';

const OVERCOAT = '/product/wool-overcoat/';

describe('swatches', () => {
  it('are printed as the plugin does, behind a hidden select', async () => {
    const shopper = new TestShopper();
    await shopper.situation({ swatches: 'plugin' });
    const page = await shopper.page(`${OVERCOAT}?attribute_pa_size=m`);
    expect(page).toContain(
      '<select id="pa_size" style="display:none" class=" woo-variation-raw-select" name="attribute_pa_size"',
    );
    expect(page).toContain(
      '<ul role="radiogroup" aria-label="Size" class="variable-items-wrapper button-variable-items-wrapper wvs-style-squared" data-attribute_name="attribute_pa_size" data-attribute_values="[&quot;s&quot;,&quot;m&quot;,&quot;l&quot;]">',
    );
    expect(page).toContain(
      '<li aria-checked="true" tabindex="0" data-wvstooltip="M" class="variable-item button-variable-item button-variable-item-m selected"',
    );
    expect(page).toContain('style="background-color:#b98d5c;"');
    expect(page).toContain('wvs_radio_attribute_lining__402');
    expect(page).toContain('woo_variation_swatches_options');
  });

  it('have no inline styles where the policy forbids them', async () => {
    const shopper = new TestShopper();
    await shopper.situation({ swatches: 'plugin', csp: 'strict', boxSwatches: true });
    expect(await shopper.page(OVERCOAT)).not.toContain('style="');
    expect(await shopper.page('/shop/')).not.toContain('style="');
  });

  it('are printed as the theme does, before a select in a hidden frame', async () => {
    const shopper = new TestShopper();
    await shopper.situation({ swatches: 'theme' });
    const page = await shopper.page(OVERCOAT);
    expect(page).toContain('<div class="ux-swatches ux-swatches-attribute-ux_color');
    expect(page).toContain('<div class="variation-selector variation-select-color hidden"><select');
  });

  it('stand in product boxes, four at once', async () => {
    const shopper = new TestShopper();
    await shopper.situation({ boxSwatches: true });
    const page = await shopper.page('/shop/');
    expect(page).toContain('ux-swatches ux-swatches-in-loop');
    expect(page).toContain('<span class="ux-swatches__limiter">+6</span>');
    const out = /tooltip out-of-stock" data-attribute_name="attribute_pa_colour" data-value="sand"/;
    expect(page).not.toMatch(out);
    // The only size that there is in sand.
    await shopper.stock('HV-V401-15', 0);
    expect(await shopper.page('/shop/')).toMatch(out);
  });
});
