import { isDeepStrictEqual } from 'node:util';
import { orderSteps, personOf } from '../../scripts/shop/order-steps.ts';
import type { Connection } from '../../server/database/database.ts';
import type { Lead } from '../../server/leads/lead.ts';
import type { JournalEntry } from './journal.ts';
import type { ShopDatabase } from './open-shop-database.ts';

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
export async function surplus(
  { database }: ShopDatabase,
  entries: readonly JournalEntry[],
): Promise<string[]> {
  const told = (step: string) =>
    entries.filter((entry) => entry.kind === 'acknowledged' && entry.step === step).length;
  const stored = async (table: 'leads' | 'orders') => {
    const rows = await database.read((db) =>
      db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('many'))
        .execute(),
    );
    return Number(rows[0]?.many);
  };
  const leads = await stored('leads');
  const orders = await stored('orders');
  return [
    ...(leads === told('open') - told('erase')
      ? []
      : [`${leads} leads are stored, ${told('open')} were opened and ${told('erase')} erased`]),
    ...(orders === told('finish') ? [] : [`${orders} orders are stored, ${told('finish')} were told`]),
  ];
}
