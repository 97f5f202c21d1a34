import { readFilledText, type Setting } from '../../shared/platform/settings';

/** Source: platform document "shop", sections 1.3 and 12.3. */

export const classes = {
  /** On the element around the field; the shop's style sheet makes room for the button there. */
  wrapper: 'password-input',
  button: 'show-password-input',
  /** On the button while the password can be read. */
  shown: 'display-password',
};

const label = (key: string, global: string, fallback: string): Setting<string> => ({
  key,
  global: ['woocommerce_params', global],
  read: readFilledText,
  fallback,
});

export const settings = {
  show: label('showPasswordLabel', 'i18n_password_show', 'Show password'),
  hide: label('hidePasswordLabel', 'i18n_password_hide', 'Hide password'),
};
