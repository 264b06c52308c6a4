import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished, vi } from 'vitest';
import { importAddress, listImports } from '../../../src/contract/panel/imports.ts';
import { coverageHeader } from '../imports/csv.ts';
import { openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { openSignedIn } from '../test-server/open-with.ts';

const upload = `POST ${importAddress}/coverage`;
const json = 'content-type: application/json\r\n';
const csv = 'content-type: text/csv\r\nx-requested-with: ultrafibra\r\n';
const gzip = `${csv}content-encoding: gzip\r\n`;

const write = (line: string, headers: string, length: number) =>
  `${line} HTTP/1.1\r\nhost: loja.example\r\n${headers}content-length: ${length}\r\n\r\n`;
const read = 'GET /api/banks HTTP/1.1\r\nhost: loja.example\r\nconnection: close\r\n\r\n';

async function portOf({ app }: TestServer): Promise<number> {
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

function connectTo(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** A connection to the server, and the server's end of it. */
async function open(server: TestServer): Promise<{ socket: Socket; held: Socket }> {
  const port = await portOf(server);
  const accepted: Promise<Socket[]> = once(server.app.server, 'connection');
  const socket = connectTo(port);
  const [held = socket] = await accepted;
  return { socket, held };
}

async function admin(server: TestServer): Promise<string> {
  const { browser } = await server.signIn('admin');
  return `cookie: ${Array.from(browser.cookies, (pair) => pair.join('=')).join('; ')}\r\n`;
}

const statusesIn = (replies: string) =>
  Array.from(replies.matchAll(/HTTP\/1\.1 (\d+)/g), ([, status]) => Number(status));

const unfinished: readonly (readonly [string, number, string])[] = [
  ['more than a call may send', 413, write('POST /api/lead-v2', json, 40_000)],
  ['another type', 415, write('POST /api/lead-v2', 'content-type: text/plain\r\n', 100)],
  ['a broken address', 400, write('POST /api/lead/%E0%A4%A', json, 100)],
  ['a call that needs no body', 200, write('GET /api/banks', json, 100)],
  ['a second host', 400, write('POST /api/lead-v2', `${json}host: b\r\n`, 100)],
  ['an upload of a stranger', 401, write(upload, gzip, 100)],
  ['an upload without the type', 415, write(upload, json, 100)],
];

it('an answer to a body that never comes closes its connection', async () => {
  const port = await portOf(await openTestServer());
  // At once, because the server waits a moment for each body.
  const answered = unfinished.map(async ([name, , head]) => {
    const socket = connectTo(port);
    socket.write(`${head}{}`);
    return [name, statusesIn(await text(socket))];
  });
  expect(await Promise.all(answered)).toEqual(unfinished.map(([name, status]) => [name, [status]]));
});

it('a body that is refused for the many of its network is not left in its connection', async () => {
  const { socket, held } = await open(await openTestServer());
  const others = Array.from({ length: 100 }, () => connect(held.localPort ?? 0, '127.0.0.1'));
  onTestFinished(() => {
    for (const other of others) other.on('error', () => {}).destroy();
  });
  const replies = [socket, ...others].map((one) => {
    one.write(`${write('POST /api/lead-v2', json, 100)}{}`);
    return text(one);
  });
  // One more than a network may leave unfinished: the others wait for the rest of their bodies.
  const reply = await Promise.race(replies);
  expect(statusesIn(reply)).toEqual([429]);
  expect(reply.toLowerCase()).toContain('connection: close');
});

it.each([
  ['broken gzip', gzip, Buffer.alloc(500_000, 'no gzip')],
  ['an unknown kind of file', csv, Buffer.alloc(500_000, 'x')],
])('the call behind a refused upload is answered: %s', async (name, headers, body) => {
  const server = await openTestServer();
  const cookie = await admin(server);
  const { socket } = await open(server);
  const line = name === 'broken gzip' ? upload : `POST ${importAddress}/prices`;
  socket.write(write(line, cookie + headers, body.length));
  socket.write(body);
  socket.write(read);
  expect(statusesIn(await text(socket))).toEqual([name === 'broken gzip' ? 400 : 404, 200]);
});

const minuteMs = 60_000;

/** An administrator who uploads while minutes pass as told. */
async function uploading() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { server, browser } = await openSignedIn('admin');
  const cookie = await admin(server);
  const { socket, held } = await open(server);
  const becomes = (state: string) =>
    expect.poll(async () => (await browser.call(listImports, {})).runs[0]?.state).toBe(state);
  return { cookie, socket, held, becomes };
}

it('an upload may take minutes while it keeps arriving, and stays the one that is under way', async () => {
  const { cookie, socket, held, becomes } = await uploading();
  const file = Buffer.concat([gzipSync(coverageHeader), gzipSync(Buffer.alloc(300_000, '\n'), { level: 0 })]);
  socket.write(write(upload, cookie + gzip, file.length));
  await becomes('receiving');
  const part = 100_000;
  for (let sent = 0; sent < file.length; sent += part) {
    const before = held.bytesRead;
    const chunk = file.subarray(sent, sent + part);
    socket.write(chunk);
    await expect.poll(() => held.bytesRead).toBeGreaterThanOrEqual(before + chunk.length);
    if (sent + part < file.length) await vi.advanceTimersByTimeAsync(minuteMs / 2);
  }
  const [reply] = await once(socket, 'data');
  expect(String(reply)).toContain('HTTP/1.1 202');
});

it('an upload that stalls is cut off, and the next one may begin', async () => {
  const { cookie, socket, held, becomes } = await uploading();
  socket.write(write(upload, cookie + gzip, 1_000_000));
  socket.write(gzipSync(coverageHeader).subarray(0, 10));
  await becomes('receiving');
  const ended = text(socket);
  const closed = once(held, 'close');
  vi.advanceTimersByTime(minuteMs / 2);
  expect(statusesIn(await ended)).toEqual([408]);
  await closed;
  await becomes('refused');
});
