import { Hono } from 'hono';
import { readFileSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import { printUpload } from '../pictures/print';
import { findInlineScript } from './inline-scripts';
import type { ShopEnv } from './http';
import { ASSETS_FOLDER, DIST_FOLDER, JQUERY_FILE } from './paths';
import { STYLE_PARTS } from './style-parts';

const MIME_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
};

/** Always asked for again, so that a rebuilt bundle is seen at the next reload. */
function answerFile(body: string | Uint8Array<ArrayBuffer>, extension: string): Response {
  return new Response(body, {
    headers: {
      'content-type': MIME_TYPES[extension] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    },
  });
}

function keepForGood(answer: Response): Response {
  answer.headers.set('cache-control', 'max-age=31536000, immutable');
  return answer;
}

function serveFrom(folder: string, path: string): Response {
  try {
    const file = normalize(join(folder, decodeURIComponent(path)));
    if (!file.startsWith(folder + sep)) throw new Error(`Outside of ${folder}`);
    return answerFile(new Uint8Array(readFileSync(file)), extname(file));
  } catch {
    return new Response('Not found', { status: 404 });
  }
}

export const staticFiles = new Hono<ShopEnv>();

const BUNDLE_PATH = '/wp-content/plugins/storefront-islands/';
const THEME_PATH = '/wp-content/themes/fixture/';

staticFiles.get(`${BUNDLE_PATH}*`, (c) => {
  const path = c.req.path.slice(BUNDLE_PATH.length);
  const answer = serveFrom(DIST_FOLDER, path);
  // Their names change with their content.
  if (path.startsWith('chunks/') && answer.ok) keepForGood(answer);
  return answer;
});

staticFiles.get(`${THEME_PATH}shop.css`, () => {
  const parts = STYLE_PARTS.map((name) =>
    readFileSync(join(ASSETS_FOLDER, 'styles', `${name}.css`), 'utf8'),
  );
  return answerFile(parts.join('\n'), '.css');
});

staticFiles.get(`${THEME_PATH}*`, (c) =>
  serveFrom(ASSETS_FOLDER, c.req.path.slice(THEME_PATH.length)),
);

staticFiles.get('/wp-includes/js/jquery/jquery.js', () =>
  answerFile(readFileSync(JQUERY_FILE, 'utf8'), '.js'),
);

staticFiles.get('/wp-content/uploads/:file', async (c) => {
  const picture = await printUpload(c.req.param('file'));
  if (picture === undefined) return c.notFound();
  // As shops have it: an upload never changes under its name.
  return keepForGood(answerFile(picture, '.webp'));
});

staticFiles.get('/fixture-inline/:file', (c) => {
  const code = findInlineScript(c.req.param('file').replace(/\.js$/, ''));
  return code === undefined ? c.notFound() : answerFile(code, '.js');
});

/** Where the stand-in of the social network's library reports to; the request log has the reports. */
staticFiles.get('/fixture-pixel/tr', () =>
  answerFile('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>', '.svg'),
);

staticFiles.get('/favicon.ico', () => serveFrom(ASSETS_FOLDER, 'icons/favicon.svg'));
