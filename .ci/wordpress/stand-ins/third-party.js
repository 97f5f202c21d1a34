// Of another plugin: depends on a script of the shop, and uses the jQuery that came along with it.
jQuery(() => {
  window.thirdParty = [wc_add_to_cart_params.i18n_view_cart, typeof jQuery.fn.block];
});
