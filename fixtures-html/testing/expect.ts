import { expect as patient } from 'playwright/test';

/**
 * Milliseconds between two looks, the last one again and again. By default they become longer, up to a
 * second: what takes one second costs two then, and a test has many such.
 */
const INTERVALS = [20, 50, 50, 100, 100, 200];

/** `expect.poll` that looks sooner again. */
const poll: typeof patient.poll = (actual, options) =>
  patient.poll(actual, {
    intervals: INTERVALS,
    ...(typeof options === 'string' ? { message: options } : options),
  });

/** Playwright's `expect`, for the browser tests and journeys. */
export const expect: typeof patient = new Proxy(patient, {
  get: (target, name, receiver): unknown =>
    name === 'poll' ? poll : Reflect.get(target, name, receiver),
});
