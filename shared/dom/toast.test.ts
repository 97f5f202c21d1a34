import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { showProblem } from './toast';

const toasts = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role=alert]')];
const button = (label: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
const isShown = (shown: Element): void =>
  void vi.spyOn(shown as HTMLElement, 'checkVisibility').mockReturnValue(true);

beforeEach(() => {
  document.body.innerHTML = '<input>';
  document.querySelector('input')!.focus();
});
afterEach(() => showProblem(undefined));

describe('a toast', () => {
  it('is the only one, until nothing is left to tell', () => {
    showProblem({ message: 'One.' });
    showProblem({ message: 'Two.' });
    expect(toasts().map((toast) => toast.querySelector('p')?.textContent)).toEqual(['Two.']);
    expect(button('Try again')).toBeUndefined();
    showProblem(undefined);
    expect(toasts()).toEqual([]);
  });

  it('goes into our dialogs, not into one with another over it, nor into those of others', () => {
    document.body.innerHTML = `
      <div class="consent" role="dialog" aria-modal="true"></div>
      <div class="storefront-islands-dialog" inert><div role="dialog" aria-modal="true"></div></div>`;
    const [others, ours] = document.querySelectorAll('[role=dialog]');
    isShown(others!);
    isShown(ours!);
    showProblem({ message: 'One.' });
    expect(toasts()[0]!.parentElement).toBe(document.body);
    document.querySelector<HTMLElement>('.storefront-islands-dialog')!.removeAttribute('inert');
    showProblem({ message: 'Two.' });
    expect(toasts()[0]!.parentElement).toBe(ours);
  });

  it('shows what is told as text', () => {
    showProblem({ message: '<b>Coat</b> & more' });
    expect(toasts()[0]?.querySelector('b')).toBeNull();
  });

  it('gives the focus back where it came from, if it has it', () => {
    showProblem({ message: 'One.' });
    button('Dismiss')?.focus();
    button('Dismiss')?.click();
    expect(document.activeElement).toBe(document.querySelector('input'));
    const other = document.createElement('button');
    document.body.append(other);
    showProblem({ message: 'Two.' });
    other.focus();
    button('Dismiss')?.click();
    expect(document.activeElement).toBe(other);
  });

  it('gives it to the first control of the page when where it came from has left', () => {
    const main = document.createElement('main');
    main.innerHTML = '<button disabled></button><button class="first"></button>';
    document.body.append(main);
    showProblem({ message: 'One.' });
    document.querySelector('input')?.remove();
    button('Dismiss')?.focus();
    button('Dismiss')?.click();
    expect(document.activeElement).toBe(main.querySelector('.first'));
  });

  it('gives the focus back when it goes by itself', () => {
    showProblem({ message: 'Waiting.' });
    button('Dismiss')?.focus();
    showProblem(undefined);
    expect(document.activeElement).toBe(document.querySelector('input'));
  });

  it('stays when a problem of something else is solved', () => {
    showProblem({ message: 'Basket.' });
    showProblem(undefined, 'wishlist');
    expect(toasts()).toHaveLength(1);
    showProblem({ message: 'Wishlist.' }, 'wishlist');
    showProblem(undefined);
    expect(toasts().map(({ textContent }) => textContent)).toEqual(['Wishlist.Dismiss']);
    showProblem(undefined, 'wishlist');
    expect(toasts()).toEqual([]);
  });

  it('is gone before another attempt is made, which may fail again', () => {
    const retry = vi.fn(() => showProblem({ message: 'Again.' }));
    showProblem({ message: 'One.', retry });
    button('Try again')?.click();
    expect(retry).toHaveBeenCalledOnce();
    expect(toasts().map((toast) => toast.querySelector('p')?.textContent)).toEqual(['Again.']);
  });

  it('uses up Escape, and no other key', () => {
    const heard = vi.fn();
    document.body.addEventListener('keydown', heard, { once: false });
    showProblem({ message: 'One.' });
    const key = (name: string): unknown =>
      button('Dismiss')?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
    key('Tab');
    expect(heard).toHaveBeenCalledOnce();
    expect(toasts()).toHaveLength(1);
    key('Escape');
    expect(heard).toHaveBeenCalledOnce();
    expect(toasts()).toEqual([]);
  });

  it('follows the shopper into a dialog that opens, and out again', async () => {
    showProblem({ message: 'One.' });
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div class="storefront-islands-dialog"><div role="dialog" id="hidden"></div></div>',
    );
    vi.spyOn(document.querySelector('#hidden')!, 'checkVisibility').mockReturnValue(false);
    await new Promise((resolve) => setTimeout(resolve));
    expect(toasts()[0]?.parentElement).toBe(document.body);
    const host = document.createElement('div');
    host.className = 'storefront-islands-dialog';
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    isShown(dialog);
    host.append(dialog);
    document.body.append(host);
    await vi.waitFor(() => expect(toasts()[0]?.parentElement).toBe(dialog));
    host.remove();
    await vi.waitFor(() => expect(toasts()[0]?.parentElement).toBe(document.body));
  });
});
