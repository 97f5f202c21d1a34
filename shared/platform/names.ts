import { isRecord, pageSettings } from './page-settings';

/**
 * The brand words inside the platform's contract. They stand here and nowhere else; a site whose
 * platform was renamed overrides them by the page setting `names`.
 */
export interface PlatformNames {
  /** Prefix of the shop plugin's cookies and globals. */
  shopPlugin: string;
  /** Prefix of the theme's ajax actions, globals and events. */
  theme: string;
  /** Name of the form plugin in REST paths. */
  formPlugin: string;
}

const DEFAULT_NAMES: PlatformNames = {
  shopPlugin: 'woocommerce',
  theme: 'flatsome',
  formPlugin: 'contact-form-7',
};

export function platformName(which: keyof PlatformNames): string {
  const names = pageSettings().names;
  const override = isRecord(names) ? names[which] : undefined;
  return typeof override === 'string' && override ? override : DEFAULT_NAMES[which];
}
