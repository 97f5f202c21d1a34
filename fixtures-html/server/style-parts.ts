/** The theme's one style sheet is written in parts; this is their order. */
export const STYLE_PARTS = ['base', 'elements', 'header', 'dropdowns', 'grid', 'listing', 'home', 'product', 'mini-cart', 'notices', 'basket', 'checkout', 'off-canvas', 'footer', 'plain', 'fixtures', 'print'] as const;
