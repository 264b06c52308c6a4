import { expect, it } from 'vitest';
import { requestCall } from '../../../src/contract/calls/support.ts';
import { signOut } from '../../../src/contract/panel/access/session.ts';
import { liveAddress } from '../../../src/contract/panel/live.ts';
import type { Browser } from '../test-server/browser.ts';
import { openStream } from '../test-server/open-stream.ts';
import { openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { openSignedIn } from '../test-server/open-with.ts';
import { sampledEngines } from '../test-server/test-database.ts';

async function listen(server: TestServer, browser: Browser, after?: string) {
  const path = after === undefined ? liveAddress : `${liveAddress}?after=${encodeURIComponent(after)}`;
  const stream = await openStream(server, browser, { path });
  const { response } = stream;
  return {
    ...stream,
    status: response.statusCode,
    type: response.headers['content-type'],
    topics: () => stream.data().map((one) => Object(one).topics),
    close: () => response.destroy(),
  };
}

const soon = { timeout: 10_000 };
const asked = (server: TestServer, telephone: string) =>
  server.browser().call(requestCall, { body: { telephone } });

it.each(sampledEngines)(
  'the stream sends changes, also missed ones after a reconnect, and ends with the session, on %s',
  async (engine) => {
    const { server, browser } = await openSignedIn('seller', { engine });
    const stream = await listen(server, browser);
    expect(stream).toMatchObject({ status: 200, type: 'text/event-stream; charset=utf-8' });
    await expect.poll(stream.topics, soon).toEqual([[]]);
    await asked(server, '11987654321');
    await expect.poll(stream.topics, soon).toEqual([[], ['calls']]);

    const lastId = stream.lastId();
    await asked(server, '11987654322');
    const back = await listen(server, browser, lastId);
    await expect.poll(() => back.topics().flat(), soon).toEqual(['calls']);

    await browser.call(signOut, {});
    await expect.poll(() => [stream.hasEnded(), back.hasEnded()], soon).toEqual([true, true]);
  },
);

it('a session opens only so many streams, each that ends makes room, and other sessions have their own', async () => {
  const { server, browser } = await openSignedIn('seller');
  const streams = [];
  let refused: number | undefined;
  while (refused === undefined) {
    const stream = await listen(server, browser);
    if (stream.status === 200) streams.push(stream);
    else refused = stream.status;
    expect(streams.length).toBeLessThan(100);
  }
  expect(refused).toBe(429);
  const other = await server.signIn('manager');
  expect((await listen(server, other.browser)).status).toBe(200);
  streams[0]?.close();
  await expect.poll(async () => (await listen(server, browser)).status, soon).toBe(200);
});

it('the stream is open to operators only', async () => {
  const server = await openTestServer();
  const answer = await server.browser().send({ method: 'GET', url: liveAddress });
  expect(answer).toMatchObject({ status: 401, body: { code: 'signed-out' } });
});

it('the stream ends when the server stops', async () => {
  const { server, browser } = await openSignedIn('seller');
  const stream = await listen(server, browser);
  await expect.poll(stream.topics, soon).toEqual([[]]);
  await server.restart();
  await expect.poll(stream.hasEnded, soon).toBe(true);
});
