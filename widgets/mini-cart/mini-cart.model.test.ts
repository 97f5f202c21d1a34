import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { LineChange } from '../../shared/models/cart-lines';
import { updateRows, type CartRow, type CartRows } from './mini-cart.model';

type Row = CartRow<string>;

const row = (key: string, markup = key): Row => ({ key, name: key, quantity: 1, markup });
const rowsOf = (keys: string): Row[] => [...keys].map((key) => row(key));
const shown = (rows: CartRows<string>): string => rows.rows.map(({ key }) => key).join('');
const start = (keys: string): CartRows<string> =>
  updateRows({ rows: [], pinned: new Set() }, rowsOf(keys), {});

describe('updateRows', () => {
  it('shows the server’s rows in the server’s order', () => {
    expect(shown(start('abc'))).toBe('abc');
    expect(shown(updateRows(start('abc'), rowsOf('cb'), {}))).toBe('cb');
  });

  it('keeps a removed line in its place, and puts it back there', () => {
    const removed = updateRows(start('abc'), rowsOf('ac'), { b: { state: 'removed' } });
    expect(shown(removed)).toBe('abc');
    // The server brings it back at the end.
    const back = updateRows(removed, rowsOf('acb'), {});
    expect(shown(back)).toBe('abc');
    expect(shown(updateRows(back, rowsOf('acbd'), {}))).toBe('abcd');
  });

  it('drops it when its time is over', () => {
    const removed = updateRows(start('abc'), rowsOf('ac'), { b: { state: 'removed' } });
    expect(shown(updateRows(removed, rowsOf('ac'), {}))).toBe('ac');
  });

  it('takes the server’s newest markup of a row', () => {
    const next = updateRows(start('a'), [row('a', 'newer')], {});
    expect(next.rows[0]?.markup).toBe('newer');
  });

  const keys = fc.uniqueArray(fc.constantFrom(...'abcde')).map((list) => list.join(''));
  const hiding: LineChange['state'][] = ['removing', 'removed', 'restoring', 'restored'];
  const changes = fc.dictionary(
    fc.constantFrom(...'abcde'),
    fc.constantFrom(...hiding).map((state) => ({ state }) as LineChange),
  );

  it('shows each line of the server once, and beside them only hidden ones', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, changes), { minLength: 1 }), (history) => {
        let rows = start('');
        for (const [server, change] of history) {
          const before = shown(rows);
          rows = updateRows(rows, rowsOf(server), change);
          const expected = new Set([...server, ...[...before].filter((key) => change[key])]);
          expect([...shown(rows)].toSorted()).toEqual([...expected].toSorted());
        }
      }),
    );
  });
});
