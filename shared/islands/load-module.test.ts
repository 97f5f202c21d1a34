// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { loadModule } from './load-module';

let folder: string;
let url: string;
const write = (): Promise<void> =>
  writeFile(join(folder, 'code.mjs'), 'export const isHere = true;');

const page = new EventTarget();
const listen = vi.fn(page.addEventListener.bind(page));
const network = { onLine: true };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'load-module-'));
  url = pathToFileURL(join(folder, 'code.mjs')).href;
  network.onLine = true;
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('addEventListener', listen);
});
afterEach(() => rm(folder, { recursive: true }));

it('hands over what there is', async () => {
  await write();
  expect(await loadModule(url)).toMatchObject({ isHere: true });
});

it('gives up after a second attempt', async () => {
  await expect(loadModule(url)).rejects.toThrow('code.mjs?retry');
});

it('waits for the network where there is none', async () => {
  network.onLine = false;
  const loaded = loadModule(url);
  const settled = vi.fn();
  loaded.then(settled, settled);
  await vi.waitFor(() => expect(listen).toHaveBeenCalledOnce());
  expect(settled).not.toHaveBeenCalled();
  await write();
  network.onLine = true;
  page.dispatchEvent(new Event('online'));
  expect(await loaded).toMatchObject({ isHere: true });
});
