import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { inTime } from './in-time.ts';

const reply = z.union([
  z.object({ type: z.literal('success'), id: z.number(), result: z.unknown() }),
  z.object({ type: z.literal('error'), id: z.nullable(z.number()), error: z.string(), message: z.string() }),
  z.object({ type: z.literal('event') }),
]);

const timeoutMs = 60_000;

interface Line {
  send: (method: string, params: object) => Promise<unknown>;
  close: () => void;
}

/** The line of WebDriver BiDi: numbered commands over a socket, and their replies. */
export async function bidi(address: string): Promise<Line> {
  const socket = await connected(address);
  const open = new Map<number, PromiseWithResolvers<unknown>>();
  let count = 0;
  socket.addEventListener('message', ({ data }) => {
    const said = reply.parse(JSON.parse(String(data)));
    if (said.type === 'event' || said.id === null) return;
    const asked = open.get(said.id);
    open.delete(said.id);
    if (said.type === 'success') asked?.resolve(said.result);
    else asked?.reject(new Error(`${said.error}: ${said.message}`));
  });
  socket.addEventListener('close', () => {
    for (const asked of open.values()) asked.reject(new Error('The browser has gone.'));
  });
  return {
    send: (method, params) => {
      count += 1;
      const asked = Promise.withResolvers<unknown>();
      open.set(count, asked);
      socket.send(JSON.stringify({ id: count, method, params }));
      return inTime(`${method} ${JSON.stringify(params)}`, asked.promise);
    },
    close: () => socket.close(),
  };
}

/** The browser needs a moment before it listens. */
async function connected(address: string): Promise<WebSocket> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    const socket = new WebSocket(address);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    socket.addEventListener('open', () => resolve(true), { once: true });
    socket.addEventListener('error', () => resolve(false), { once: true });
    if (await promise) return socket;
    await wait(100);
  }
  throw new Error(`Nobody listens at ${address}.`);
}
