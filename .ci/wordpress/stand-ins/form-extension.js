// Of another plugin: extends the forms, and says what their plugin's translations say.
[window.formExtension] = wp.i18n.getLocaleData('contact-form-7').Send;
