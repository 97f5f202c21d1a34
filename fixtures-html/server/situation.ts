/**
 * A situation is everything about the shop that a test or a person may want different.
 * It is data, so that a page can be reproduced from one JSON object.
 */
export type Theme = 'flatsome' | 'plain';
export type CartStyle = 'dropdown' | 'off-canvas' | 'link';
export type JqueryLoading = 'none' | 'before' | 'late' | 'twice';

export interface Situation {
  theme: Theme;
  cartStyle: CartStyle;
  redirectAfterAdd: 'yes' | 'no';
  miniCartReveal: boolean;
  ajaxAdd: boolean;
  jquery: JqueryLoading;
  bundle: boolean;
  bundleTwice: boolean;
  csp: 'off' | 'strict';
  /** A pixel plugin adds a fragment that carries a script. */
  pixel: boolean;
  /** Printed in the page's settings JSON. */
  settings: Record<string, unknown>;
  /** A third-party script listens to every cart event. */
  thirdParty: boolean;
  /** The platform's localized globals are printed. */
  globals: boolean;
  /** The theme prints a cart widget in the sidebar of listings. */
  widgetCart: boolean;
  loggedIn: boolean;
}

export function defaultSituation(): Situation {
  return {
    theme: 'flatsome',
    cartStyle: 'dropdown',
    redirectAfterAdd: 'yes',
    miniCartReveal: true,
    ajaxAdd: true,
    jquery: 'none',
    bundle: true,
    bundleTwice: false,
    csp: 'off',
    pixel: false,
    settings: {},
    thirdParty: false,
    globals: true,
    widgetCart: false,
    loggedIn: false,
  };
}

const CHOICES: Readonly<Record<string, readonly unknown[]>> = {
  theme: ['flatsome', 'plain'],
  cartStyle: ['dropdown', 'off-canvas', 'link'],
  redirectAfterAdd: ['yes', 'no'],
  jquery: ['none', 'before', 'late', 'twice'],
  csp: ['off', 'strict'],
};

export class SituationError extends Error {}

function checkValue(key: string, value: unknown, example: unknown): void {
  const choices = CHOICES[key];
  if (choices) {
    if (!choices.includes(value))
      throw new SituationError(
        `${key}: expected one of ${choices.join(', ')}, found ${String(value)}`,
      );
  } else if (typeof value !== typeof example || value === null || Array.isArray(value)) {
    throw new SituationError(
      `${key}: expected a value of type ${typeof example}, found ${JSON.stringify(value)}`,
    );
  }
}

/** Changes `situation` by the keys given. A misspelt key is an error: a test must not pass by accident. */
export function mergeSituation(situation: Situation, changes: unknown): void {
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes)) {
    throw new SituationError('Expected a JSON object of situation keys.');
  }
  const examples: Record<string, unknown> = { ...defaultSituation() };
  for (const [key, value] of Object.entries(changes)) {
    if (!Object.hasOwn(examples, key))
      throw new SituationError(
        `${key}: no such key; known are ${Object.keys(examples).join(', ')}`,
      );
    checkValue(key, value, examples[key]);
  }
  Object.assign(situation, changes);
}
