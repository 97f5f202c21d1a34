// Stands for the platform's script of the classic checkout: what it listens to, raises, replaces and
// posts, and no more. Writes every event that it raises into window.checkoutEvents.
jQuery(function ($) {
  const form = $('form.checkout');
  const body = $(document.body);
  const events = (window.checkoutEvents = []);
  const COUNTIES = { IE: ['Cork', 'Dublin', 'Galway'] };
  let asked = 0;

  function raise(name, args) {
    events.push(name);
    body.trigger(name, args);
  }

  async function updateReview() {
    asked += 1;
    const mine = asked;
    const parts = '.woocommerce-checkout-payment, .woocommerce-checkout-review-order-table';
    $(parts).addClass('processing');
    const data = await $.post('/?wc-ajax=update_order_review', { post_data: form.serialize() });
    if (mine !== asked) return;
    for (const [selector, markup] of Object.entries(data.fragments))
      $(selector).replaceWith(markup);
    raise('updated_checkout', [data]);
  }

  function showProblems(messages) {
    $('.woocommerce-NoticeGroup-checkout, .woocommerce-error').remove();
    form.prepend(
      `<div class="woocommerce-NoticeGroup woocommerce-NoticeGroup-checkout">${messages}</div>`,
    );
    form.removeClass('processing').find('.input-text, select').trigger('validate').trigger('blur');
    $.scroll_to_notices($('.woocommerce-NoticeGroup-checkout'));
    raise('checkout_error', [messages]);
  }

  async function place(event) {
    event.preventDefault();
    if (form.is('.processing') || form.triggerHandler('checkout_place_order') === false) return;
    form.addClass('processing');
    const answer = await $.post('/?wc-ajax=checkout', form.serialize());
    if (answer.result === 'success') location.href = answer.redirect;
    else showProblems(answer.messages);
  }

  function fitCounty() {
    const country = $('#billing_country').val();
    const wrapper = $('.woocommerce-billing-fields');
    raise('country_to_state_changing', [country, wrapper]);
    const old = $('#billing_state');
    const attributes = { id: 'billing_state', name: 'billing_state', class: 'input-text' };
    const field = COUNTIES[country]
      ? $('<select>', attributes)
      : $('<input>', { ...attributes, type: 'text' });
    for (const county of COUNTIES[country] ?? []) field.append($('<option>', { text: county }));
    old.replaceWith(field);
    raise('country_to_state_changed', [country, wrapper]);
  }

  form.attr('novalidate', 'novalidate');
  body.on('update_checkout', () => void updateReview());
  form.on('submit', (event) => void place(event));
  form.on('input validate change', '.input-text', ({ target }) => {
    const row = $(target).closest('.form-row');
    const isMissing = row.is('.validate-required') && !target.value;
    row.toggleClass('woocommerce-invalid woocommerce-invalid-required-field', isMissing);
  });
  form.on('change', '#billing_country', () => {
    fitCounty();
    raise('update_checkout');
  });
  form.on('change', 'input[name="payment_method"]', () => raise('payment_method_selected'));
  form.on('click', '.woocommerce-input-wrapper', (event) => event.stopPropagation());
  $(document.body).on('click', 'a.woocommerce-terms-and-conditions-link', (event) => {
    const text = $('.woocommerce-terms-and-conditions');
    if (!text.length) return;
    event.preventDefault();
    text.slideToggle();
  });
  $('div.create-account').toggle($('#createaccount').is(':checked'));
  form.on('change', '#createaccount', ({ target }) =>
    $('div.create-account').toggle(target.checked),
  );
  raise('init_checkout');
  raise('update_checkout');
});
