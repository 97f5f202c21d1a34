// @vitest-environment node
import { expect, it, vi } from 'vitest';

import { $cartProblem, tellCartProblems } from './cart-problems';

it('tells each problem once, until the last island that can have some is gone', () => {
  const show = vi.fn();
  const [first, second] = [new AbortController(), new AbortController()];
  tellCartProblems(show, first.signal);
  tellCartProblems(show, second.signal);
  const tell = (message: string): void => $cartProblem.set({ message });

  tell('one');
  expect(show).toHaveBeenCalledTimes(1);
  first.abort();
  tell('two');
  expect(show).toHaveBeenCalledTimes(2);
  second.abort();
  tell('three');
  expect(show).toHaveBeenCalledTimes(2);

  tellCartProblems(show, new AbortController().signal);
  tell('four');
  expect(show).toHaveBeenCalledTimes(3);
});
