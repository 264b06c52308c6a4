import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readPlanLists } from '../../server/catalogue/plan-lists.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { readSettings } from '../../server/env.ts';
import { operatorRepository } from '../../server/operators/operator-repository.ts';
import { hashPassword } from '../../server/operators/password.ts';
import { ensureSandboxOperator } from '../../server/operators/sandbox-operator.ts';
import { readDataKeys } from '../../server/protection/data-keys.ts';
import { openProtection } from '../../server/protection/open-protection.ts';
import type { Protection } from '../../server/protection/protection.ts';
import { systemRandom } from '../../server/protection/random.ts';
import { roles } from '../../src/contract/panel/rights.ts';
import { root } from '../root.ts';
import { seedEvents } from './seed-events.ts';
import { seedLeads } from './seed-leads.ts';

// npm run seed -- --leads 200000 --events 2000000: adds made-up data to the database of DATABASE_URL, to try and
// measure the panel. Existing data stays.
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
    const operators = await seedOperators(protection);
    const planLists = readPlanLists(join(root, 'catalogue'));
    await seedLeads({ database, protection, planLists, operators, now }, many.leads);
    say(`${many.leads} leads`);
  }
  if (many.events > 0) say(`${await seedEvents(database, many.events, now)} events of visitors`);
} finally {
  await database.close();
}

/** Adds one operator per role besides the sandbox's; existing ones stay. Returns all ids. */
async function seedOperators(protection: Protection): Promise<string[]> {
  const operators = operatorRepository(protection, systemRandom);
  await ensureSandboxOperator(database, operators, protection, now);
  for (const role of roles) {
    const email = `${role}@ultrafibra.example`;
    const password = Buffer.from(systemRandom.bytes(12)).toString('base64url');
    const account = { email, name: `Conta ${role}`, role, passwordHash: await hashPassword(password) };
    const added = await database.write((db) => operators.add(db, account, now));
    if (added !== undefined) say(`Panel: ${email} with the password ${password}`);
  }
  return (await database.read((db) => operators.all(db))).map(({ id }) => id);
}
