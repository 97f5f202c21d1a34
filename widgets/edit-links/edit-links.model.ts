/** The number of a menu entry, from its id `menu-item-{N}`. */
export const menuIdOf = (id: string | undefined): string | undefined =>
  /^menu-item-(\d+)$/.exec(id ?? '')?.[1];

/**
 * The builder's address for a block in a menu, which says the entry besides.
 *
 * @param address absolute
 */
export function withMenuId(address: string, menuId: string | undefined): string {
  if (menuId === undefined) return address;
  const url = new URL(address);
  url.search += `${url.search ? '&' : '?'}menu_id=${menuId}`;
  return url.href;
}
