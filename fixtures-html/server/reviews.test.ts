// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { TestShopper } from './test-shopper';

const TEE = '/product/organic-cotton-tee/';
const review = {
  comment_post_ID: '101',
  rating: '4',
  comment: 'Washes well.',
  author: 'Ada',
  email: 'ada@shop.test',
};

let shopper: TestShopper;

beforeEach(() => {
  shopper = new TestShopper();
});

const post = (fields: Record<string, string>): Promise<Response> =>
  shopper.post('/wp-comments-post.php', { ...review, ...fields });

describe('reviews', () => {
  it('come five to a page, oldest first, and the last page is the default', async () => {
    const first = await shopper.page(`${TEE}comment-page-1/`);
    expect(first).toContain('id="comment-2"');
    expect(first).not.toContain('id="comment-7"');
    expect(first).toContain(`href="${TEE}comment-page-2/#comments"`);
    for (const path of [TEE, `${TEE}comment-page-2/`, `${TEE}?cpage=2`]) {
      const page = await shopper.page(path);
      expect(page).toContain('id="comment-8"');
      expect(page).not.toContain('id="comment-2"');
    }
    expect(await shopper.page('/product/cedar-shoe-trees/')).not.toContain('id="reviews"');
  });

  it('of a guest is held, and shown to its author with its stars', async () => {
    const response = await post({});
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toMatch(/\?unapproved=(\d+)&.*#comment-\1$/);
    const page = await shopper.page(TEE);
    expect(page).toContain('Your review is awaiting approval');
    expect(page).toContain('Washes well.');
    expect(page).toContain('Reviews (7)');
    expect((await post({})).status).toBe(409);
  });

  it('of somebody logged in is there at once, without name and address', async () => {
    await shopper.situation({ loggedIn: true });
    expect(await shopper.page(TEE)).not.toContain('name="email"');
    expect((await post({ author: '', email: '' })).headers.get('location')).toMatch(
      /organic-cotton-tee\/#comment-\d+$/,
    );
    expect(await shopper.page(TEE)).toContain('Reviews (8)');
  });

  it.each([
    [{ rating: '' }, 400, 'Please rate the product.'],
    [{ rating: '6' }, 400, 'Please rate the product.'],
    [{ comment: '  ' }, 400, 'Please type your comment text.'],
    [{ author: '' }, 400, 'Please fill the required fields.'],
    [{ email: 'ada at home' }, 400, 'Please enter a valid email address.'],
    [{ comment_post_ID: '309' }, 403, 'comments are closed'],
    [{ comment_post_ID: '9999' }, 404, 'no such product'],
  ])('are refused with %j', async (fields, status, message) => {
    const response = await post(fields as Record<string, string>);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(message);
  });
});
