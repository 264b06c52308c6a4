import { type Insertable, sql } from 'kysely';
import type { PlanLists } from '../../server/catalogue/plan-lists.ts';
import type { Connection, Database } from '../../server/database/database.ts';
import type { Tables } from '../../server/database/tables.ts';
import { protocolCode } from '../../server/leads/lead-repository.ts';
import type { Protection } from '../../server/protection/protection.ts';
import { systemRandom, timeOrderedId } from '../../server/protection/random.ts';
import { type Chance, chanceFrom, oneOf } from './chance.ts';
import { insertRows } from './insert-rows.ts';
import { leadTableRows } from './lead-table-rows.ts';
import { madeUpLead } from './made-up-leads.ts';
import { messageRows } from './message-rows.ts';
import { orderRows } from './order-rows.ts';
import { queueRows, reviewRow } from './queue-rows.ts';

interface SeedParts {
  readonly database: Database;
  readonly protection: Protection;
  readonly planLists: PlanLists;
  /** Who has worked on what is made up. */
  readonly operators: readonly string[];
  readonly now: Date;
}

const batchSize = 1000;

/** Leads, and what becomes of them: orders, messages, what waits for a person, and who looked at it. */
export async function seedLeads(parts: SeedParts, many: number): Promise<void> {
  const { database, now } = parts;
  const chance = chanceFrom(now.getTime());
  const protocols = await takenProtocols(database);
  for (let left = many; left > 0; left -= batchSize) {
    const rows = noRows();
    for (let index = 0; index < Math.min(left, batchSize); index += 1)
      addLead(rows, chance, parts, freeProtocol(protocols));
    await database.write((db) => insertAll(db, rows));
  }
  await database.write((db) => sql`analyze`.execute(db));
}

const none = <Name extends keyof Tables>(): Insertable<Tables[Name]>[] => [];

const noRows = () => ({
  leads: none<'leads'>(),
  words: none<'lead_words'>(),
  orders: none<'orders'>(),
  history: none<'order_history'>(),
  notes: none<'order_notes'>(),
  looks: none<'audit_log'>(),
  messages: none<'message_outbox'>(),
  attempts: none<'delivery_attempts'>(),
  reviews: none<'reviews'>(),
  noCoverage: none<'no_coverage_leads'>(),
  calls: none<'support_requests'>(),
  leftWords: none<'left_words'>(),
  slots: new Map<string, Insertable<Tables['installation_slots']>>(),
});

type Rows = ReturnType<typeof noRows>;

function addLead(rows: Rows, chance: Chance, parts: SeedParts, protocol: string): void {
  const { protection, planLists, operators, now } = parts;
  const made = madeUpLead(chance, planLists.forCampaign, now);
  const { leadId, lead, words } = leadTableRows(made, protocol, protection);
  rows.leads.push(lead);
  rows.words.push(...words);
  if (made.isOrdered) addOrder(rows, chance, orderRows(chance, made, { leadId, protocol, now }), operators);
  if (!made.isOrdered && made.answers.risk_status === 'rejected' && chance() < 0.3)
    rows.reviews.push(reviewRow(chance, made, { leadId, operators, now }));
  if (chance() < 0.5) {
    const { message, attempt } = messageRows(chance, made, { leadId, protection, now });
    rows.messages.push(message);
    rows.attempts.push(attempt);
  }
  if (chance() >= 0.1) return;
  const { noCoverage, call, words: said } = queueRows(chance, operators, now);
  rows.noCoverage.push(noCoverage);
  rows.calls.push(call);
  rows.leftWords.push(said);
}

function addOrder(
  rows: Rows,
  chance: Chance,
  { order, history, slot }: ReturnType<typeof orderRows>,
  operators: readonly string[],
): void {
  rows.orders.push(order);
  rows.history.push(...history);
  const seen = new Date(order.created_at);
  const entry = { operator_id: oneOf(chance, operators), at: seen.toISOString() };
  const about = { action: 'order.opened', subject: 'order', subject_id: order.number, detail: '' } as const;
  rows.looks.push({ ...entry, ...about, id: timeOrderedId(systemRandom, seen) });
  if (chance() < 0.1)
    rows.notes.push({
      ...entry,
      id: timeOrderedId(systemRandom, seen),
      order_number: order.number,
      text: 'Prefere ser avisado por mensagem.',
    });
  if (slot === null) return;
  const key = `${slot.region} ${slot.day} ${slot.period}`;
  rows.slots.set(key, { ...slot, booked: (rows.slots.get(key)?.booked ?? 0) + 1 });
}

/** In the order in which rows name one another. */
async function insertAll(db: Connection, rows: Rows): Promise<void> {
  await insertRows(db, 'leads', rows.leads);
  await insertRows(db, 'lead_words', rows.words);
  await insertRows(db, 'orders', rows.orders);
  await insertRows(db, 'order_history', rows.history);
  await insertRows(db, 'order_notes', rows.notes);
  await insertRows(db, 'audit_log', rows.looks);
  await insertRows(db, 'message_outbox', rows.messages);
  await insertRows(db, 'delivery_attempts', rows.attempts);
  await insertRows(db, 'reviews', rows.reviews);
  await insertRows(db, 'no_coverage_leads', rows.noCoverage);
  await insertRows(db, 'support_requests', rows.calls);
  await insertRows(db, 'left_words', rows.leftWords);
  for (const slot of rows.slots.values())
    await db
      .insertInto('installation_slots')
      .values(slot)
      .onConflict((conflict) =>
        conflict
          .columns(['region', 'day', 'period'])
          .doUpdateSet({ booked: sql<number>`installation_slots.booked + ${slot.booked}` }),
      )
      .execute();
}

async function takenProtocols(database: Database): Promise<Set<string>> {
  const rows = await database.read((db) => db.selectFrom('leads').select('protocol').execute());
  return new Set(rows.map(({ protocol }) => protocol));
}

function freeProtocol(taken: Set<string>): string {
  for (;;) {
    const protocol = protocolCode(systemRandom);
    if (taken.has(protocol)) continue;
    taken.add(protocol);
    return protocol;
  }
}
