/** What `html-gate.e2e.ts` runs in the page: both doors of the HTML gate, and the gate for addresses. */
export { loadHtmlGate, toNodes } from '../../../shared/dom/html/html';
export { safeUrl } from '../../../shared/platform/safe-url';
