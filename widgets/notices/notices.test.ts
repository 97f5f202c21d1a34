import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { mount } from './notices.island';

const page = new AbortController();

function mountAlert(): HTMLElement {
  const alert = document.createElement('div');
  alert.className = 'woocommerce-message';
  alert.setAttribute('role', 'alert');
  document.body.append(alert);
  alert.checkVisibility = () => true;
  void mount(alert, { name: 'notices', signal: page.signal, fail: () => undefined });
  return alert;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  page.abort();
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('the first alert gets the focus half a second after the last one has come', () => {
  const first = mountAlert();
  vi.advanceTimersByTime(300);
  mountAlert();
  vi.advanceTimersByTime(499);
  expect(document.activeElement).toBe(document.body);
  vi.advanceTimersByTime(1);
  expect(document.activeElement).toBe(first);
});
