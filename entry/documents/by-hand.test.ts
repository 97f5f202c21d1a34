// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { islandsPhp } from '../build/wordpress.mjs';
import { replacedScripts } from '../replaced-scripts';
import { codeBlocks, sectionsOf } from './testing/markdown';
import { read } from './testing/pages';

const [snippet = ''] = codeBlocks(read('README.md'), 'php');
const built = islandsPhp({
  hash: '0123456789abcdef',
  graph: { islands: {}, chunks: new Map() },
  registry: [],
  starter: 'chunks/starter.js',
  replaced: replacedScripts,
});
const hasPhp = spawnSync('php', ['--version']).status === 0;

const theme = mkdtempSync(join(tmpdir(), 'by-hand-'));
afterAll(() => rmSync(theme, { recursive: true }));
mkdirSync(join(theme, 'storefront-islands'));
writeFileSync(join(theme, 'storefront-islands/islands.asset.php'), built);

/** As much of WordPress as the snippet asks for; what it then has is printed as JSON. */
const wordpress = (modules: boolean): string => `
$late = null;
$did  = array( 'modules' => array(), 'hooks' => array() );
class Scripts { public $registered = array(); function query( $handle ) { return $this->registered[ $handle ] ?? false; } }
function wp_scripts() { static $scripts; return $scripts = $scripts ?: new Scripts(); }
function add_action( $hook, $run, $priority = 10 ) { global $did; $did['hooks'][] = $hook; $run(); }
function get_stylesheet_directory() { return ${JSON.stringify(theme)}; }
function get_stylesheet_directory_uri() { return '/theme'; }
function wp_enqueue_style() {}
function is_preview() { return false; }
function is_customize_preview() { return false; }
${modules ? "function wp_enqueue_script_module( $id, $src ) { global $did; $did['modules'][] = $src; }" : ''}
foreach ( json_decode( '${JSON.stringify([...Object.keys(replacedScripts), 'theirs'])}' ) as $handle ) {
	wp_scripts()->registered[ $handle ] = (object) array( 'src' => "/$handle.js", 'ver' => 'theirs' );
}
`;

interface Done {
  modules: string[];
  hooks: string[];
  sources: Record<string, string | false>;
  versions: Record<string, string>;
}

function run(modules: boolean): Done {
  const ask = `$did['sources'] = array_map( fn( $script ) => $script->src, wp_scripts()->registered ); $did['versions'] = array_map( fn( $script ) => $script->ver, wp_scripts()->registered ); echo json_encode( $did );`;
  const input = `<?php\n${wordpress(modules)}\n${snippet}\n${ask}`;
  const { stdout, stderr } = spawnSync('php', [], { input, encoding: 'utf8' });
  expect([stdout.startsWith('{'), stderr], stdout).toEqual([true, '']);
  return JSON.parse(stdout) as Done;
}

test('what is enqueued by hand replaces what the build lists, and names no handle of its own', () => {
  expect(snippet).toContain(
    "require get_stylesheet_directory() . '/storefront-islands/islands.asset.php'",
  );
  expect(snippet).toContain("foreach ( $islands['scripts'] as $handle => $listed )");
  for (const [, key = ''] of snippet.matchAll(/(?<!\$_GET)\['(\w+)'\]/g))
    expect(built).toContain(`'${key}' =>`);
  const documents = [read('README.md'), read('entry/recipes/coexist.md')];
  const lists = documents.flatMap((text) => codeBlocks(text, 'php')).join('\n');
  expect(lists).not.toMatch(/foreach \( array\( '[\w-]+', '/);
  // The snippet looks at no address: what shares its handle with others is left alone.
  for (const [handle, { beside, from }] of Object.entries(replacedScripts)) {
    expect(from === undefined || beside, handle).toBe(true);
  }
  expect(sectionsOf(read('README.md')).get('Enqueue it')).toContain('in WordPress 6.5 or newer');
});

test.skipIf(!hasPhp)('by hand every script goes that may not run beside its islands', () => {
  const { modules, hooks, sources, versions } = run(true);
  expect(modules).toEqual(['/theme/storefront-islands/loader.js']);
  expect(hooks).toEqual(['wp_enqueue_scripts', 'wp_print_footer_scripts']);
  const wanted = Object.entries(replacedScripts).map(([handle, { beside, standIn }]) => {
    const file =
      standIn && standIn.when !== 'called' && `/theme/storefront-islands/${standIn.file}`;
    return [handle, beside ? `/${handle}.js` : file || false];
  });
  expect(sources).toEqual({ ...Object.fromEntries(wanted), theirs: '/theirs.js' });
  // A browser that has kept a stand-in asks for that of another build.
  for (const [handle, version] of Object.entries(versions))
    expect(version === 'theirs', handle).toBe(sources[handle] === `/${handle}.js`);
});

test.skipIf(!hasPhp)('the API is registered by its name, in the version that the build has', () => {
  const [, register = ''] = codeBlocks(read('entry/api.md'), 'php');
  const note = 'function wp_register_script_module( ...$given ) { echo json_encode( $given ); }';
  const input = `<?php\n${wordpress(true)}\n${note}\n${register}`;
  const { stdout, stderr } = spawnSync('php', [], { input, encoding: 'utf8' });
  const address = '/theme/storefront-islands/api.js';
  expect([JSON.parse(stdout), stderr]).toEqual([
    ['storefront-islands/api', address, [], '0123456789abcdef'],
    '',
  ]);
});

test.skipIf(!hasPhp)('by hand nothing is done where WordPress knows no script modules', () => {
  const { modules, sources } = run(false);
  expect(modules).toEqual([]);
  expect(Object.entries(sources)).toEqual(
    Object.keys(sources).map((handle) => [handle, `/${handle}.js`]),
  );
});
