// Stands for the platform's script of the basket page: what it listens to, raises, replaces and posts.
jQuery(function ($) {
  const body = $(document.body);

  function armButton() {
    $('.woocommerce-cart-form :input[name="update_cart"]').prop('disabled', true);
  }

  function replaceFrom(markup, keepsNotices) {
    const page = new DOMParser().parseFromString(markup, 'text/html');
    const form = page.querySelector('.woocommerce-cart-form');
    if (!form) return location.reload();
    if (!keepsNotices) $('.woocommerce-message, .woocommerce-error').remove();
    $('.woocommerce-cart-form').replaceWith(form);
    $('.cart_totals').replaceWith(page.querySelector('.cart_totals'));
    $('.woocommerce-notices-wrapper')
      .first()
      .prepend(...page.querySelectorAll('[role="alert"]'));
    armButton();
    body.trigger('updated_wc_div');
    body.trigger('updated_cart_totals');
    $.scroll_to_notices($('[role="alert"]'));
  }

  function save(keepsNotices) {
    const form = $('.woocommerce-cart-form').addClass('processing');
    const data = `${form.serialize()}&update_cart=Update%20basket`;
    return $.post(form.attr('action'), data).then((markup) => replaceFrom(markup, keepsNotices));
  }

  $(document).on(
    'wc_update_cart added_to_cart',
    (event, keepsNotices) => void save(!!keepsNotices),
  );
  $(document).on('change input', '.woocommerce-cart-form .cart_item :input', () => {
    $('.woocommerce-cart-form :input[name="update_cart"]').prop('disabled', false);
  });
  $(document).on('submit', '.woocommerce-cart-form', (event) => {
    if (document.activeElement?.name === 'apply_coupon') return;
    event.preventDefault();
    void save(false);
  });
  $(document).on('click', '.woocommerce-cart-form .product-remove > a', (event) => {
    event.preventDefault();
    $.get($(event.currentTarget).attr('href')).then((markup) => {
      replaceFrom(markup, false);
      body.trigger('item_removed_from_classic_cart');
    });
  });
  armButton();
});
