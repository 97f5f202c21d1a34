// Stands for the platform's meter of a password's strength: where it stands, what it is announced by.
jQuery(function ($) {
  $(document.body).on(
    'keyup change',
    'form.register #reg_password, form.edit-account #password_1',
    ({ target }) => {
      const field = $(target);
      $('#password_strength').remove();
      if (!target.value) return;
      const place = field.parent().is('.password-input') ? field.parent() : field;
      const isGood = target.value.length > 11;
      place.after(
        $('<div>', {
          id: 'password_strength',
          class: `woocommerce-password-strength ${isGood ? 'strong' : 'short'}`,
          role: 'alert',
          text: isGood ? 'Strong' : 'Very weak – please enter a stronger password.',
        }),
      );
      field.attr('aria-describedby', 'password_strength');
      $(document.body).trigger('wc-password-strength-added');
    },
  );
});
