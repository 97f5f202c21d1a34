import { setTimeout as wait } from 'node:timers/promises';

/** @throws when nothing has come of a promise after so many milliseconds */
export function inTime<Result>(promise: Promise<Result>, limit: number): Promise<Result> {
  const late = wait(limit, undefined, { ref: false }).then((): never => {
    throw new Error(`Nothing within ${limit} ms.`);
  });
  return Promise.race([promise, late]);
}
