// Stands for the scripts of the block checkout: a data layer with the platform's call signatures that
// arrives late, the checkout's store that arrives later still, and a form that posts what is in there.
(function () {
  const KEY = 'wc/store/checkout';
  const LATE_MS = 150;
  const extensions = {};
  const calls = (window.fixtureExtensionCalls = []);

  function setExtensionData(namespace, data, replace) {
    extensions[namespace] = replace ? data : { ...extensions[namespace], ...data };
    calls.push([namespace, data, replace]);
  }

  function addStore() {
    window.wc = { ...window.wc, wcBlocksData: { CHECKOUT_STORE_KEY: KEY } };
    window.wp.data.register(KEY, { setExtensionData });
    const block = document.querySelector('.wp-block-woocommerce-checkout');
    const form = document.createElement('form');
    form.className = 'wc-block-components-form wc-block-checkout__form';
    const button = document.createElement('button');
    button.className = 'button wc-block-components-checkout-place-order-button';
    button.textContent = 'Place Order';
    form.append(button);
    form.addEventListener('submit', place);
    block.replaceChildren(form);
    block.classList.remove('is-loading');
  }

  async function place(event) {
    event.preventDefault();
    const answer = await fetch('/wp-json/wc/store/v1/checkout?_locale=site', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        billing_address: { first_name: 'Ada', last_name: 'Guest', email: 'ada@shop.test' },
        payment_method: 'cod',
        extensions,
      }),
    });
    const order = await answer.json();
    if (answer.ok) window.location.href = order.payment_result.redirect_url;
    else event.target.append(order.message);
  }

  addEventListener('load', () => {
    setTimeout(() => {
      const script = document.createElement('script');
      script.src = '/wp-content/themes/fixture/scripts/late-data.js';
      script.addEventListener('load', () => setTimeout(addStore, LATE_MS));
      document.head.append(script);
    }, LATE_MS);
  });
})();
