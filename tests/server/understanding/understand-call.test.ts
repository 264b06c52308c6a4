import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { limits } from '../../../server/access/limits.ts';
import { createReader, type Reader } from '../../../server/understanding/create-reader.ts';
import { readLearnt } from '../../../server/understanding/read-model.ts';
import { understand } from '../../../server/understanding/understand.ts';
import { readReply } from '../../../src/api/read-reply.ts';
import { type MessageContext, understandMessage } from '../../../src/contract/calls/understand.ts';
import { messageLength } from '../../../src/contract/lead/answer-lengths.ts';
import { standard } from '../../../src/funnel/campaign.ts';
import { plansIn } from '../../funnel/given.ts';
import type { Browser } from '../test-server/browser.ts';
import { everythingStored } from '../test-server/everything-stored.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { sharedReader } from '../test-server/shared-reader.ts';

const trained = sharedReader();

const context: MessageContext = {
  steps: ['cep'],
  open: ['cep'],
  answered: [],
  waiting: [],
  campaign: '',
  plans: [],
  chosen: null,
  visits: [],
  options: [],
  isOrdered: false,
};

const today = { year: 2026, month: 11, day: 20 };

const closed = (reader: Reader) => {
  onTestFinished(() => reader.close());
  return reader;
};

interface Gates {
  mayWarm?: boolean;
  mayRead?: boolean;
  timeLimitMs?: number;
}

/** The server with a thread that reads at once, or when its gate is opened. */
async function open({ mayWarm = true, mayRead = true, timeLimitMs }: Gates = {}) {
  const gates = new Int32Array(new SharedArrayBuffer(8)).fill(1);
  const set = (gate: number, isOpen: boolean) => {
    Atomics.store(gates, gate, Number(isOpen));
    Atomics.notify(gates, gate);
  };
  set(0, mayWarm);
  set(1, mayRead);
  const thread = () => new Worker(new URL('./stand-in-thread.ts', import.meta.url), { workerData: gates });
  const reader = closed(createReader(thread, timeLimitMs));
  const server = await openTestServer({ reader, trustProxy: 1 });
  return {
    server,
    reader,
    letWarm: () => set(0, true),
    letRead: () => set(1, true),
    running: async () => Object((await server.app.inject('/api/ready')).json()).calls.running,
    ask: (message: string, address = '203.0.113.1', browser = server.browser()) =>
      ask(browser, message, address),
  };
}

const ask = (browser: Browser, message: string, address = '203.0.113.1') =>
  browser.ask(understandMessage, { body: { message, context } }, { headers: { 'x-forwarded-for': address } });

/** Until so many messages have reached the server, on a busy machine too. */
const arrived = (count: () => Promise<number>) => expect.poll(count, { timeout: 10_000 });

const busy = { status: 503, body: { success: false, code: 'busy' }, headers: { 'retry-after': '2' } };

it('a message becomes acts with values and replies, by the real thread and the trained weights', async () => {
  const browser = (await openTestServer({ reader: trained })).browser();
  const { acts } = await browser.call(understandMessage, {
    body: { message: 'Meu CEP é 01310-100. Quanto custa a instalação?', context },
  });
  expect(acts).toContainEqual(
    expect.objectContaining({
      does: 'inform',
      object: 'cep',
      words: '01310-100',
      values: { cep: ['01310100'] },
    }),
  );
  const asked = acts.find(({ does }) => does === 'ask');
  expect(asked?.topics.map(({ id }) => id)).toContain(asked?.object);
  expect(asked?.reply?.text).toBeTruthy();
});

it.each([
  ['too long', { message: 'a'.repeat(messageLength + 1), context }, 'message'],
  ['empty', { message: '  ', context }, 'message'],
  ['without its context', { message: 'oi' }, 'context'],
  ['with the value of an answer', { message: 'oi', context: { ...context, cep: '01310100' } }, 'context.cep'],
  [
    'with a day that does not exist',
    { message: 'oi', context: { ...context, visits: [{ date: '2026-02-30', periods: [] }] } },
    'context.visits.0.date',
  ],
  [
    'with more steps than are ever open',
    { message: 'oi', context: { ...context, steps: Array(13).fill('cep') } },
    'context.steps',
  ],
])('a message %s is refused, and the refusal names the field', async (_, payload, field) => {
  const { server } = await open();
  const answer = await server.browser().send({
    method: 'POST',
    url: '/api/understand',
    headers: { 'x-requested-with': 'ultrafibra' },
    payload,
  });
  expect(answer).toMatchObject({
    status: 422,
    body: { success: false, code: 'invalid', fields: [{ field }] },
  });
});

it('a browser reads all that the thread says, with and without values and replies', () => {
  const said = understand('oi, meu cep é 01310-100. tem fidelidade?', context, {
    ...readLearnt(),
    ...{ campaign: standard, plans: [], today: { year: 2026, month: 11, day: 20 } },
  });
  const response = new Response(null, { headers: { 'content-type': 'application/json' } });
  const reply = { response, text: JSON.stringify({ success: true, ...said }) };
  expect(readReply(understandMessage, reply).ok).toBe(true);
});

it('the thread knows the plans in view in their order, and none that nobody sells', async () => {
  const { server } = await open();
  const [first, second] = plansIn('plans.json').map(({ id }) => id);
  const plans = [second ?? 0, 999_999, first ?? 0];
  const { acts } = await server
    .browser()
    .call(understandMessage, { body: { message: 'oi', context: { ...context, plans } } });
  expect(acts[0]?.values).toEqual({ idPlan: [String(second), String(first)] });
});

it('a message that is never read through is refused in time, and the next one is answered', async () => {
  const { ask } = await open();
  expect(await ask('loop')).toMatchObject(busy);
  expect(await ask('oi')).toMatchObject({ status: 200, body: { acts: [{ words: 'oi' }] } });
});

it('a message that breaks the thread fails alone, and the next one is answered', async () => {
  const { ask } = await open();
  expect(await ask('throw')).toMatchObject({ status: 500, body: { code: 'server' } });
  expect(await ask('oi')).toMatchObject({ status: 200 });
});

it('a message that finds all places taken is refused at once, and those that wait are answered', async () => {
  const { ask, letRead, running } = await open({ mayRead: false, timeLimitMs: 60_000 });
  const waiting = Array.from({ length: 32 }, (_, network) => ask('oi', `203.0.113.${network}`));
  await arrived(running).toBe(waiting.length);
  expect(await ask('oi', '198.51.100.1')).toMatchObject(busy);
  expect(await running()).toBe(waiting.length);
  letRead();
  for (const { status } of await Promise.all(waiting)) expect(status).toBe(200);
});

it('whoever wrote once gets a place of a network that sends much, and nobody loses one for who is refused', async () => {
  const { reader, letRead } = await open({ mayRead: false, timeLimitMs: 60_000 });
  const read = (network: string) => reader.read({ message: 'oi', context, plans: [], today }, network);
  const networks = Array.from({ length: 8 }, (_, network) => `busy ${network}`);
  const crowd = [...networks, ...networks, ...networks, ...'abcdefgh'].map(read);
  const settled = Promise.allSettled(crowd);
  const once = read('once');
  await expect(read('a')).rejects.toMatchObject({ status: 429 });
  letRead();
  await expect(once).resolves.toBeDefined();
  const refused = (await settled).filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject([{ reason: { status: 429 } }]);
});

it('a flood from one network is refused before it takes the places of others', async () => {
  const { ask, letRead, running } = await open({ mayRead: false, timeLimitMs: 60_000 });
  let refused = 0;
  const flood = Array.from({ length: 32 }, async (_, line) => {
    const { status } = await ask('oi', `2804:14d:5c00:${line}::1`);
    if (status === 429) refused += 1;
    return status;
  });
  await arrived(async () => refused + (await running())).toBe(flood.length);
  expect(refused).toBeGreaterThan(flood.length / 2);
  const other = ask('oi', '198.51.100.1');
  letRead();
  expect(await other).toMatchObject({ status: 200 });
  expect(new Set(await Promise.all(flood))).toEqual(new Set([200, 429]));
});

it('a message from a quiet network is read before the rest of a busy one', async () => {
  const { reader, letRead } = await open({ mayRead: false, timeLimitMs: 60_000 });
  await reader.warm();
  const order: string[] = [];
  const read = async (message: string, network: string) => {
    await reader.read({ message, context, plans: [], today }, network);
    order.push(message);
  };
  const all = [read('first', 'busy'), read('second', 'busy'), read('third', 'busy'), read('only', 'quiet')];
  letRead();
  await Promise.all(all);
  expect(order).toEqual(['first', 'only', 'second', 'third']);
});

it('a visitor who types fast is answered, a device that floods is refused, and its neighbour is not', async () => {
  const { ask, server } = await open();
  const browser = server.browser();
  for (let calls = 0; calls < limits.understand.per.device.calls; calls += 1)
    expect((await ask('oi', undefined, browser)).status).toBe(200);
  expect(await ask('oi', undefined, browser)).toMatchObject({ status: 429, body: { code: 'too-many' } });
  expect((await ask('oi')).status).toBe(200);
});

it('neither a message nor its context is logged or stored, whatever becomes of it', async () => {
  const { server, ask } = await open();
  const told: MessageContext = {
    ...context,
    steps: ['secret-step'],
    answered: ['secret_field'],
    campaign: 'secret campaign',
    options: ['secret option'],
    visits: [{ date: '2031-12-24', periods: ['manha'] }],
  };
  const before = await everythingStored(server.database);
  for (const message of ['secret', 'throw secret', 'loop', `secret${'a'.repeat(messageLength)}`])
    await server.browser().ask(understandMessage, { body: { message, context: told } });
  await ask('oi');
  expect(await everythingStored(server.database)).toEqual(before);
  const logged = server.logged();
  for (const status of [200, 422, 500, 503])
    expect(logged).toContain(`"route":"/api/understand","status":${status}`);
  expect(logged).not.toMatch(/secret|2031/);
});

it('the reader is ready only once its thread is warm, and a message waits for it', async () => {
  const { ask, reader, running, letWarm } = await open({ mayWarm: false, timeLimitMs: 60_000 });
  let isWarm = false;
  const warmed = reader.warm().then(() => {
    isWarm = true;
  });
  const answer = ask('oi');
  await arrived(running).toBe(1);
  expect(isWarm).toBe(false);
  letWarm();
  await warmed;
  expect(await answer).toMatchObject({ status: 200 });
});

it('a thread that cannot start says why, and is started again with the next message', async () => {
  let starts = 0;
  const reader = closed(
    createReader(() => {
      starts += 1;
      return new Worker('throw new Error("no weights")', { eval: true });
    }),
  );
  await expect(reader.warm()).rejects.toThrow('no weights');
  await expect(reader.read({ message: 'oi', context, plans: [], today }, 'a')).rejects.toThrow('no weights');
  expect(starts).toBe(2);
});
