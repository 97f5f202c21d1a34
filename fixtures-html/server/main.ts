import { serve } from '@hono/node-server';
import type { Server } from 'node:http';
import { createApp } from './app';

export interface RunningShop {
  /** With the slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Milliseconds that an idle connection stays open. A server that closes one while a request is on its
 * way loses that, which a test cannot tell from a fault: longer than any test lasts.
 */
const KEEP_ALIVE_MS = 600_000;

/** Starts the fixture shop on this computer only. Port 0 takes a free one. */
export function startShop({ port }: { readonly port: number }): Promise<RunningShop> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: createApp().fetch, port, hostname: '127.0.0.1' }, (address) => {
      resolve({ url: `http://127.0.0.1:${address.port}/`, close: () => close(server as Server) });
    });
    (server as Server).keepAliveTimeout = KEEP_ALIVE_MS;
    server.once('error', reject);
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    // Answers held back on purpose would keep the server open for ever.
    server.closeAllConnections();
  });
}
