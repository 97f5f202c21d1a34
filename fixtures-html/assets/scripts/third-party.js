// Stands for analytics and theme scripts of other people: writes every delivery of the shop's events
// into window.fixtureEvents as [name, 'native' | 'jquery', target, types of the arguments].
(function () {
  const BODY_ONLY = [
    'should_send_ajax_request.adding_to_cart',
    'ajax_request_not_sent.adding_to_cart',
  ];
  const BUBBLING = [
    'adding_to_cart',
    'added_to_cart',
    'removed_from_cart',
    'wc_cart_button_updated',
    'wc_fragments_loaded',
    'wc_fragments_refreshed',
    'wc_fragments_ajax_error',
    'wc_fragment_refresh',
    'updated_wc_div',
    'ajaxSend',
    'ajaxSuccess',
    'ajaxComplete',
    'ajaxError',
  ];
  const records = (window.fixtureEvents = window.fixtureEvents || []);
  const bound = new Set();

  function nameOf(target) {
    if (target === document) return 'document';
    if (target === document.body) return 'body';
    if (!(target instanceof Element)) return String(target);
    return [target.localName, ...target.classList].join('.');
  }

  function typeOf(value) {
    if (value === null) return 'null';
    if (Array.isArray(value)) return 'array';
    if (value && value.jquery) return 'jquery';
    return typeof value;
  }

  function listenNatively(name) {
    document.addEventListener(name, (event) => {
      records.push([
        name,
        'native',
        nameOf(event.target),
        event.detail === undefined ? [] : [typeOf(event.detail)],
      ]);
    });
  }

  function listenWith(jQuery) {
    if (!jQuery || bound.has(jQuery)) return;
    bound.add(jQuery);
    const record = (name) =>
      function (event, ...rest) {
        records.push([name, 'jquery', nameOf(event.target), rest.map(typeOf)]);
      };
    // A handler triggered without bubbling is heard on body itself only.
    for (const name of BODY_ONLY) jQuery(document.body).on(name, record(name));
    for (const name of BUBBLING) jQuery(document).on(name, record(name));
  }

  for (const name of [...BODY_ONLY, ...BUBBLING]) listenNatively(name);
  listenWith(window.jQuery);
  for (const moment of ['DOMContentLoaded', 'fixture-jquery-arrived']) {
    document.addEventListener(moment, () => listenWith(window.jQuery));
  }
})();
