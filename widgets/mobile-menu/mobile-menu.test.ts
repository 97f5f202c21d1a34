import { afterEach, describe, expect, it } from 'vitest';

import type { IslandContext, Mount } from '../../shared/islands/island';
import { mount as mountTabs } from './menu-tabs.island';
import { mount as mountMenu } from './mobile-menu.island';

const CATEGORIES =
  '<div class="widget"><ul><li class="cat-item current-cat-parent"><a href="/women/">Women</a><ul class="children"><li class="cat-item current-cat"><a href="/women/tops/">Tops</a></li></ul></li><li class="cat-item"><a href="/men/">Men</a><ul class="children"><li class="cat-item"><a href="/men/shirts/">Shirts</a></li></ul></li></ul></div>';

let ending = new AbortController();
afterEach(() => {
  ending.abort();
  ending = new AbortController();
  document.body.replaceChildren();
});

function run(mount: Mount, selector: string): void {
  const context: IslandContext = {
    name: 'menu',
    signal: ending.signal,
    fail: (error) => {
      throw error;
    },
  };
  void mount(document.querySelector<HTMLElement>(selector)!, context);
}

describe('lists of a side bar', () => {
  it('show where the page is, get one button each however often they are attached, and are given back', () => {
    document.body.innerHTML = CATEGORIES;
    const before = document.body.innerHTML;
    run(mountMenu, '.widget');
    run(mountMenu, '.widget');
    const buttons = [...document.querySelectorAll('button.toggle')];
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Toggle: Women',
      'Toggle: Men',
    ]);
    expect(buttons.map((button) => button.getAttribute('aria-expanded'))).toEqual([
      'true',
      'false',
    ]);
    const [women, men] = [...document.querySelectorAll('.has-child')];
    expect(women?.className).toBe('cat-item current-cat-parent active has-child');
    expect(women?.getAttribute('aria-expanded')).toBe('true');
    expect(document.querySelector('.current-cat')?.className).toContain('active');

    (buttons[1] as HTMLElement).click();
    expect(men?.className).toContain('active');
    ending.abort();
    expect(document.body.innerHTML).toBe(before);
  });
});

describe('the menu’s tabs', () => {
  const tab = '<li class="sidebar-menu-tabs__tab"><a href="#">One</a></li>';
  it('say what is missing, and change nothing', () => {
    document.body.innerHTML = `<div><ul class="sidebar-menu-tabs">${tab}${tab}</ul><ul class="nav-sidebar"></ul></div>`;
    const before = document.body.innerHTML;
    expect(() => run(mountTabs, '.sidebar-menu-tabs')).toThrow(
      'ul.sidebar-menu-tabs: expected two .sidebar-menu-tabs__tab and two ul.nav-sidebar beside it, found 2 and 1.',
    );
    expect(document.body.innerHTML).toBe(before);
  });

  it('show the list that was printed second first, keep lists lists, and are given back', () => {
    document.body.innerHTML = `<div><ul class="sidebar-menu-tabs">${tab}${tab}</ul><ul class="nav-sidebar hidden" id="second"></ul><ul class="nav-sidebar" id="first"></ul></div>`;
    const before = document.body.innerHTML;
    run(mountTabs, '.sidebar-menu-tabs');
    const panelOf = (id: string): Element => document.getElementById(id)!.parentElement!;
    expect(panelOf('first').hasAttribute('hidden')).toBe(false);
    expect(panelOf('second').hasAttribute('hidden')).toBe(true);
    expect(document.getElementById('first')!.hasAttribute('role')).toBe(false);
    document.querySelectorAll<HTMLElement>('.sidebar-menu-tabs a')[1]?.click();
    expect(panelOf('first').hasAttribute('hidden')).toBe(true);
    expect(panelOf('second').hasAttribute('hidden')).toBe(false);
    ending.abort();
    expect(document.body.innerHTML).toBe(before);
  });
});
