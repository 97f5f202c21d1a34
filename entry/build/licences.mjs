// @ts-check
/** The licences of the libraries that are built in: they have to come with every copy. */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder of the package that a module belongs to. */
const PACKAGE = /^(.*\bnode_modules\/(?:@[^/]+\/)?[^/]+)\//;

/**
 * @param {string} root
 * @param {string[]} modules paths from the root
 * @returns {Promise<string>} each package with its version and the text of its licence
 * @throws when a package says neither its licence's text nor whose it is
 */
export async function licences(root, modules) {
  const folders = new Set(modules.flatMap((path) => PACKAGE.exec(path)?.[1] ?? []));
  const texts = [...folders].sort().map(async (folder) => {
    const { name, version, license, author } = JSON.parse(
      await readFile(join(root, folder, 'package.json'), 'utf8'),
    );
    const file = (await readdir(join(root, folder)))
      .sort()
      .find((path) => /^licen[cs]e/i.test(path));
    if (!file && !author) throw new Error(`${name} is built in, and has no licence to ship along.`);
    const text = file
      ? await readFile(join(root, folder, file), 'utf8')
      : `Copyright (c) ${author.name ?? author}; published without a text of its licence.`;
    return `${name} ${version} (${license})\n\n${text.trim()}\n`;
  });
  const line = `\n${'-'.repeat(80)}\n\n`;
  return `Built into these files, with thanks:\n${line}${(await Promise.all(texts)).join(line)}`;
}
