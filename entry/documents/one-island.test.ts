// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { registry } from '../registry';
import { replacedScripts } from '../replaced-scripts';
import { codeBlocks, codeSpans, sectionsOf } from './testing/markdown';
import { read } from './testing/pages';

const recipe = read('entry/recipes/one-island.md');
const names: readonly string[] = registry.map(({ name }) => name).sort();
const scripts = Object.values(replacedScripts);

/** Islands that can only be on together: those that share a script which may not run beside them. */
function groupOf(island: string): string[] {
  const group = new Set([island]);
  for (const one of group) {
    for (const { islands, beside } of scripts) {
      if (!beside && islands.includes(one)) for (const other of islands) group.add(other);
    }
  }
  return [...group].sort();
}

const groups = [...new Set(names.map((name) => groupOf(name).join()))].map((all) => all.split(','));
const hasPhp = spawnSync('php', ['--version']).status === 0;

test('the islands that can be on alone, and in pairs, are those that the list leaves so', () => {
  const [, text = ''] = (sectionsOf(recipe).get('One alone') ?? '').split('these can be on alone:');
  const [alone = '', pairs = ''] = text.split('All others share')[0]!.split('and these in pairs:');
  expect(codeSpans(alone)).toEqual(groups.filter(({ length }) => length === 1).flat());
  const told = [...pairs.matchAll(/`([\w-]+)`\s+with\s+`([\w-]+)`/g)];
  expect(told.map(([, one, other]) => [one, other])).toEqual(
    groups.filter(({ length }) => length === 2),
  );
  // All others come together.
  expect(groups.filter(({ length }) => length > 2)).toHaveLength(1);
});

test('the examples turn on an island that can be alone, by the filter and by hand', () => {
  const [filter = '', byHand = ''] = codeBlocks(recipe, 'php');
  expect(filter).toMatch(/^add_filter\( 'storefront_islands_enabled', /);
  for (const code of [filter, byHand]) {
    const [, island = ''] = /(?:===|array\() '([\w-]+)'/.exec(code) ?? [];
    expect(groupOf(island)).toEqual([island]);
  }
});

test.skipIf(!hasPhp)('the plugin comes to the same groups', () => {
  const listed = Object.fromEntries(
    Object.entries(replacedScripts).map(([handle, { islands, beside }]) => [
      handle,
      { islands, ...(beside ? { beside } : {}) },
    ]),
  );
  const ask = `<?php
    define( 'ABSPATH', '/' );
    require 'entry/wordpress/includes/islands.php';
    $names = json_decode( '${JSON.stringify(names)}' );
    $scripts = json_decode( '${JSON.stringify(listed)}', true );
    $left = array();
    foreach ( json_decode( '${JSON.stringify(groups)}' ) as $group ) {
      $left[] = array_values( array_diff( $names, StorefrontIslands\\settle( $scripts, array_diff( $names, $group ), array() )['off'] ) );
      // With one of them off, none is left.
      $left[] = array_values( array_diff( $group, StorefrontIslands\\settle( $scripts, array( $group[0] ), array() )['off'] ) );
    }
    echo json_encode( $left );`;
  const { stdout } = spawnSync('php', [], { input: ask, encoding: 'utf8' });
  expect(JSON.parse(stdout)).toEqual(groups.flatMap((group) => [group, []]));
});
