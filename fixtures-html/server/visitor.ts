import { randomBytes } from 'node:crypto';
import type { Review } from '../catalogue/reviews';
import type { CartLine } from './cart-line';
import type { FaultRule } from './faults';
import type { Submission } from './form-submission';
import type { Markup } from '../templates/markup';
import type { Notice } from './notices';
import type { Order } from './orders';
import type { SignUp } from './sign-ups';
import { defaultSituation, type Situation } from './situation';
import { emptyWishlists, type Wishlists } from './wishlist';

export interface LoggedRequest {
  method: string;
  /** Path with query. */
  path: string;
  body: string;
  /** Milliseconds since 1970. */
  at: number;
  /** `null` while the answer is outstanding, 0 when the connection was closed without one. */
  status: number | null;
}

/** Everything the shop remembers, kept per visitor so that tests running side by side never meet. */
export interface Visitor {
  readonly id: string;
  /** Seeds the nonces; a new one makes every nonce printed so far stale. */
  nonceSecret: string;
  situation: Situation;
  lines: CartLine[];
  removedLines: Map<string, CartLine>;
  /** Stock changed from the catalogue's, by product or variation id. `null`: not counted. */
  stock: Map<number, number | null>;
  coupons: string[];
  shippingMethod: string;
  notices: Notice[];
  /** Why the last login was refused, until it has been said. */
  refusedLogin: Markup | undefined;
  orders: Order[];
  /** Reviews that this visitor has written. */
  reviews: Review[];
  signUps: SignUp[];
  /** Files in the media library; `attemptsNeeded`: how often the server has to be asked to finish one. */
  media: { readonly id: number; readonly name: string; attemptsNeeded: number }[];
  /** Messages that this visitor has sent. */
  submissions: Submission[];
  quizzesAsked: number;
  /** Challenges of pictures; empty once answered. */
  captchasAsked: string[];
  captchaSecret: string;
  wishlists: Wishlists;
  /** Whom the visitor has registered as, with what was posted of attribution. */
  account:
    { readonly email: string; readonly fields: Readonly<Record<string, string>> } | undefined;
  /** What is saved with the account of the user who is logged in, by key. */
  userMeta: Map<string, string>;
  faults: FaultRule[];
  /** How often something has gone wrong because it was to. */
  faultsMet: number;
  /** What the browser has refused because of the strict policy: directive, what, and where. */
  refusals: string[];
  /** Requests that are held, each to be let go. */
  held: (() => void)[];
  requests: LoggedRequest[];
}

export function newVisitor(id: string): Visitor {
  return {
    id,
    nonceSecret: randomBytes(8).toString('hex'),
    situation: defaultSituation(),
    lines: [],
    removedLines: new Map(),
    stock: new Map(),
    coupons: [],
    shippingMethod: 'standard',
    notices: [],
    refusedLogin: undefined,
    orders: [],
    reviews: [],
    signUps: [],
    media: [],
    submissions: [],
    quizzesAsked: 0,
    captchasAsked: [],
    captchaSecret: randomBytes(8).toString('hex'),
    wishlists: emptyWishlists(),
    account: undefined,
    userMeta: new Map(),
    faults: [],
    faultsMet: 0,
    refusals: [],
    held: [],
    requests: [],
  };
}

const MAX_VISITORS = 2000;

export class VisitorRegistry {
  readonly #visitors = new Map<string, Visitor>();

  find(id: string | undefined): Visitor | undefined {
    return id === undefined ? undefined : this.#visitors.get(id);
  }

  create(): Visitor {
    const visitor = this.renew(randomBytes(12).toString('hex'));
    // A server left running for days forgets the oldest visitors rather than growing for ever.
    const oldest = this.#visitors.keys().next().value;
    if (this.#visitors.size > MAX_VISITORS && oldest !== undefined) this.#visitors.delete(oldest);
    return visitor;
  }

  /** A new visitor under this id. What still runs for the one before changes nothing of this one. */
  renew(id: string): Visitor {
    const visitor = newVisitor(id);
    this.#visitors.set(id, visitor);
    return visitor;
  }
}
