import type { CoverageRows } from '../../coverage/create-coverage.ts';
import type { Database } from '../../database/database.ts';
import { resolveByItself } from '../../queues/queue-work.ts';
import type { LeadRepositories } from '../lead-context.ts';
import { reachedByCoverage } from './reached-by-coverage.ts';

/**
 * Notifies leads whose address is now covered, and marks them as resolved so that nobody is notified twice. Returns
 * their number.
 */
export async function announceCoverage(options: {
  database: Database;
  repositories: Pick<LeadRepositories, 'noCoverageLeads' | 'messages'>;
  rows: CoverageRows;
  siteUrl: string;
  now: Date;
}): Promise<number> {
  const { database, repositories, rows, siteUrl, now } = options;
  const { noCoverageLeads, messages } = repositories;
  let told = 0;
  for await (const person of reachedByCoverage({ database, noCoverageLeads, rows, now })) {
    const { id, city, email, phone } = person;
    const message = { to: { email, phone }, leadId: id, once: `coverage-here ${id}` };
    const data = { city, url: `${siteUrl}/` };
    await database.write(async (db) => {
      await messages.put(db, { kind: 'coverage-here', ...message, data }, now);
      await resolveByItself(db, { queue: 'no-coverage', id }, now);
    });
    told += 1;
  }
  return told;
}
