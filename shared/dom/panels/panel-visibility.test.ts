import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createEdits } from '../regions/page-edits';
import { showPanel } from './panel-visibility';

let controller = new AbortController();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  controller = new AbortController();
});

afterEach(() => {
  controller.abort();
  vi.useRealTimers();
});

test('a slider in a panel that opens measures itself on the next frame; nothing else is told', () => {
  const edits = createEdits(controller.signal);
  const resized = vi.fn();
  addEventListener('resize', resized, { signal: controller.signal });
  const panel = document.createElement('div');

  showPanel(panel, false, edits);
  showPanel(panel, true, edits);
  vi.advanceTimersToNextFrame();
  expect(resized).not.toHaveBeenCalled();

  panel.innerHTML = '<div class="slider" data-flickity-options="{}"></div>';
  // It was never hidden.
  showPanel(panel, true, edits);
  vi.advanceTimersToNextFrame();
  expect(resized).not.toHaveBeenCalled();
  showPanel(panel, false, edits);
  showPanel(panel, true, edits);
  expect(resized).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  expect(resized).toHaveBeenCalledTimes(1);
});
