/** Classes that tell a state rather than which element it is. */
const STATE_CLASS =
  /^(?:is-|has-|js|no-js|active|current|open|show|hidden|lazy|loaded|processing|wp-)/;

/** An element in few words, as a selector that a theme developer recognises: `#header div.cart-item`. */
export function elementName(element: Element): string {
  const own = ownName(element);
  if (element.id || element.matches('html,body')) return own;
  const around = element.parentElement?.closest('[id]:not(html,body)');
  return around ? `#${around.id} ${own}` : own;
}

function ownName(element: Element): string {
  const { localName, id, classList } = element;
  if (localName === 'html' || localName === 'body') return localName;
  if (id) return `${localName}#${id}`;
  const telling = [...classList].filter((name) => !STATE_CLASS.test(name)).slice(0, 2);
  return [localName, ...telling].join('.');
}
