import * as z from 'zod/mini';
import type { RequestContext } from '../route-group.ts';

const opened = z.object({ id: z.string() });

/**
 * The answer that opened a lead was lost with its cookie, so the repeated call gets a new capability. Only while
 * nothing was saved since: later, a kept key and body must not open what a person has told.
 */
export async function grantAgain(body: unknown, context: RequestContext): Promise<void> {
  const { id } = opened.parse(body);
  const { database, repositories } = context;
  if (context.lead.holds(id)) return;
  await database.write(async (db) => {
    const lead = await repositories.leads.find(db, id);
    const untouched = lead
      ? lead.version === 1
      : (await repositories.noCoverageLeads.find(db, id))?.untouched === true;
    if (untouched) await context.lead.grant(db, id);
  });
}
