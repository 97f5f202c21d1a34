import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Visitor, VisitorRegistry } from './visitor';

export interface ShopEnv {
  /** Absent in unit tests, which call the app without a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    visitors: VisitorRegistry;
    visitor: Visitor;
    bodyText: string;
    /** Posted fields, whichever way they were encoded; empty for GET. */
    form: URLSearchParams;
  };
}

export type ShopRequest = Context<ShopEnv>;

/** Fields of a form-encoded or multipart body. Files have no place in this shop and are dropped. */
export async function readForm(contentType: string, body: ArrayBuffer): Promise<URLSearchParams> {
  if (contentType.startsWith('multipart/form-data')) {
    const fields = await new Response(body, {
      headers: { 'content-type': contentType },
    }).formData();
    const form = new URLSearchParams();
    fields.forEach((value, name) => {
      if (typeof value === 'string') form.append(name, value);
    });
    return form;
  }
  if (contentType.startsWith('application/json')) return new URLSearchParams();
  return new URLSearchParams(new TextDecoder().decode(body));
}

/** Headers the platform sends with everything that depends on the visitor. */
export const NO_CACHE_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-cache, must-revalidate, max-age=0, no-store, private',
  expires: 'Wed, 11 Jan 1984 05:00:00 GMT',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
};

export function jsonAnswer(body: unknown): Response {
  return new Response(JSON.stringify(body), {
    headers: { ...NO_CACHE_HEADERS, 'content-type': 'application/json; charset=UTF-8' },
  });
}

export function textAnswer(body: string, status = 200): Response {
  return new Response(body, {
    status,
    headers: { ...NO_CACHE_HEADERS, 'content-type': 'text/html; charset=UTF-8' },
  });
}
