// @ts-check
/** What the modules of a bundle import, by esbuild's account of it. */

/** @typedef {import('esbuild').Metafile} Metafile */

/**
 * Everything that runs with a module.
 *
 * @param {Metafile['inputs']} inputs
 * @param {string} entry
 */
export function reachable(inputs, entry) {
  const seen = new Set([entry]);
  for (const path of seen) for (const next of staticImports(inputs, path)) seen.add(next);
  return seen;
}

/**
 * Everything that runs when one of the modules imports something on demand.
 *
 * @param {Metafile['inputs']} inputs
 * @param {readonly string[]} modules
 */
export function lazilyReachable(inputs, modules) {
  const targets = modules
    .flatMap((path) => inputs[path]?.imports ?? [])
    .filter((i) => i.kind === 'dynamic-import' && !i.external);
  return new Set(targets.flatMap((i) => [...reachable(inputs, i.path)]));
}

/**
 * @param {Metafile['inputs']} inputs
 * @param {string} path
 */
export function staticImports(inputs, path) {
  const imports = inputs[path]?.imports ?? [];
  return imports.filter((i) => !i.external && i.kind !== 'dynamic-import').map((i) => i.path);
}

/** @param {Metafile} metafile */
export function sizesOf({ outputs }) {
  return new Map(
    Object.values(outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).map(
        ([path, { bytesInOutput }]) => /** @type {const} */ ([path, bytesInOutput]),
      ),
    ),
  );
}
