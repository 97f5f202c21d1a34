// @vitest-environment node
// @ts-check
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unzip } from './unzip.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unzip-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * Writes an archive as the format's description has it: files, directory, its end with a comment.
 *
 * @param {{ name: string, text: string, isDeflated?: boolean }[]} files
 */
function archiveOf(files) {
  /** @type {Buffer[]} */
  const parts = [];
  /** @type {Buffer[]} */
  const entries = [];
  let at = 0;
  for (const { name, text, isDeflated = false } of files) {
    const packed = isDeflated ? deflateRawSync(text) : Buffer.from(text);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50);
    local.writeUInt16LE(name.length, 26);
    // An extra field, which the directory does not repeat.
    local.writeUInt16LE(4, 28);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(isDeflated ? 8 : 0, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(text.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    const part = Buffer.concat([local, Buffer.from(name), Buffer.alloc(4), packed]);
    parts.push(part);
    entries.push(entry, Buffer.from(name));
    at += part.length;
  }
  const comment = Buffer.from('a comment');
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(comment.length, 20);
  const path = join(folder, 'archive.zip');
  writeFileSync(path, Buffer.concat([...parts, ...entries, end, comment]));
  return path;
}

test('unpacks files as they were, packed or not, in their folders', () => {
  const text = 'again and again '.repeat(100);
  const archive = archiveOf([
    { name: 'a/', text: '' },
    { name: 'a/packed.txt', text, isDeflated: true },
    { name: 'b/c/plain.txt', text: 'once' },
  ]);
  unzip(archive, join(folder, 'out'));
  expect(readFileSync(join(folder, 'out/a/packed.txt'), 'utf8')).toBe(text);
  expect(readFileSync(join(folder, 'out/b/c/plain.txt'), 'utf8')).toBe('once');
});

test('refuses what is no archive, and names that lead out of the folder', () => {
  const outside = archiveOf([{ name: '../outside.txt', text: 'x' }]);
  expect(() => unzip(outside, join(folder, 'out'))).toThrow('reaches out');
  writeFileSync(outside, 'no archive, whatever its name says');
  expect(() => unzip(outside, join(folder, 'out'))).toThrow('No zip archive');
  expect(readdirSync(folder)).toEqual(['archive.zip']);
});
