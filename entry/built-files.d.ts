/** Written by the build: the hash in the names of the islands' files. */
declare module 'storefront-islands:islands' {
  const hash: string;
  export default hash;
}

/** Written by the build: path of the starter's chunk, from the loader. */
declare module 'storefront-islands:starter' {
  const path: string;
  export default path;
}

/** Written by the build: the files of the islands that the starter brings later, beside its own. */
declare module 'storefront-islands:others' {
  const files: { rare: string; woken: string };
  export default files;
}

/** Written by the build: path of the chunk that opens panels in a dialog, from `dist/`. */
declare module 'storefront-islands:panel' {
  const path: string;
  export default path;
}

/** Written by the build: the names of the islands that it has. */
declare module 'storefront-islands:names' {
  const names: readonly string[];
  export default names;
}

/** Written by the build: the content of a style sheet, for a shadow tree. */
declare module '*.css' {
  const text: string;
  export default text;
}
