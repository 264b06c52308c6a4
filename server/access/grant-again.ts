import * as z from 'zod/mini';
import type { Connection } from '../database/database.ts';
import type { RequestContext } from '../http/route-group.ts';

interface Found<Known> {
  find(db: Connection, id: string): Promise<Known | undefined>;
}

/** What a call may have opened. */
export interface OpenedByCalls {
  readonly leads: Found<{ readonly version: number }>;
  readonly renewals: Found<{ readonly version: number }>;
  readonly noCoverageLeads: Found<{ readonly untouched: boolean }>;
}

const id = z.nullish(z.string());
const opened = z.object({ id, idLead: id, id_renewal_request: id });

/**
 * Issues a new capability on a replayed call whose first response was lost with its cookie. Only while the lead is
 * unchanged: later, a leaked key and body must not open the answers.
 */
export async function grantAgain(body: unknown, context: RequestContext<OpenedByCalls>): Promise<void> {
  const ids = opened.parse(body);
  const opens = ids.id ?? ids.idLead ?? ids.id_renewal_request;
  if (!opens || context.lead.holds(opens)) return;
  const { leads, noCoverageLeads, renewals } = context.repositories;
  await context.database.write(async (db) => {
    const known = (await leads.find(db, opens)) ?? (await renewals.find(db, opens));
    const untouched = known
      ? known.version === 1
      : (await noCoverageLeads.find(db, opens))?.untouched === true;
    if (untouched) await context.lead.grant(db, opens);
  });
}
