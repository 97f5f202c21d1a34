// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

it('says what to do about a port that is taken, also in a checkout behind a link', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fixture-shop-'));
  const taken = createServer();
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
    taken.close();
  });
  symlinkSync(import.meta.dirname, join(folder, 'shop'));
  await new Promise<void>((resolve) => {
    taken.listen(0, '127.0.0.1', resolve);
  });
  const { port } = taken.address() as AddressInfo;
  const said = await new Promise<string>((resolve) => {
    const env = { ...process.env, PORT: String(port) };
    execFile(process.execPath, [join(folder, 'shop/serve.mjs')], { env }, (_, out, errors) =>
      resolve(out + errors),
    );
  });
  expect(said).toBe(`Port ${port} is taken: choose another, as in PORT=${port + 1} npm start\n`);
});
