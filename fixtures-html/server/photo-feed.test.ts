// @vitest-environment node
import { expect, test } from 'vitest';
import { TestShopper } from './test-shopper';

const attribute = async (shopper: TestShopper): Promise<string> =>
  /data-flatsome-instagram="([^"]+)"/.exec(await shopper.page('/'))![1]!;

const ask = async (
  shopper: TestShopper,
  data: string,
): Promise<{ success: boolean; data: string }> => {
  const query = new URLSearchParams({ action: 'flatsome_load_instagram', data });
  const answer = await shopper.get(`/wp-admin/admin-ajax.php?${query.toString()}`);
  return (await answer.json()) as { success: boolean; data: string };
};

test('the call answers with photos for what the page was printed with, and refuses all else', async () => {
  const shopper = new TestShopper();
  const data = await attribute(shopper);
  expect(data).toMatch(/^[0-9a-f]{10}:[\w+/=]+$/);
  const { success, data: markup } = await ask(shopper, data);
  expect(success).toBe(true);
  expect(markup.match(/<img/g)).toHaveLength(6);
  expect(markup).not.toContain('data-flatsome-instagram');

  const tampered = data.replace(/:.*/, `:${btoa('{"username":"x","photos":1}')}`);
  expect(await ask(shopper, tampered)).toEqual({ success: false, data: 'Invalid hash' });
  expect(await ask(shopper, 'nothing')).toEqual({ success: false, data: 'Invalid data' });
  await shopper.expireNonces();
  expect(await ask(shopper, data)).toEqual({ success: false, data: 'Invalid hash' });
});
