// The library that the shop's scripts block their forms with, as far as others call it.
jQuery.fn.block = function block() {
  return this;
};
(window.ran ??= []).push('wc-jquery-blockui');
