// Stands for the social network's library: takes over from the queue, keeps the browser's cookie,
// reports what is tracked, stops when it is told that consent has gone, and counts a page view for
// every new address unless it is told not to. What it is called with stands in `fixturePixelCalls`.
(function () {
  const { fbq } = window;
  if (!fbq) return;
  const calls = (window.fixturePixelCalls = []);
  const pixels = [];
  let isRevoked = false;

  function report(event, data = {}, { eventID = '' } = {}) {
    if (isRevoked) return;
    for (const id of pixels) {
      const query = new URLSearchParams({ id, ev: event, eid: eventID, cd: JSON.stringify(data) });
      new Image().src = `/fixture-pixel/tr?${query}`;
    }
  }

  function take(method, ...args) {
    calls.push([method, ...args]);
    const shown = document.querySelector('[data-pixel-calls]');
    if (shown) shown.textContent = calls.map((call) => JSON.stringify(call, null, 1)).join('\n');
    if (method === 'consent') isRevoked = args[0] === 'revoke';
    if (method === 'track') report(...args);
    if (method !== 'init' || isRevoked) return;
    pixels.push(args[0]);
    try {
      document.cookie = `_fbp=fb.0.${Date.now()}.1; path=/; max-age=7776000; SameSite=Lax`;
    } catch {
      // A page that refuses cookies.
    }
  }

  fbq.callMethod = take;
  while (fbq.queue.length > 0) take(...fbq.queue.shift());

  const { pushState } = history;
  history.pushState = function (...state) {
    pushState.apply(history, state);
    if (!fbq.disablePushState) report('PageView');
  };
})();
