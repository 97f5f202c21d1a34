import { subCategories, topCategories } from '../catalogue/categories';
import { html, nothing, raw, type Markup } from './markup';
import type { View } from './view';

interface MenuEntry {
  readonly id: number;
  readonly label: string;
  readonly href: string;
  readonly children: readonly MenuEntry[];
}

function menuEntries(): MenuEntry[] {
  const categories = topCategories().map((top) => ({
    id: 500 + top.id,
    label: top.name,
    href: `/product-category/${top.path}/`,
    children: subCategories(top)
      .filter((sub) => sub.path !== 'accessories/archive')
      .map((sub) => ({
        id: 500 + sub.id,
        label: sub.name,
        href: `/product-category/${sub.path}/`,
        children: [],
      })),
  }));
  return [
    { id: 501, label: 'Shop', href: '/shop/', children: [] },
    ...categories,
    { id: 502, label: 'Journal', href: '/journal/how-to-wash-wool/', children: [] },
  ];
}

function current(view: View, href: string): Markup {
  return view.url.pathname === href ? raw(' aria-current="page"') : nothing;
}

/** Desktop menu of the theme. Without script the lists open on hover and on focus. */
export function themeMenu(view: View): Markup {
  return html`<ul class="header-nav header-nav-main nav nav-left nav-uppercase">${menuEntries().map(
    (entry) => {
      const hasChildren = entry.children.length > 0;
      return html`<li id="menu-item-${entry.id}" class="menu-item menu-item-${entry.id} menu-item-design-default${hasChildren ? ' menu-item-has-children has-dropdown' : ''}"><a href="${entry.href}" class="nav-top-link"${current(view, entry.href)}${hasChildren ? raw(' aria-expanded="false" aria-haspopup="menu"') : nothing}>${entry.label}${hasChildren ? raw('<i class="icon-angle-down"></i>') : nothing}</a>${
        hasChildren
          ? html`<ul class="sub-menu nav-dropdown nav-dropdown-default">${entry.children.map((child) => html`<li class="menu-item menu-item-${child.id}"><a href="${child.href}"${current(view, child.href)}>${child.label}</a></li>`)}</ul>`
          : nothing
      }</li>`;
    },
  )}</ul>`;
}

function nestedList(view: View, entries: readonly MenuEntry[], classes: string): Markup {
  return html`<ul class="${classes}">${entries.map((entry) => html`<li class="menu-item menu-item-${entry.id}${entry.children.length > 0 ? ' menu-item-has-children' : ''}"><a href="${entry.href}"${current(view, entry.href)}>${entry.label}</a>${entry.children.length > 0 ? nestedList(view, entry.children, 'sub-menu nav-sidebar-ul children') : nothing}</li>`)}</ul>`;
}

export function sidebarMenu(view: View): Markup {
  return nestedList(view, menuEntries(), 'nav nav-sidebar nav-vertical nav-uppercase nav-slide');
}

export function plainMenu(view: View): Markup {
  return nestedList(view, menuEntries(), 'menu');
}
