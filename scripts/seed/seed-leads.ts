import { sql } from 'kysely';
import type { PlanLists } from '../../server/catalogue/plan-lists.ts';
import type { Database } from '../../server/database/database.ts';
import { protocolCode } from '../../server/leads/lead-repository.ts';
import { leadRows } from '../../server/leads/lead-rows.ts';
import { wordsOf } from '../../server/leads/lead-words.ts';
import { fillPlaceCounts } from '../../server/measurement/place-counts.ts';
import { touchColumns } from '../../server/measurement/touch.ts';
import type { Protection } from '../../server/protection/protection.ts';
import { systemRandom, timeOrderedId } from '../../server/protection/random.ts';
import { hourMs } from '../../src/brazil/durations.ts';
import { seededRandom } from '../../src/pictures/seeded-random.ts';
import { addLeadWork } from './add-lead-work.ts';
import { addMessage } from './add-message.ts';
import { addOrder } from './add-order.ts';
import { addQueueRows, addReview } from './add-queues.ts';
import { addRenewal } from './add-renewal.ts';
import type { Chance } from './chance.ts';
import { madeUpLead, type SeededLead } from './made-up-leads.ts';
import { insertAll, noRows, type Rows } from './rows.ts';

export interface SeedParts {
  readonly database: Database;
  readonly protection: Protection;
  readonly planLists: PlanLists;
  /** Ids of operators who work on leads, for claims and notes. */
  readonly operators: readonly string[];
  readonly now: Date;
  /** Within how many days leads began, also those whose contact the sweep then ends; orders within a year by itself. */
  readonly days?: number;
}

const batchSize = 1000;

/** Adds leads with orders, messages, queue items and audit entries, and some renewals. */
export async function seedLeads(parts: SeedParts, many: number): Promise<void> {
  const { database, now } = parts;
  const chance = seededRandom(now.getTime());
  const taken = await database.read((db) => db.selectFrom('leads').select('protocol').execute());
  const protocols = new Set(taken.map(({ protocol }) => protocol));
  for (let left = many; left > 0; left -= batchSize) {
    const rows = noRows();
    for (let index = 0; index < Math.min(left, batchSize); index += 1)
      addLead(rows, chance, parts, freeProtocol(protocols));
    await database.write((db) => insertAll(db, rows));
  }
  await database.write(async (db) => {
    await db.deleteFrom('place_counts').execute();
    await fillPlaceCounts(db);
  });
  await database.write((db) => sql`analyze`.execute(db));
}

/** Adds a lead as the shop stores it: encrypted and indexed. */
function addLead(rows: Rows, chance: Chance, parts: SeedParts, protocol: string): void {
  const { protection, planLists, now, days } = parts;
  const made = madeUpLead(chance, planLists.forCampaign, now, days);
  const { answers, madeAt, orderedAt, isOrdered, touches } = made;
  const lead = { ...made, leadId: timeOrderedId(systemRandom, madeAt), protocol };
  const at = madeAt.toISOString();
  const own = { id: lead.leadId, version: 1, protocol, created_at: at };
  const updated_at = (isOrdered ? orderedAt : madeAt).toISOString();
  rows.leads.push({
    ...leadRows(protection).toRow(lead.leadId, answers),
    ...touchColumns(touches),
    ...own,
    updated_at,
  });
  for (const word of wordsOf(answers.name ?? ''))
    rows.words.push({ lead_id: lead.leadId, word, ordered: Number(isOrdered) });
  if (isOrdered) addOrder(rows, chance, lead, parts);
  else addLeadWork(rows, chance, lead, parts);
  if (!isOrdered && answers.risk_status === 'rejected' && chance() < 0.3)
    addReview(rows, chance, lead, parts);
  addRecovery(rows, chance, lead, parts);
  if (chance() < 0.5) addMessage(rows, chance, lead, parts);
  if (chance() < 0.1) addQueueRows(rows, chance, parts);
  if (chance() < 0.03) addRenewal(rows, chance, parts, protocolCode(systemRandom));
}

/** Who agreed to offers and stopped was written to after three hours, but for some; more of those written to ordered. */
function addRecovery(rows: Rows, chance: Chance, lead: SeededLead, { protection, now }: SeedParts): void {
  const { answers, isOrdered, madeAt, orderedAt, waits, leadId } = lead;
  const decidedAt = new Date(madeAt.getTime() + 3 * hourMs);
  const isLeft = isOrdered ? orderedAt > decidedAt : answers.risk_status !== 'rejected' && decidedAt < now;
  if (!isLeft || !answers.accept_promotions) return;
  const isCounted = isOrdered && waits < 7;
  rows.recoveries.push({
    lead_id: leadId,
    contact_hash: protection.fingerprint(answers.email, 'contact'),
    arm: chance() < (isCounted ? 0.12 : 0.22) ? 'held' : 'sent',
    decided_at: decidedAt.toISOString(),
    ordered_at: isCounted ? orderedAt.toISOString() : null,
  });
}

function freeProtocol(taken: Set<string>): string {
  let protocol = protocolCode(systemRandom);
  while (taken.has(protocol)) protocol = protocolCode(systemRandom);
  taken.add(protocol);
  return protocol;
}
