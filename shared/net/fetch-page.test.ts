import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { fetchPage, printedGlobal } from './fetch-page';

const DATA = { nonce: 'a1', texts: { done: 'All {done};' } };
const json = JSON.stringify(DATA);

describe('a global in the markup of a page', () => {
  it.each([
    [
      'as WordPress prints it',
      `<script>\n/* <![CDATA[ */\nvar shop = ${json};\n/* ]]> */\n</script>`,
    ],
    ['on one line', `<script>var shop=${json};</script><p>{}</p>`],
    ['beside others', `<script>var a={"b":1},shop = ${json},c={};var d = 1</script>`],
  ])('is read %s', (_what, markup) => {
    expect(printedGlobal(markup, 'shop')).toEqual(DATA);
  });

  it('is none where the page has none, or a broken one', () => {
    expect(printedGlobal('<script>var shops = {};</script>', 'shop')).toBeUndefined();
    expect(printedGlobal('<script>var shop = {"a":</script><p>{}</p>', 'shop')).toBeUndefined();
  });
});

describe('a page as it is now', () => {
  let handle: (response: ServerResponse) => void;
  const server = createServer((_request, response) => handle(response));
  let url = '';

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/letters/`;
    (globalThis as unknown as { happyDOM: { setURL: (to: string) => void } }).happyDOM.setURL(url);
  });

  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const fetchIt = (timeoutMs = 5000, signal = new AbortController().signal): Promise<string> =>
    fetchPage(url, timeoutMs, signal);

  it('is its markup', async () => {
    handle = (response) => void response.end('<html></html>');
    expect(await fetchIt()).toBe('<html></html>');
  });

  it.each(['the beginning', 'the end'])(
    'is given up when %s does not come in time',
    async (missing) => {
      handle = (response) => void (missing === 'the end' && response.write('<html>'));
      await expect(fetchIt(50)).rejects.toMatchObject({ name: 'RequestError', code: 'timeout' });
    },
  );

  it('is left as it is when nobody waits for it any more', async () => {
    const left = new AbortController();
    handle = () => left.abort();
    await expect(fetchIt(5000, left.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('is an error where the shop says so, or says nothing', async () => {
    handle = (response) => void response.writeHead(500).end();
    await expect(fetchIt()).rejects.toMatchObject({ code: 'unknown_error', status: 500 });
    handle = ({ socket }) => void socket?.destroy();
    await expect(fetchIt()).rejects.toMatchObject({ code: 'fetch_error' });
  });
});
