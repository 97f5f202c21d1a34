// Stands for the pixel plugin's own script: sends the events that the server has printed, as soon as
// there is a queue to send them to, each id once.
(function () {
  const fired = (window.wcFacebookPixelFiredEvents = window.wcFacebookPixelFiredEvents || {});

  function send() {
    for (const { method, name, params, eventId } of window.wc_facebook_pixel_data.eventQueue) {
      if (fired[eventId]) continue;
      fired[eventId] = true;
      window.fbq(method, name, params, { eventID: eventId });
    }
  }

  addEventListener('load', () => {
    if (window.fbq) {
      send();
      return;
    }
    Object.defineProperty(window, 'fbq', {
      configurable: true,
      get: () => undefined,
      set(value) {
        Object.defineProperty(window, 'fbq', { configurable: true, writable: true, value });
        setTimeout(send, 0);
      },
    });
  });
})();
