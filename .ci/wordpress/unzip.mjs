// @ts-check
/** Unpacks zip archives, as much of the format as WordPress' own have. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const DEFLATED = 8;

/**
 * @param {string} archive
 * @param {string} folder
 * @throws when it is no such archive, or names files outside of the folder
 */
export function unzip(archive, folder) {
  const bytes = readFileSync(archive);
  const end = findEnd(bytes);
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    if (bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error(`${archive} is damaged`);
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const path = join(folder, name);
    if (!path.startsWith(normalize(folder + sep)))
      throw new Error(`${archive} reaches out: ${name}`);
    if (name.endsWith('/')) mkdirSync(path, { recursive: true });
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content(bytes, at));
    }
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
}

/**
 * The directory of an archive ends with this record, and that with a comment.
 *
 * @param {Buffer} bytes
 */
function findEnd(bytes) {
  for (let at = bytes.length - 22; at >= 0; at--) {
    if (bytes.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw new Error('No zip archive');
}

/**
 * @param {Buffer} bytes
 * @param {number} entry of the directory
 */
function content(bytes, entry) {
  const local = bytes.readUInt32LE(entry + 42);
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const packed = bytes.subarray(start, start + bytes.readUInt32LE(entry + 20));
  return bytes.readUInt16LE(entry + 10) === DEFLATED ? inflateRawSync(packed) : packed;
}
