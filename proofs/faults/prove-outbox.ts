import { answerAll } from '../../scripts/shop/answer-all.ts';
import { finishOf, personOf } from '../../scripts/shop/order-steps.ts';
import { readOffers } from '../../scripts/shop/read-offers.ts';
import { type Shop, startShop } from '../../scripts/shop/start-shop.ts';
import { openVisitor } from '../../scripts/shop/visitor.ts';
import { until } from '../../scripts/until.ts';
import { minuteMs } from '../../src/brazil/durations.ts';
import { finishOrder, sendLeadLink } from '../../src/contract/calls/leads.ts';
import { openReceiver } from '../listeners.ts';
import type { ProofReport } from '../proof-report.ts';
import { type FaultOptions, shopSettings, withShopDatabase } from './open-shop-database.ts';

/** Longer than the worker's polling interval. */
const timeoutMs = 60_000;

type Arrived = Readonly<Record<'messages' | 'events', Map<string, number>>>;

/** Proves deliveries when the server dies between sending and recording. */
export async function proveOutbox(
  report: ProofReport,
  { url, port, engine, kills }: FaultOptions & { readonly kills: number },
): Promise<void> {
  let shop: Shop | undefined;
  let lives = 0;
  const arrived: Arrived = { messages: new Map(), events: new Map() };
  using receiver = await openReceiver((headers, body) => {
    const event = headers['webhook-id'];
    const id = String(event ?? Object(JSON.parse(body)).biz_opaque_callback_data);
    const which = event === undefined ? arrived.messages : arrived.events;
    which.set(id, (which.get(id) ?? 0) + 1);
    if (lives === 0) return { messages: [{ id: `taken ${id}` }] };
    // Kills the sender before it gets the response.
    shop?.child.kill('SIGKILL');
    return undefined;
  });
  const settings = {
    ...shopSettings(url),
    WHATSAPP_URL: receiver.url,
    WHATSAPP_PHONE_ID: '1',
    WHATSAPP_TOKEN: 'x',
    QUIET_HOURS: '0-0',
    WEBHOOK_CRM_URL: `${receiver.url}/events`,
    WEBHOOK_CRM_SECRET: `whsec_${Buffer.alloc(24, 7).toString('base64')}`,
  };
  const start = async () => {
    shop = startShop({ port, settings });
    await shop.ready;
    return shop;
  };

  for (lives = kills; lives > 0; lives -= 1) {
    const running = await start();
    const visitor = openVisitor(() => running.origin, `10.3.${lives}.1`);
    // A message sent at the start may already kill this process.
    await order(visitor, lives).catch(() => undefined);
    await until(timeoutMs, () => running.child.signalCode !== null);
    await running.kill();
    await passTime(url);
  }
  const last = await start();
  const isDone = await until(timeoutMs, async () =>
    (await dueRows(url)).every(({ state }) => !/sending|waiting/.test(state)),
  );
  const rows = await dueRows(url);
  await last.stop();
  const uncertain = rows.filter(({ state }) => state === 'uncertain');
  const lost = rows.filter(({ id, channel, state }) =>
    channel === 'whatsapp' ? state !== 'uncertain' && !arrived.messages.has(id) : !arrived.events.has(id),
  );
  const twice = [...arrived.messages].filter(([, times]) => times > 1);
  const on = `${engine}, ${kills} kills while sending`;
  report.check(
    `${on}: no message is sent twice under one id`,
    arrived.messages.size,
    twice.map(([id]) => id),
  );
  report.check(
    `${on}: no message and no event is lost`,
    rows.length,
    lost.map(({ id, state }) => `${id} is ${state}`),
  );
  report.check(`${on}: everything is settled in the end`, 1, isDone ? [] : ['something is still waiting']);
  report.metric(`${on}: messages that a person has to look at`, uncertain.length);
}

async function order(visitor: ReturnType<typeof openVisitor>, serial: number): Promise<void> {
  const { offer, visits } = await readOffers(visitor);
  const visit = visits[serial % visits.length];
  if (visit === undefined) return;
  const ordering = await answerAll(visitor, personOf(300_000 + serial), { offer, visit });
  await visitor.call(sendLeadLink, { params: { idLead: ordering.idLead } });
  await visitor.call(finishOrder, finishOf(ordering));
}

/** Ages claims and due times by ten minutes. */
const passTime = (url: string): Promise<unknown> =>
  withShopDatabase(url, ({ database }) =>
    database.write(async (db) => {
      const before = new Date(Date.now() - 10 * minuteMs).toISOString();
      await db
        .updateTable('message_outbox')
        .set({ claimed_at: before, due_at: before })
        .where(({ or, eb, and }) =>
          or([eb('state', '=', 'sending'), and([eb('state', '=', 'waiting'), eb('attempts', '>', 0)])]),
        )
        .execute();
    }),
  );

/** Messages and events but those of later, as reminders of visits. */
async function dueRows(url: string) {
  const rows = await withShopDatabase(url, ({ database }) =>
    database.read((db) =>
      db
        .selectFrom('message_outbox')
        .select(['id', 'channel', 'state', 'due_at'])
        .where('channel', 'in', ['whatsapp', 'webhook'])
        .execute(),
    ),
  );
  const now = new Date().toISOString();
  return rows.filter(({ state, due_at }) => state !== 'waiting' || (due_at ?? '') <= now);
}
