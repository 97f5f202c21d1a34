import { platformName } from '../../shared/platform/names';
import { readFilledText, type Setting } from '../../shared/platform/settings';

/** Source: platform document "theme", sections 3 and 7.4. */
export const selectors = {
  /** Lists in a list; those of the main menu on wide screens are none of these. */
  lists:
    '.widget ul.children,.nav ul.children,.menu .sub-menu,.mobile-sidebar-levels-2 .nav ul.children>li>ul',
  toggle: 'button.toggle',
  link: ':scope > a',
  /** The menu as a panel: its links may open their lists instead of being followed. */
  menu: '.sidebar-menu',
  currentItem: 'li.current-cat,li.current-cat-parent',
  currentParent: 'li.current-cat-parent',
  /** A menu whose lists come from the side, as many levels of them as it says. */
  slider: '.mobile-sidebar-slide[data-levels]',
  /** What scrolls a menu that is open. */
  scrollers: '.mfp-content,.mobile-sidebar,.sidebar-menu',
  tab: '.sidebar-menu-tabs__tab',
};

export const classes = {
  hasList: 'has-child',
  open: 'active',
  toggle: 'toggle',
  /** On the body: links with a list open it. */
  linksOpen: 'mobile-submenu-toggle',
  header: 'nav-slide-header pt-half pb-half',
  currentSlide: 'is-current-slide',
  currentParent: 'is-current-parent',
  hidden: 'hidden',
};

/** Until a list that has been left is out of sight, in milliseconds. */
export const SLIDE_MS = 300;

const label = (key: string, name: string, fallback: string): Setting<string> => ({
  key,
  global: [`${platformName('theme')}Vars`, 'i18n', name],
  read: readFilledText,
  fallback,
});

export const toggleLabel = (): Setting<string> => label('menuToggle', 'toggleButton', 'Toggle');
export const mainMenuLabel = (): Setting<string> => label('mainMenu', 'mainMenu', 'Main Menu');

export const strings = {
  toggleName: '{toggle}: {name}',
  backName: 'Back to {name}',
};
