/**
 * Suggestions of the live search that no shop plans for, but plugins and long-lived catalogues bring:
 * found by their names only, and on no page of the shop.
 */
export interface OddSuggestion {
  readonly id: number | string;
  /** As the server prints it: text with entities, and at times markup that got in. */
  readonly value: string;
  /** Path in the shop, or an address that must be refused. */
  readonly url: string;
  readonly img?: string | false;
  /** Markup. */
  readonly price?: string;
}

const PICTURE = '/wp-content/uploads/organic-cotton-tee-front-100x125.webp';

export const ODD_SUGGESTIONS: readonly OddSuggestion[] = [
  {
    id: 9001,
    value: 'Oddment: tailor&#8217;s chalk &amp; thread &lt;red&gt;',
    url: '/product/organic-cotton-tee/',
    img: PICTURE,
    price: '<span class="amount">£4.50</span>',
  },
  {
    id: 9002,
    value:
      'Oddment <strong>of</strong> <em onclick="window.hacked=1">silk</em><script>window.hacked=1</script><img src="/nowhere.png" onerror="window.hacked=1">',
    url: '/product/washed-silk-blouse/',
    img: false,
    price:
      '<del aria-hidden="true"><span class="amount">£12.00</span></del> <ins><span class="amount">£9.00</span></ins><script>window.hacked=1</script>',
  },
  {
    id: 9003,
    value: 'Oddment whose picture is missing on the server',
    url: '/product/half-lost-cardigan/',
    img: '/wp-content/uploads/no-such-oddment.webp',
    price: '',
  },
  { id: 9004, value: 'Oddment with an address that runs', url: 'javascript:window.hacked=1' },
  { id: '-1', value: 'Oddment that leads nowhere', url: '', img: '' },
  {
    id: 9006,
    value: `Oddment of ${'hand-loomed double-faced '.repeat(7)}cloth, sold by length, with selvedge, in the widths that the mill still has`,
    url: '/product/irish-linen-by-the-metre/',
    img: PICTURE,
    price: 'From <b>£18.00</b> a metre, cut to order',
  },
];

/** A shop with very many products of similar names. */
export const MANY_SUGGESTIONS = 5000;

export function sampleSuggestion(number: number): OddSuggestion {
  const digits = String(number).padStart(4, '0');
  return {
    id: 20_000 + number,
    value: `Cloth sample ${digits}`,
    url: `/product/irish-linen-by-the-metre/?sample=${digits}`,
    img: PICTURE,
    price: `<span class="amount">£${(1 + (number % 9)).toFixed(2)}</span>`,
  };
}
