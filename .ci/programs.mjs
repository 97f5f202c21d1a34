// @ts-check
/** Finds programs on this machine; installs nothing, and needs no package. */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where programs are: in `PATH`, and where services and browsers usually stand beside it. */
export const PROGRAM_FOLDERS = [
  ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean),
  '/usr/bin',
  '/usr/local/bin',
  '/usr/sbin',
  '/usr/local/sbin',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
].filter((folder) => existsSync(folder));

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * The path of the first of some programs that is installed.
 *
 * @param {...string} names
 */
export function findProgram(...names) {
  return names
    .flatMap((name) => PROGRAM_FOLDERS.map((folder) => join(folder, name)))
    .find(isProgram);
}
