import type { CoverageRows } from '../../coverage/create-coverage.ts';
import type { Database } from '../../database/database.ts';
import type { NoCoverageLeads, ToTell } from '../no-coverage-lead-repository.ts';

const batchSize = 500;

interface Waiting {
  readonly database: Database;
  readonly noCoverageLeads: NoCoverageLeads;
  readonly rows: CoverageRows;
  readonly now: Date;
}

export async function* reachedByCoverage({
  database,
  noCoverageLeads,
  rows,
  now,
}: Waiting): AsyncGenerator<ToTell> {
  let after = '';
  while (true) {
    const waiting = await database.read((db) => noCoverageLeads.toTell(db, after, batchSize, now));
    for (const person of waiting) if (await rows.find(person.cep)) yield person;
    const last = waiting.at(-1);
    if (!last || waiting.length < batchSize) return;
    after = last.id;
  }
}

export async function countReached(waiting: Waiting): Promise<number> {
  let many = 0;
  for await (const _person of reachedByCoverage(waiting)) many += 1;
  return many;
}
