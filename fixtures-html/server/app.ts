import { Hono } from 'hono';
import { answerAdminAjax } from './admin-ajax';
import { performCartActions } from './cart-actions';
import { controlApi } from './control-api';
import { fixturesIndex } from './fixtures-index';
import { contactForms } from './form-calls';
import type { ShopEnv } from './http';
import { pages } from './pages';
import {
  bufferBody,
  contentSecurity,
  identifyVisitor,
  keepBackAnswers,
  keepCartCookies,
  logAndFault,
} from './request-pipeline';
import { rest } from './rest';
import { takeReview } from './review-post';
import { takeBlockCheckout } from './store-api';
import { staticFiles } from './static-files';
import { VisitorRegistry } from './visitor';
import { answerShopCall } from './wc-ajax';
import { followWishlistLink } from './wishlist-calls';

/** The whole fixture shop as one application; each has visitors of its own. */
export function createApp(): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>();
  app.use(
    keepBackAnswers,
    identifyVisitor(new VisitorRegistry()),
    bufferBody,
    contentSecurity,
    logAndFault,
    keepCartCookies,
  );

  app.route('/', contactForms);
  app.route('/', staticFiles);
  app.route('/fixtures/api', controlApi);
  app.route('/fixtures/', fixturesIndex);

  app.on(['GET', 'POST'], '/wp-admin/admin-ajax.php', answerAdminAjax);
  app.post('/wp-json/wc/store/v1/checkout', takeBlockCheckout);
  app.route('/wp-json', rest);
  app.post('/wp-comments-post.php', takeReview);
  app.use(async (c, next) => {
    const endpoint = c.req.query('wc-ajax');
    const answer =
      endpoint === undefined
        ? (followWishlistLink(c) ?? performCartActions(c))
        : answerShopCall(c, endpoint);
    return answer ?? next();
  });
  // As the platform: one address per page, with the slash at its end.
  app.get('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const isFile = /\.\w+$/.test(pathname);
    return pathname.endsWith('/') || isFile ? next() : c.redirect(`${pathname}/${search}`, 301);
  });
  app.route('/', pages);
  return app;
}
