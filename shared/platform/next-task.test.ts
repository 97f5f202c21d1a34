// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';

import { nextTask } from './next-task';

afterEach(() => vi.unstubAllGlobals());

it('lets a task that was waiting run first', async () => {
  const order: string[] = [];
  setTimeout(() => order.push('other task'));
  await nextTask();
  order.push('this one');
  expect(order).toEqual(['other task', 'this one']);
});

it('gives way as the browser’s scheduler does, where there is one', async () => {
  const yields = vi.fn(() => Promise.resolve());
  vi.stubGlobal('scheduler', { yield: yields });
  await nextTask();
  expect(yields).toHaveBeenCalledOnce();
});
