/** Parameters by which an address changes something at the server, whoever opens it. */
const ACTING = [
  'add-to-cart',
  'add_to_wishlist',
  'remove_from_wishlist',
  'remove_item',
  'undo_item',
  '_wpnonce',
];

/** Whether something happens by opening an address. */
export const doesSomething = ({ searchParams }: URL): boolean =>
  ACTING.some((name) => searchParams.has(name));

/** The address of this page, as it can be asked for without anything happening. */
export function addressToRead(): string {
  const url = new URL(location.href);
  for (const name of ACTING) url.searchParams.delete(name);
  return url.href;
}
