import type { RestRequest } from './rest-request';

/** How often the server is asked to finish an upload. */
const POST_PROCESS_ATTEMPTS = 5;

type Send = (request: RestRequest) => Promise<Response>;

/** Whether a call uploads a file to the media library. */
export function isMediaUpload({
  method = 'GET',
  path,
  url,
  namespace,
  endpoint,
}: RestRequest): boolean {
  const address = path ?? url ?? `/${namespace}/${endpoint}`;
  return method.toUpperCase() === 'POST' && /\/?wp\/v2\/media(?:[/?#&]|$)/.test(address);
}

/**
 * Sends an upload. A server that has stored the file, but broke off while making the smaller pictures,
 * is asked to go on, up to five times; if it cannot, it is told to delete the file.
 *
 * Source: specification section 7 "General REST behaviour", platform document "forms, swatches,
 * consent", F.5.
 *
 * @returns the answer; `isLost` when the server gave up
 */
export async function sendUpload(
  request: RestRequest,
  send: Send,
): Promise<{ response: Response; isLost: boolean }> {
  const response = await send(request);
  const id = response.headers.get('x-wp-upload-attachment-id');
  if (response.status < 500 || !id || !/^\d+$/.test(id)) return { response, isLost: false };
  const { signal } = request;
  for (let attempt = 1; attempt <= POST_PROCESS_ATTEMPTS; attempt += 1) {
    const finished = await send({
      path: `/wp/v2/media/${id}/post-process`,
      method: 'POST',
      data: { action: 'create-image-subsizes' },
      ...(signal && { signal }),
    }).catch(() => undefined);
    signal?.throwIfAborted();
    if (finished?.ok) return { response: finished, isLost: false };
  }
  // Nobody waits for it, and there is nobody to tell.
  void send({ path: `/wp/v2/media/${id}?force=true`, method: 'DELETE' }).catch(() => undefined);
  return { response, isLost: true };
}
