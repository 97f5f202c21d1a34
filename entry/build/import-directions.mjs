// @ts-check
/**
 * Who may import whom. The rules are those of the architecture: entry → widgets → shared, islands
 * never import each other, and within `shared` the lower layers know nothing of the upper ones.
 * Checked on what the bundler really bundled, so imports of types alone are free.
 */

/** @typedef {{ from: string, to: string, rule: string }} Violation */

/** A layer of `shared/` → the layers below it, or single modules of them. */
const MAY_IMPORT = {
  models: [],
  platform: [],
  dom: ['platform', 'models/cookie-text'],
  // A call that changes something makes what the browser keeps of it out of date.
  net: ['platform', 'models', 'dom/storage'],
  // Stores write nothing to the page; of `dom` they need only what keeps data for a visitor.
  stores: ['net', 'platform', 'models', 'dom/storage', 'dom/cookies'],
  islands: ['dom', 'platform'],
};

/**
 * @param {Record<string, { imports: { path: string, external?: boolean }[] }>} inputs of a metafile
 * @returns {Violation[]}
 */
export function importViolations(inputs) {
  return Object.entries(inputs).flatMap(([from, { imports }]) =>
    imports.flatMap(({ path: to, external }) => {
      const rule = external ? undefined : brokenRule(from, to);
      return rule ? [{ from, to, rule }] : [];
    }),
  );
}

/**
 * @param {string} from
 * @param {string} to
 */
function brokenRule(from, to) {
  const importer = area(from);
  const imported = area(to);
  if (!importer || !imported) return undefined;

  switch (importer.top) {
    case 'entry':
      return imported.top === 'widgets' && !isDoor(to)
        ? 'of a widget, entry/ imports only the island and the style sheet'
        : undefined;
    case 'widgets':
      if (imported.top === 'entry') return 'widgets/ imports nothing from entry/';
      return imported.top === 'widgets' && imported.name !== importer.name
        ? "a widget imports no other widget's files"
        : undefined;
    case 'shared':
      if (imported.top !== 'shared') return `shared/ imports nothing from ${imported.top}/`;
      return brokenLayer(importer, imported);
  }
}

/**
 * @param {Area} importer
 * @param {Area} imported
 */
function brokenLayer(importer, imported) {
  if (importer.name === imported.name) return undefined;
  const allowed = /** @type {Record<string, string[]>} */ (MAY_IMPORT)[importer.name];
  if (!allowed) return `shared/${importer.name} is no known layer of shared/`;
  const target = `${imported.name}/${imported.rest}`;
  if (allowed.some((path) => imported.name === path || target.startsWith(path))) return undefined;
  const list = allowed.length > 0 ? allowed.join(', ') : 'no other layer';
  return `shared/${importer.name} may import ${list}`;
}

/** @typedef {{ top: 'entry' | 'widgets' | 'shared', name: string, rest: string }} Area */

/**
 * @param {string} path
 * @returns {Area | undefined} undefined for libraries and virtual modules
 */
function area(path) {
  const [, top, name = '', rest = ''] = /^(entry|widgets|shared)\/([^/]+)\/?(.*)$/.exec(path) ?? [];
  return top === 'entry' || top === 'widgets' || top === 'shared' ? { top, name, rest } : undefined;
}

/** @param {string} path */
const isDoor = (path) => /\.island\.tsx?$/.test(path) || path.endsWith('.css');
