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
    /** What was posted, with its files, whichever way it was encoded; empty for GET. */
    posted: FormData;
    /** The fields of it. */
    form: URLSearchParams;
  };
}

export type ShopRequest = Context<ShopEnv>;

/** Fields and files of a form-encoded or multipart body. */
export async function readPosted(contentType: string, body: ArrayBuffer): Promise<FormData> {
  if (contentType.startsWith('multipart/form-data'))
    return new Response(body, { headers: { 'content-type': contentType } }).formData();
  const posted = new FormData();
  if (contentType.startsWith('application/json')) return posted;
  const fields = new URLSearchParams(new TextDecoder().decode(body));
  fields.forEach((value, name) => posted.append(name, value));
  return posted;
}

export function fieldsOf(posted: FormData): URLSearchParams {
  const fields = [...posted].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return new URLSearchParams(fields);
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
