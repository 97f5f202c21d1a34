import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { expect, expectIsland, test, visit } from '../fixtures-html/testing/shop-test';

const run = promisify(execFile);
const NAME = 'storefront-islands';
const TSC = join(
  dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);

/** Beyond `strict`, whatever could find fault with declarations. */
const STRICTEST = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  isolatedModules: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
  allowJs: true,
  checkJs: true,
  noEmit: true,
};

/** npm without the settings and scripts of whoever runs the tests, and without a network. */
const npm = (cwd: string, ...args: string[]) =>
  run('npm', [...args, '--ignore-scripts', '--offline', '--no-audit', '--no-fund'], { cwd });

interface Project {
  folder: string;
  /** Of the packed file, e.g. `dist/loader.js`. */
  packed: string[];
}

/** An empty project that has installed the packed package. */
async function install(folder: string): Promise<Project> {
  const { stdout } = await npm('.', 'pack', '--json', '--pack-destination', folder);
  const [pack] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }];
  await writeFile(join(folder, 'package.json'), '{"name":"theme","private":true,"type":"module"}');
  await npm(folder, 'install', `./${pack.filename}`);
  return { folder, packed: pack.files.map(({ path }) => path).sort() };
}

/** The examples of the documentation, which a theme can copy as they are. */
async function examples(): Promise<string[]> {
  const text = await readFile('entry/api.md', 'utf8');
  return [...text.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code]) => code ?? '');
}

test('the packed package works in an empty project: files, types, exports, manifest and loader', async ({
  page,
  shop,
}) => {
  test.setTimeout(180_000);
  const temporary = await mkdtemp(join(tmpdir(), `${NAME}-`));
  try {
    const { folder, packed } = await install(temporary);
    const root = join(folder, 'node_modules', NAME);

    await test.step('it holds what is built, its types, README and licence, and needs nothing else', async () => {
      const others = packed.filter((path) => !path.startsWith('dist/'));
      expect(others).toEqual(['LICENSE', 'README.md', 'package.json']);
      const kinds = /\.(?:js|js\.map|css|d\.ts|php|txt)$|^dist\/(?:manifest|[\w-]+)\.json$/;
      expect(packed.filter((path) => path.startsWith('dist/') && !kinds.test(path))).toEqual([
        'dist/LICENSE',
      ]);
      expect(
        packed.filter((path) => /^dist\/(?:report|bench)\.|\.test\.|\.e2e\./.test(path)),
      ).toEqual([]);
      expect(packed).toEqual(
        expect.arrayContaining(['dist/loader.js', 'dist/api.js', 'dist/api.d.ts']),
      );
      // A copied plugin carries the licence of the project, too.
      const licence = await readFile('LICENSE', 'utf8');
      expect(await readFile(join(root, 'dist/LICENSE'), 'utf8')).toBe(licence);
      const installed = await readdir(join(folder, 'node_modules'));
      expect(installed.filter((name) => !name.startsWith('.'))).toEqual([NAME]);
    });

    await test.step('its README says before the first link where the linked pages are', async () => {
      const readme = await readFile(join(root, 'README.md'), 'utf8');
      const [before = '', ...after] = readme.split(/\]\((?!https?:)/);
      const leads = after.map((text) => text.slice(0, text.search(/[)#]/))).filter(Boolean);
      expect(leads.filter((path) => !packed.includes(path)).length).toBeGreaterThan(0);
      expect(before).toMatch(/linked here, and the picture, are in the source repository/);
    });

    await test.step('types hold under the strictest settings, and refuse what is wrong', async () => {
      await copyFile('entry/api/testing/consumer.ts', join(folder, 'consumer.ts'));
      const codes = await examples();
      expect(codes.length).toBeGreaterThan(4);
      for (const [index, code] of codes.entries()) {
        await writeFile(join(folder, `example-${index}.js`), code);
      }
      for (const [module, moduleResolution] of [
        ['esnext', 'bundler'],
        ['nodenext', 'nodenext'],
      ]) {
        const compilerOptions = { ...STRICTEST, module, moduleResolution };
        const config = {
          compilerOptions,
          include: ['*.ts', '*.js', `node_modules/${NAME}/dist/*.d.ts`],
        };
        await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
        const told = await run(process.execPath, [TSC, '-p', folder]).then(
          ({ stdout }) => stdout,
          ({ stdout }: { stdout: string }) => stdout,
        );
        expect(told, moduleResolution).toBe('');
      }
      // The compiler does look: a type that is wrong is told.
      await writeFile(join(folder, 'wrong.ts'), `import { none } from '${NAME}/api'; void none;`);
      const wrong = await run(process.execPath, [TSC, '-p', folder]).catch(({ stdout }) => stdout);
      expect(wrong).toContain("no exported member 'none'");
    });

    await test.step('every export leads to a file, and every file of the manifest is there', async () => {
      const names = [
        '',
        '/api',
        '/rest',
        '/diagnostics',
        '/dist/storefront-islands.css',
        '/package.json',
      ];
      const code = `console.log(JSON.stringify(${JSON.stringify(names)}.map((name) =>
        new URL(import.meta.resolve('${NAME}' + name)).pathname)))`;
      const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code], {
        cwd: folder,
      });
      const files = JSON.parse(stdout) as string[];
      expect(files.map((file) => file.slice(root.length + 1))).toEqual([
        'dist/loader.js',
        'dist/api.js',
        'dist/rest.js',
        'dist/diagnostics.js',
        'dist/storefront-islands.css',
        'package.json',
      ]);
      const manifest = JSON.parse(await readFile(join(root, 'dist/manifest.json'), 'utf8')) as {
        version: string;
        api: { file: string };
        islands: Record<string, { file: string; imports: string[] }>;
      };
      const { version } = JSON.parse(await readFile('package.json', 'utf8')) as typeof manifest;
      expect(manifest.version).toBe(version);
      const wanted = Object.values(manifest.islands).flatMap(({ file, imports }) => [
        file,
        ...imports,
      ]);
      expect(wanted.length).toBeGreaterThan(100);
      const missing = wanted.filter((file) => !packed.includes(`dist/${file}`));
      expect(missing).toEqual([]);
    });

    await test.step('its loader makes the islands of a page work, and its API finds their stores', async () => {
      const served: string[] = [];
      await page.route('**/wp-content/plugins/storefront-islands/**', async (route) => {
        const { pathname } = new URL(route.request().url());
        const file = pathname.split('/storefront-islands/')[1] ?? '';
        served.push(file);
        await route.fulfill({ path: join(root, 'dist', file) });
      });
      await shop.situation({ redirectAfterAdd: 'no', csp: 'strict' });
      await visit(page, '/shop/');
      await expectIsland(page.locator('body'), 'cart-fragments', 'ready');
      const came = await page.evaluate(async () => {
        const address = '/wp-content/plugins/storefront-islands/api.js';
        const { actions, stores } = (await import(address)) as typeof import('./api');
        const outcome = await actions.addToBasket({ productId: 101 });
        return [outcome.type, stores.cartHash.get()];
      });
      expect(came).toEqual(['done', (await shop.cart()).hash]);
      expect(served).toEqual(expect.arrayContaining(['loader.js', 'api.js']));
    });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
});

test('the report card weighs everything, and the README has its figures', async () => {
  const rowsOf = (text: string): string[][] =>
    [...text.matchAll(/^\| (.*) \|$/gm)].map(([, row = '']) =>
      row.split('|').map((cell) => cell.trim()),
    );
  const card = rowsOf(await readFile('dist/report.md', 'utf8'))
    .filter(([, , , verdict]) => verdict === 'ok')
    .map(([what = '', size, limit]) => ({ what, size: Number(size), limit: Number(limit) }));
  const largest = (limit: number): number =>
    Math.max(
      ...card
        .filter((row) => row.limit === limit && /^[a-z-]+$/.test(row.what))
        .map(({ size }) => size),
    );
  const sizeOf = (name: string): number => card.find(({ what }) => what === name)?.size ?? NaN;
  const measured = {
    'the loader,': sizeOf('loader'),
    'all that runs': sizeOf('run at once'),
    'React,': sizeOf('React'),
    'the own code of an island with React': largest(6),
    'the own code of one without': largest(2.5),
    'the contact form': sizeOf('contact-form'),
    'a file of ours': sizeOf('any file on demand'),
    'the style sheet': sizeOf('style sheet'),
  };
  // Of what a bundle does not have the card has no row: a library by another name would be weighed by nobody.
  const weighed = ['React', 'early', 'net', 'dialog', 'lightbox', 'carousel', 'api'];
  expect(card.map(({ what }) => what)).toEqual(expect.arrayContaining(weighed));
  const readme = rowsOf(await readFile('README.md', 'utf8'));
  for (const [start, size] of Object.entries(measured)) {
    const told = readme.find(([what, , now]) => what?.startsWith(start) && now !== undefined)?.[2];
    // As many digits as it gives.
    expect(Math.abs(Number(told) - size), `${start} ${told}, measured ${size}`).toBeLessThan(0.1);
  }
});
