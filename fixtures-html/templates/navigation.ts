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
    { id: 504, label: 'Craft', href: '/our-craft/', children: [] },
    { id: 503, label: 'Contact', href: '/contact/', children: [] },
  ];
}

function current(view: View, href: string): Markup {
  return view.url.pathname === href ? raw(' aria-current="page"') : nothing;
}

/** Desktop menu of the theme. Where there is no script, its style sheet opens the lists on hover. */
export function themeMenu(view: View): Markup {
  return html`<ul class="header-nav header-nav-main nav nav-left nav-uppercase">${menuEntries().map(
    (entry) => {
      const hasChildren = entry.children.length > 0;
      const { menuStyle } = view.visitor.situation;
      const design = menuStyle === 'toggle' ? 'default' : menuStyle;
      return html`<li id="menu-item-${entry.id}" class="menu-item menu-item-${entry.id} menu-item-design-${design}${hasChildren ? ` menu-item-has-children has-dropdown${menuStyle === 'toggle' ? ' nav-dropdown-toggle' : ''}` : ''}"><a href="${entry.href}" class="nav-top-link"${current(view, entry.href)}${hasChildren ? raw(' aria-expanded="false" aria-haspopup="menu"') : nothing}>${entry.label}${hasChildren ? raw('<i class="icon-angle-down"></i>') : nothing}</a>${
        hasChildren
          ? html`<ul class="sub-menu nav-dropdown nav-dropdown-default">${entry.children.map((child) => html`<li class="menu-item menu-item-${child.id}"><a href="${child.href}"${current(view, child.href)}>${child.label}</a></li>`)}</ul>`
          : nothing
      }</li>`;
    },
  )}</ul>`;
}

/** The theme marks only the first level of lists in the list. */
const CHILD_CLASSES = ['sub-menu nav-sidebar-ul children', 'sub-menu nav-sidebar-ul'] as const;

function nestedList(
  view: View,
  entries: readonly MenuEntry[],
  classes: string,
  depth: 0 | 1 = 0,
): Markup {
  return html`<ul class="${classes}">${entries.map((entry) => html`<li class="menu-item menu-item-${entry.id}${entry.children.length > 0 ? ' menu-item-has-children' : ''}"><a href="${entry.href}"${current(view, entry.href)}>${entry.label}</a>${entry.children.length > 0 ? nestedList(view, entry.children, CHILD_CLASSES[depth], 1) : nothing}</li>`)}${classes.startsWith('nav ') && view.page === 'landing' ? raw('<li class="nav-single-page hidden"></li>') : nothing}</ul>`;
}

/** How many levels of lists come from the side, where they do. */
export const MENU_LEVELS = 2;

/** Ways into a category, for the panel only: on wide screens a listing has its own. */
function withWaysIn(entry: MenuEntry): MenuEntry {
  if (!entry.href.endsWith('/knitwear/') && !entry.href.endsWith('/outerwear/')) {
    return { ...entry, children: entry.children.map(withWaysIn) };
  }
  const ways: Array<[label: string, query: string]> = [
    ['Newest first', '?orderby=date'],
    ['Under £100', '?max_price=100'],
    ['Shoppers’ favourites', '?orderby=popularity'],
  ];
  const children = ways.map(([label, query], index) => ({
    id: entry.id * 10 + index,
    label,
    href: `${entry.href}${query}`,
    children: [],
  }));
  return { ...entry, children };
}

const CARE: readonly MenuEntry[] = [
  {
    id: 601,
    label: 'Care & mending',
    href: '#',
    children: [
      { id: 602, label: 'How to wash wool', href: '/journal/how-to-wash-wool/', children: [] },
      { id: 603, label: 'How we mend', href: '/our-craft/#mending', children: [] },
    ],
  },
  { id: 604, label: 'My account', href: '/my-account/', children: [] },
  { id: 605, label: 'Ask us', href: '/contact/', children: [] },
];

const NAV = 'nav nav-sidebar nav-vertical nav-uppercase';
const tab = (label: string, classes: string): Markup =>
  html`<li class="sidebar-menu-tabs__tab${classes}"><a class="sidebar-menu-tabs__tab-link" href="#"><span class="sidebar-menu-tabs__tab-text">${label}</span></a></li>`;

/** The menu in the panel; with tabs, the theme prints the second one's list first. */
export function sidebarMenu(view: View): Markup {
  const entries = menuEntries().map(withWaysIn);
  switch (view.visitor.situation.mobileMenu) {
    case 'slide':
      return nestedList(view, [...entries, ...CARE], `${NAV} nav-slide`);
    case 'tabs':
      return html`<ul class="sidebar-menu-tabs flex nav nav-line-bottom nav-uppercase">${tab('Shop', ' active')}${tab('Help', '')}</ul>${nestedList(view, CARE, `${NAV} hidden`)}${nestedList(view, entries, NAV)}`;
    case 'toggle':
      return nestedList(view, [...entries, ...CARE], NAV);
  }
}

export function plainMenu(view: View): Markup {
  return nestedList(view, menuEntries(), 'menu');
}
