import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readPlanLists } from '../../server/catalogue/plan-lists.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { readSettings } from '../../server/env.ts';
import { readDataKeys } from '../../server/protection/data-keys.ts';
import { openProtection } from '../../server/protection/open-protection.ts';
import { systemRandom } from '../../server/protection/random.ts';
import { root } from '../root.ts';
import { seedEvents } from './seed-events.ts';
import { seedLeads } from './seed-leads.ts';
import { seedOperators } from './seed-operators.ts';

// npm run seed -- --leads 200000 --events 2000000: fills the database of DATABASE_URL with made-up data, to try the panel
// and to measure it. Whatever is there already stays.
const number = { type: 'string', default: '0' } as const;
const { values } = parseArgs({ options: { leads: number, events: number } });
const many = { leads: Number(values.leads), events: Number(values.events) };
const now = new Date();
const { databaseUrl, dataKey } = readSettings(process.env);
const say = (line: string) => void process.stdout.write(`${line}\n`);

const database = await openDatabase(databaseUrl, now);
try {
  if (many.leads > 0) {
    const protection = await openProtection(database, readDataKeys(dataKey, databaseUrl), systemRandom);
    const { ids, accounts } = await seedOperators(database, protection, now);
    for (const { email, password } of accounts) say(`Panel: ${email} with the password ${password}`);
    const planLists = readPlanLists(join(root, 'catalogue'));
    await seedLeads({ database, protection, planLists, operators: ids, now }, many.leads);
    say(`${many.leads} leads`);
  }
  if (many.events > 0) say(`${await seedEvents(database, many.events, now)} events of visitors`);
} finally {
  await database.close();
}
