// @ts-check
/** Reads V8's sampling profile: when was code of ours on the stack, whoever called it? */

/**
 * @typedef {{ at: number, us: number }} Sample `us` microseconds from the time `at`
 * @typedef {{ url: string, functionName: string, lineNumber: number, columnNumber: number }} CallFrame
 * @typedef {object} Profile
 * @property {{ id: number, callFrame: CallFrame, children?: number[] }[]} nodes
 * @property {number} startTime in microseconds
 * @property {number[]} [samples] the node that ran, for each sample
 * @property {number[]} [timeDeltas] microseconds since the sample before
 */

/**
 * What the browser does on our behalf (a query, a forced layout) is on top of our stack and counts.
 *
 * @param {Profile} profile
 * @param {(frame: CallFrame) => boolean} isOurs
 * @returns {Sample[]}
 */
export function ourSamples({ nodes, startTime, samples = [], timeDeltas = [] }, isOurs) {
  /** @type {Set<number>} */
  const ours = new Set();
  // Parents come before their children.
  for (const { id, callFrame, children = [] } of nodes) {
    if (isOurs(callFrame)) ours.add(id);
    if (ours.has(id)) for (const child of children) ours.add(child);
  }
  let time = startTime;
  return samples.flatMap((node, index) => {
    time += timeDeltas[index] ?? 0;
    // A sample stands for the time until the next one.
    const us = Math.max(0, timeDeltas[index + 1] ?? 0);
    return ours.has(node) ? [{ at: time, us }] : [];
  });
}

/**
 * Whether a frame is the evaluation of a module: its top level, which has no name and starts the file.
 *
 * @param {RegExp} address
 * @returns {(frame: CallFrame) => boolean}
 */
export function isEvaluationOf(address) {
  return ({ url, functionName, lineNumber, columnNumber }) =>
    address.test(url) && functionName === '' && lineNumber <= 0 && columnNumber <= 0;
}

/**
 * @param {Sample[]} samples
 * @param {number} [from] in microseconds
 * @param {number} [to] in microseconds
 */
export function sumMs(samples, from = -Infinity, to = Infinity) {
  let us = 0;
  for (const sample of samples) if (sample.at >= from && sample.at < to) us += sample.us;
  return us / 1000;
}
