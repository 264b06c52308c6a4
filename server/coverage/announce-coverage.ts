import type { Repositories } from '../database/create-repositories.ts';
import type { Database } from '../database/database.ts';
import { treatByItself } from '../queues/queue-work.ts';
import type { CoverageRows } from './create-coverage.ts';

const batchSize = 500;

/**
 * Tells those who asked for it that the network has come: once, because they count as treated from then on. Answers
 * how many.
 */
export async function announceCoverage(options: {
  database: Database;
  repositories: Repositories;
  rows: CoverageRows;
  siteUrl: string;
  now: Date;
}): Promise<number> {
  const { database, repositories, rows, siteUrl, now } = options;
  const { noCoverageLeads, messages } = repositories;
  let told = 0;
  let after = '';
  while (true) {
    const waiting = await database.read((db) => noCoverageLeads.toTell(db, after, batchSize, now));
    for (const { id, cep, city, email, phone } of waiting) {
      if (!(await rows.find(cep))) continue;
      const message = { to: { email, phone }, leadId: id, once: `coverage-here ${id}` };
      const data = { city, url: `${siteUrl}/` };
      await database.write(async (db) => {
        await messages.put(db, { kind: 'coverage-here', ...message, data }, now);
        await treatByItself(db, { queue: 'no-coverage', id }, now);
      });
      told += 1;
    }
    const last = waiting.at(-1);
    if (!last || waiting.length < batchSize) return told;
    after = last.id;
  }
}
