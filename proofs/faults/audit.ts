import { isDeepStrictEqual } from 'node:util';
import { orderSteps, personOf } from '../../scripts/shop/order-steps.ts';
import type { Connection } from '../../server/database/database.ts';
import type { Lead } from '../../server/leads/lead.ts';
import type { ProofReport } from '../proof-report.ts';
import { findInconsistentRows, uncountedChanges } from './find-inconsistent-rows.ts';
import { type ShopDatabase, withShopDatabase } from './open-shop-database.ts';
import type { JournalEntry, Traffic } from './traffic.ts';

/** Compares acknowledged writes with the database and returns the missing ones. `entries` may be a recent part. */
export function missingFrom(
  { database, repositories }: ShopDatabase,
  entries: readonly JournalEntry[],
): Promise<string[]> {
  const erased = new Set(
    entries
      .filter(({ step, kind }) => step === 'erase' && kind === 'acknowledged')
      .map(({ idLead }) => idLead),
  );
  const mayBeErased = new Set(entries.filter(({ step }) => step === 'erase').map(({ idLead }) => idLead));

  const missing = async (db: Connection, told: JournalEntry): Promise<string | undefined> => {
    const { serial, step, key, idLead } = told;
    const where = `${step} of ${serial}`;
    const lead = await repositories.leads.find(db, idLead);
    if (erased.has(idLead)) return lead && `${where}: the lead is back`;
    if (lead === undefined) return mayBeErased.has(idLead) ? undefined : `${where}: there is no lead`;
    if (!(await isAnswered(db, lead, told))) return `${where}: it is not stored`;
    const kept = await repositories.keptResponses.find(db, key);
    if (!isDeepStrictEqual(kept?.body, told.body))
      return `${where}: its key answers ${JSON.stringify(kept?.body)}`;
    return undefined;
  };

  const isAnswered = async (db: Connection, lead: Lead, { serial, step, body }: JournalEntry) => {
    if (step === 'finish' || step === 'withdraw') {
      const order = await repositories.orders.ofLead(db, lead.id);
      if (step === 'withdraw') return order?.state === 'withdrawn';
      return order !== undefined && order.number === Object(body).orderNumber;
    }
    const known = orderSteps.find(({ name }) => name === step);
    return known === undefined || known.isKept(lead, personOf(serial));
  };

  return database.read(async (db) => {
    const found: string[] = [];
    for (const told of entries) {
      if (told.kind === 'asked') continue;
      const problem = await missing(db, told);
      if (problem !== undefined) found.push(problem);
    }
    return found;
  });
}

/** After the traffic: everything stored was acknowledged. */
function surplus({ database }: ShopDatabase, entries: readonly JournalEntry[]): Promise<string[]> {
  const told = (step: string) =>
    entries.filter((entry) => entry.kind === 'acknowledged' && entry.step === step).length;
  const expected = { leads: told('open') - told('erase'), orders: told('finish') };
  return database.read(async (db) => {
    const wrong: string[] = [];
    for (const table of ['leads', 'orders'] as const) {
      const { length } = await db.selectFrom(table).select('created_at').execute();
      if (length !== expected[table])
        wrong.push(`${length} ${table} are stored, ${expected[table]} were told`);
    }
    return wrong;
  });
}

export function openAuditor(url: string, traffic: Traffic) {
  const missing: string[] = [];
  const half: string[] = [];
  const different: string[] = [];
  let looked = 0;
  let looks = 0;

  const look = async () => {
    const fresh = traffic.journal.slice(looked);
    looked += fresh.length;
    looks += 1;
    await withShopDatabase(url, async (shop) => {
      missing.push(...(await missingFrom(shop, fresh)));
      half.push(...(await findInconsistentRows(shop)), ...(await uncountedChanges(shop)));
    });
    different.push(...(await traffic.askAgain()));
  };

  return {
    look,
    /** Waits for running calls, audits everything and reports. */
    close: async (report: ProofReport, on: string) => {
      await traffic.end();
      looked = 0;
      await look();
      const told = traffic.journal.filter(({ kind }) => kind === 'acknowledged').length;
      const more = await withShopDatabase(url, (shop) => surplus(shop, traffic.journal));
      report.check(`${on}: no acknowledged write is missing`, told, missing);
      report.check(`${on}: no step is half done, the database is whole`, looks, half);
      report.check(`${on}: the same key answers the same`, told, different);
      report.check(`${on}: one lead and one order for each that was told`, told, more);
      report.check(`${on}: every call is answered in the end`, told, traffic.trouble.unexpected);
      report.metric(`${on}: connections that ended unanswered`, traffic.trouble.unanswered);
      report.metric(`${on}: answers 503 with Retry-After`, traffic.trouble.busy);
    },
  };
}
