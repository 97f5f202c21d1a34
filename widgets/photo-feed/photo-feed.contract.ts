import { platformName } from '../../shared/platform/names';
import { text } from '../../shared/platform/strings';

/** Source: platform document "theme", section 23.6; specification sections 7 and 8. */
export const selectors = {
  /** Whoever has the admin bar may do something about an error. */
  adminBar: 'body.admin-bar',
};

/** The photo service: a brand word of the contract, which a page may give another name. */
export const serviceName = (): string => text('photoService', 'Instagram');

/** Holds what the shop is asked with: ten digits of a signature, a colon, base64. */
export const dataAttribute = (): string =>
  `data-${platformName('theme')}-${serviceName().toLowerCase()}`;

export const feedAction = (): string =>
  `${platformName('theme')}_load_${serviceName().toLowerCase()}`;

/** As long as with other calls that a shopper does not wait for, in milliseconds. */
export const FEED_TIMEOUT_MS = 30_000;

export const strings = {
  error: '{service} error: {message}',
  invalidData: 'Invalid data',
  invalidResponse: 'Invalid {service} response',
  unknown: 'An unknown error occurred.',
};
