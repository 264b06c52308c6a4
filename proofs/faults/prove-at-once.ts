import { answerAll } from '../../scripts/shop/answer-all.ts';
import { finishOf, type Ordering, type Person, personOf } from '../../scripts/shop/order-steps.ts';
import { readOffers } from '../../scripts/shop/read-offers.ts';
import { type Answer, openVisitor, type Visitor } from '../../scripts/shop/visitor.ts';
import { parseBrazilianDate, toIsoDate } from '../../src/brazil/date.ts';
import { finishOrder } from '../../src/contract/calls/leads.ts';
import type { ProofReport } from '../proof-report.ts';
import { findInconsistentRows } from './find-inconsistent-rows.ts';
import { type FaultOptions, withShopDatabase } from './open-shop-database.ts';

interface Options extends FaultOptions {
  /** Number of leads, and of concurrent attempts to finish each. */
  readonly leads: number;
  readonly finishes: number;
  /** Number of rivals for the last visit of a day. */
  readonly rivals: number;
}

type OnOffer = Awaited<ReturnType<typeof readOffers>>;

/** Proves that concurrent calls take effect once: orders of one lead, the last visit. */
export async function proveAtOnce(report: ProofReport, options: Options): Promise<void> {
  const { url, port, engine } = options;
  const origin = `http://127.0.0.1:${port}`;
  const onOffer = await readOffers(openVisitor(() => origin));
  await finishesOfOneLead(report, origin, onOffer, options);
  await lastVisit(report, origin, onOffer, options);
  const half = await withShopDatabase(url, findInconsistentRows);
  report.check(`${engine}: nothing is half done after calls at once`, 1, half);
}

async function finishesOfOneLead(
  report: ProofReport,
  origin: string,
  { offer, visits }: OnOffer,
  { leads, finishes, engine, url }: Options,
): Promise<void> {
  const wrong: string[] = [];
  const finished: string[] = [];
  for (let lead = 1; lead <= leads; lead += 1) {
    const visit = visits[lead % visits.length];
    if (visit === undefined) return;
    const { visitor, ordering } = await readyToFinish(origin, personOf(lead), { offer, visit });
    const answers = await Promise.all(Array.from({ length: finishes }, () => finish(visitor, ordering)));
    const numbers = new Set(answers.map(({ body }) => String(Object(body).orderNumber)));
    const refused = answers.filter(({ status }) => status !== 200);
    if (refused[0] !== undefined) wrong.push(`lead ${lead}: ${refused.length} refused, ${refused[0].text}`);
    if (numbers.size !== 1) wrong.push(`lead ${lead} was told ${[...numbers].join(', ')}`);
    finished.push(ordering.idLead);
  }
  const stored = await withShopDatabase(url, ({ database }) =>
    database.read((db) =>
      db.selectFrom('orders').select('number').where('lead_id', 'in', finished).execute(),
    ),
  );
  if (stored.length !== leads) wrong.push(`${stored.length} orders are stored`);
  report.check(
    `${engine}: ${leads} leads, each finished ${finishes} times at once: ${leads} orders`,
    leads,
    wrong,
  );
}

async function lastVisit(
  report: ProofReport,
  origin: string,
  { offer, visits }: OnOffer,
  { rivals, engine, url }: Options,
): Promise<void> {
  const visit = visits.at(-1);
  const day = parseBrazilianDate(visit?.date ?? '');
  if (visit === undefined || day === null) return;
  const ready = [];
  for (let rival = 1; rival <= rivals; rival += 1)
    ready.push(await readyToFinish(origin, personOf(100_000 + rival), { offer, visit }));
  await withShopDatabase(url, ({ database }) =>
    database.write(async (db) => {
      const slot = { region: 'SP', day: toIsoDate(day), period: visit.period };
      const taken = await db
        .selectFrom('installation_slots')
        .select('booked')
        .where('region', '=', slot.region)
        .where('day', '=', slot.day)
        .where('period', '=', slot.period)
        .executeTakeFirst();
      await db
        .insertInto('installation_capacity')
        .values({ ...slot, capacity: (taken?.booked ?? 0) + 1 })
        .execute();
    }),
  );
  const answers = await Promise.all(ready.map(({ visitor, ordering }) => finish(visitor, ordering)));
  const got = answers.filter(({ status }) => status === 200).length;
  const odd = answers.filter(({ status, body }) => status !== 200 && Object(body).code !== 'visit-taken');
  report.check(`${engine}: of ${rivals} who want the last visit at once, one gets it`, rivals, [
    ...(got === 1 ? [] : [`${got} got it`]),
    ...odd.map(({ status, text }) => `${status} ${text}`),
  ]);
}

let networks = 0;

/** Each visitor has its own address. */
async function readyToFinish(
  origin: string,
  person: Person,
  wanted: Pick<Ordering, 'offer' | 'visit'>,
): Promise<{ visitor: Visitor; ordering: Ordering }> {
  networks += 1;
  const visitor = openVisitor(() => origin, `10.5.${networks >> 8}.${networks & 255}`);
  return { visitor, ordering: await answerAll(visitor, person, wanted) };
}

const finish = (visitor: Visitor, ordering: Ordering): Promise<Answer> =>
  visitor.ask(finishOrder, finishOf(ordering), { key: crypto.randomUUID() });
