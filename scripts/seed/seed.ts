import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readPlanLists } from '../../server/catalogue/plan-lists.ts';
import { runCommand, type Shop, withShop } from '../../server/commands/run-command.ts';
import { hashPassword } from '../../server/operators/password.ts';
import { ensureSandboxOperator } from '../../server/operators/sandbox-operator.ts';
import { systemRandom } from '../../server/protection/random.ts';
import { roles } from '../../src/contract/panel/access/rights.ts';
import { root } from '../root.ts';
import { seedEvents } from './seed-events.ts';
import { seedLeads } from './seed-leads.ts';
import { seedSentences } from './seed-sentences.ts';

// npm run seed -- --leads 200000 --events 2000000 --sentences 200000: adds made-up data to the database of DATABASE_URL, to try and
// measure the panel. Existing data stays.
const number = { type: 'string', default: '0' } as const;
const now = new Date();

await runCommand(async ({ args, settings, print }) => {
  const { values } = parseArgs({
    args: [...args],
    options: { leads: number, events: number, sentences: number },
  });
  const leads = Number(values.leads);
  const events = Number(values.events);
  const sentences = Number(values.sentences);
  await withShop(settings, async (shop) => {
    if (leads > 0) {
      const operators = await seedOperators(shop, print);
      const planLists = readPlanLists(join(root, 'catalogue'));
      await seedLeads({ ...shop, planLists, operators, now }, leads);
      print(`${leads} leads`);
    }
    if (events > 0) print(`${await seedEvents(shop.database, events, now)} events of visitors`);
    if (sentences > 0) {
      await seedSentences(shop, sentences, now);
      print(`${sentences} sentences that were not understood`);
    }
  });
});

/** Adds one operator per role besides the sandbox's; existing ones stay. Returns all ids. */
async function seedOperators(
  { database, protection, repositories: { operators } }: Shop,
  print: (line: string) => void,
): Promise<string[]> {
  await ensureSandboxOperator({ database, operators, protection }, now);
  for (const role of roles) {
    const email = `${role}@ultrafibra.example`;
    const password = Buffer.from(systemRandom.bytes(12)).toString('base64url');
    const account = { email, name: `Conta ${role}`, role, passwordHash: await hashPassword(password) };
    const added = await database.write((db) => operators.add(db, account, now));
    if (added !== undefined) print(`Panel: ${email} with the password ${password}`);
  }
  return (await database.read((db) => operators.all(db))).map(({ id }) => id);
}
