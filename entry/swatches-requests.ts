/**
 * `dist/swatches-requests.js`: the one function of the swatches plugin's script that the server's own inline
 * code calls, on shops with several languages or currencies. A classic script, in the place of the
 * plugin's.
 *
 * Source: platform document "forms-swatches-consent", section B.4.
 */
interface Asked {
  path?: string;
  url?: string;
}
export type Middleware = <Options extends Asked>(
  options: Options,
  next: (options: Options) => unknown,
) => unknown;

const page = globalThis as unknown as {
  createMiddlewareForExtraQueryParams?: (parameters?: Record<string, unknown>) => Middleware;
};

/**
 * A middleware for WordPress's `apiFetch`: requests to the plugin's routes carry the parameters, those of
 * others pass untouched.
 */
page.createMiddlewareForExtraQueryParams ??= (parameters = {}) => {
  const extend = (address: string): string => {
    const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/.exec(address) ?? [];
    const given = new URLSearchParams(query);
    const added = new URLSearchParams();
    for (const [name, value] of Object.entries(parameters)) {
      if (!given.has(name)) added.set(name, String(value));
    }
    const whole = [query, added.toString()].filter(Boolean).join('&');
    return `${path}${whole && '?'}${whole}${hash}`;
  };
  return (options, next) => {
    const { path, url } = options;
    if (![path, url].some((address) => address?.includes('woo-variation-swatches'))) {
      return next(options);
    }
    return next({
      ...options,
      ...(path === undefined ? {} : { path: extend(path) }),
      ...(url === undefined ? {} : { url: extend(url) }),
    });
  };
};
