import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempDisposableSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { longestGathering } from '../../server/channels/channel-worker.ts';
import { holdsNoAnswer } from '../../server/channels/small-talk.ts';
import { whatsappWebhookPath } from '../../server/channels/whatsapp/webhook.ts';
import { seededRandom } from '../../src/pictures/seeded-random.ts';
import { freePort } from '../free-port.ts';
import { startLocalPostgres } from '../local-postgres.ts';
import { processorSeconds } from '../processor-seconds.ts';
import { startShopServer } from './load/server-process.ts';
import { percentile } from './percentile.ts';

// npm run bench:whatsapp [-- --people 200 --rounds 3 --within 10 --only SQLite]: people who each write once within so
// many seconds (0: all at the same moment) to one process, whose WhatsApp responds at once. From the webhook to the first
// message that leaves for each, less the time for which a message without an answer waits for the next one; the first round
// is not counted.
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '3' },
    within: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
  },
});
const people = Array.from(
  { length: Number(values.people) },
  (_, at) => `55119${String(at).padStart(8, '0')}`,
);
/** What each writes in turn: the conversation begins, and goes on; a greeting waits for more. */
const lines = [
  'oi',
  '01310-100',
  '1000',
  'bom dia',
  ...Array.from({ length: Number(values.rounds) }, () => 'quanto custa a instalação?'),
];

using folder = mkdtempDisposableSync(join(tmpdir(), 'ultrafibra-whatsapp-'));
await using postgres = await startLocalPostgres(['max_connections=100']);
const engines: Readonly<Record<string, Record<string, string>>> = {
  SQLite: { DATABASE_URL: `file:${join(folder.path, 'shop.db')}` },
  PostgreSQL: { DATABASE_URL: await postgres.create('shop'), DATA_KEY: randomBytes(32).toString('base64') },
};
const figures: Record<string, object> = {};
for (const [engine, settings] of Object.entries(engines)) {
  if (!engine.startsWith(values.only)) continue;
  const { times, processorMs } = await measure(settings);
  figures[engine] = {
    'processor ms each': Math.round(processorMs),
    'p50 ms': Math.round(percentile(times, 0.5)),
    'p95 ms': Math.round(percentile(times, 0.95)),
  };
}
console.log(`${people.length} people, each writes within ${values.within} s; one process`);
console.table(figures);

async function measure(settings: Record<string, string>) {
  const waiting = new Map<string, () => void>();
  let count = 0;
  const whatsapp = createServer(async (request, response) => {
    const message = JSON.parse(await readText(request));
    count += 1;
    response.end(JSON.stringify({ messages: [{ id: `wamid.out.${count}` }] }));
    if (message.type === undefined) return;
    waiting.get(message.to)?.();
    waiting.delete(message.to);
  });
  const port = await freePort();
  whatsapp.listen(port, '127.0.0.1');
  await once(whatsapp, 'listening');
  const secret = randomBytes(16).toString('hex');
  await using shop = await startShopServer({
    ...settings,
    ...{ WHATSAPP_URL: `http://127.0.0.1:${port}`, WHATSAPP_PHONE_ID: '100', WHATSAPP_TOKEN: 'token' },
    ...{ WHATSAPP_APP_SECRET: secret, WHATSAPP_VERIFY_TOKEN: 'word' },
  });
  const times: number[] = [];
  const write = async (from: string, body: string) => {
    count += 1;
    const message = { from, id: `wamid.in.${count}`, timestamp: String(Math.floor(Date.now() / 1000)) };
    const value = { messages: [{ ...message, type: 'text', text: { body } }] };
    const raw = JSON.stringify({ entry: [{ changes: [{ value }] }] });
    const signature = `sha256=${createHmac('sha256', secret).update(raw).digest('hex')}`;
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature };
    const left = new Promise<void>((resolve) => waiting.set(from, resolve));
    const began = performance.now();
    const taken = await fetch(`http://127.0.0.1:${shop.port}${whatsappWebhookPath}`, {
      method: 'POST',
      headers,
      body: raw,
    });
    if (!taken.ok) throw new Error(`The webhook answered ${taken.status}`);
    await left;
    return performance.now() - began;
  };
  const chance = seededRandom(1);
  let before = 0;
  for (const [round, line] of lines.entries()) {
    const taken = await Promise.all(
      people.map(async (person) => {
        await wait(chance() * Number(values.within) * 1000);
        return write(person, line);
      }),
    );
    if (round === 0) before = processorSeconds(shop.child);
    else times.push(...taken.map((time) => time - (holdsNoAnswer(line) ? longestGathering : 0)));
  }
  const processorMs = ((processorSeconds(shop.child) - before) * 1000) / times.length;
  whatsapp.closeAllConnections();
  whatsapp.close();
  return { times, processorMs };
}
