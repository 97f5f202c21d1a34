import { Hono } from 'hono';
import type { ShopEnv, ShopRequest } from './http';
import { createNonce, isNonceValid } from './nonces';

/** The nonce of REST calls belongs to this action. */
const ACTION = 'wp_rest';
const POSTS = 230;
const MAX_PER_PAGE = 100;
/** The user who is logged in. */
export const USER_ID = 1;
/** Keys of what is saved with a user. */
export const userMeta = { comingSoon: 'woocommerce_admin_coming_soon_banner_dismissed' };

interface RestProblem {
  readonly status: 400 | 401 | 403 | 404 | 500;
  readonly code: string;
  readonly message: string;
}

function refuse(c: ShopRequest, { status, code, message }: RestProblem): Response {
  return c.json({ code, message, data: { status } }, status);
}

/** Somebody is logged in, and the call carries their nonce: without one it is a guest's. */
const isUser = (c: ShopRequest): boolean =>
  c.get('visitor').situation.loggedIn && c.req.header('x-wp-nonce') !== undefined;

const methodOf = (c: ShopRequest): string =>
  (c.req.header('x-http-method-override') ?? c.req.method).toUpperCase();

function listPosts(c: ShopRequest): Response {
  const size = Number(c.req.query('per_page') ?? 10);
  const page = Number(c.req.query('page') ?? 1);
  if (!(size >= 1 && size <= MAX_PER_PAGE)) {
    const message = 'Invalid parameter(s): per_page';
    return refuse(c, { status: 400, code: 'rest_invalid_param', message });
  }
  const pages = Math.ceil(POSTS / size);
  if (page > pages) {
    const message = 'The page number requested is larger than the number of pages available.';
    return refuse(c, { status: 400, code: 'rest_post_invalid_page_number', message });
  }
  const from = (page - 1) * size;
  const posts = Array.from({ length: Math.min(size, POSTS - from) }, (_, index) => ({
    id: from + index + 1,
    title: { rendered: `Mill diary, day ${from + index + 1}` },
  }));
  const address = (to: number): string => {
    const url = new URL(c.req.url);
    url.searchParams.set('page', String(to));
    return url.href;
  };
  const links = [
    ...(page > 1 ? [`<${address(page - 1)}>; rel="prev"`] : []),
    ...(page < pages ? [`<${address(page + 1)}>; rel="next"`] : []),
  ];
  if (links.length > 0) c.header('link', links.join(', '));
  c.header('x-wp-total', String(POSTS));
  return c.json(posts);
}

/**
 * Stores an upload. The server breaks off over pictures named `huge-N…`, and can finish them when it is
 * asked for the N-th time.
 */
function upload(c: ShopRequest): Response {
  if (!isUser(c)) {
    const message = 'Sorry, you are not allowed to create posts as this user.';
    return refuse(c, { status: 401, code: 'rest_cannot_create', message });
  }
  const { media } = c.get('visitor');
  const name = /filename="([^"]*)"/.exec(c.get('bodyText'))?.[1] ?? 'file';
  const id = 9000 + media.length;
  const attempts = Number(/^huge-(\d+)/.exec(name)?.[1] ?? 0);
  media.push({ id, name, attemptsNeeded: attempts });
  if (attempts === 0) return c.json({ id, title: { rendered: name } }, 201);
  c.header('x-wp-upload-attachment-id', String(id));
  return c.text('Out of memory', 500);
}

function changeMedia(c: ShopRequest): Response {
  const { media } = c.get('visitor');
  const index = media.findIndex(({ id }) => String(id) === c.req.param('id'));
  const found = media[index];
  if (!found || methodOf(c) !== 'DELETE' || c.req.query('force') !== 'true') {
    return refuse(c, { status: 404, code: 'rest_post_invalid_id', message: 'Invalid post ID.' });
  }
  media.splice(index, 1);
  return c.json({ deleted: true, previous: { id: found.id } });
}

function postProcess(c: ShopRequest): Response {
  const found = c.get('visitor').media.find(({ id }) => String(id) === c.req.param('id'));
  if (!found || !c.get('bodyText').includes('"create-image-subsizes"')) {
    return refuse(c, { status: 404, code: 'rest_post_invalid_id', message: 'Invalid post ID.' });
  }
  found.attemptsNeeded -= 1;
  if (found.attemptsNeeded > 0) return c.text('Out of memory', 500);
  return c.json({ id: found.id, title: { rendered: found.name } });
}

/** Takes what the shop plugin lets users change of themselves, form-encoded or as JSON. */
function changeUser(c: ShopRequest): Response {
  if (!isUser(c) || !['me', String(USER_ID)].includes(c.req.param('id') ?? '')) {
    const message = 'Sorry, you are not allowed to edit this user.';
    return refuse(c, { status: 401, code: 'rest_cannot_edit', message });
  }
  const isJson = c.req.header('content-type')?.startsWith('application/json');
  const posted: unknown = isJson
    ? (JSON.parse(c.get('bodyText')) as Record<string, Record<string, unknown>>)[
        'woocommerce_meta'
      ]?.['coming_soon_banner_dismissed']
    : c.get('form').get('woocommerce_meta[coming_soon_banner_dismissed]');
  if (typeof posted === 'string') c.get('visitor').userMeta.set(userMeta.comingSoon, posted);
  return c.json({ id: USER_ID, name: 'Ada' });
}

/** The REST API of the platform's core, as far as the storefront meets it. */
export const rest = new Hono<ShopEnv>();

rest.use(async (c, next) => {
  const nonce = c.req.header('x-wp-nonce');
  if (nonce !== undefined && !isNonceValid(c.get('visitor'), ACTION, nonce)) {
    const message = 'Cookie check failed';
    return refuse(c, { status: 403, code: 'rest_cookie_invalid_nonce', message });
  }
  if (isUser(c)) c.header('x-wp-nonce', createNonce(c.get('visitor'), ACTION));
  await next();
  return undefined;
});

rest.get('/wp/v2/posts', listPosts);
rest.post('/wp/v2/media', upload);
rest.post('/wp/v2/media/:id/post-process', postProcess);
rest.post('/wp/v2/media/:id', changeMedia);
rest.get('/wp/v2/users/me', (c) =>
  isUser(c)
    ? c.json({ id: USER_ID, name: 'Ada' })
    : refuse(c, {
        status: 401,
        code: 'rest_not_logged_in',
        message: 'You are not currently logged in.',
      }),
);
rest.post('/wp/v2/users/:id', changeUser);
rest.all('*', (c) =>
  refuse(c, {
    status: 404,
    code: 'rest_no_route',
    message: 'No route was found matching the URL and request method.',
  }),
);
