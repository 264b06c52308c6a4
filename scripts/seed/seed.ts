import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readPlanLists } from '../../server/catalogue/plan-lists.ts';
import { runCommand, withShop } from '../../server/commands/run-command.ts';
import { root } from '../root.ts';
import { seedConversations } from './seed-conversations.ts';
import { seedEvents } from './seed-events.ts';
import { seedLeads } from './seed-leads.ts';
import { seedOperators } from './seed-operators.ts';
import { seedSentences } from './seed-sentences.ts';

// npm run seed -- --leads 200000 --conversations 50000 --events 2000000 --sentences 200000: adds made-up data to the database of
// DATABASE_URL, to try and measure the panel. Existing data stays.
const number = { type: 'string', default: '0' } as const;
const now = new Date();

await runCommand(async ({ args, settings, print }) => {
  const { values } = parseArgs({
    args: [...args],
    options: { leads: number, conversations: number, events: number, sentences: number },
  });
  const leads = Number(values.leads);
  const conversations = Number(values.conversations);
  const events = Number(values.events);
  const sentences = Number(values.sentences);
  await withShop(settings, async (shop) => {
    if (leads > 0) {
      const operators = await seedOperators(shop, now, print);
      const planLists = readPlanLists(join(root, 'catalogue'));
      await seedLeads({ ...shop, planLists, operators, now }, leads);
      print(`${leads} leads`);
    }
    if (conversations > 0) {
      const operators = await shop.database.read((db) => db.selectFrom('operators').select('id').execute());
      const ids = operators.map(({ id }) => id);
      await seedConversations(shop, ids, conversations, now);
      print(`${conversations} conversations`);
    }
    if (events > 0) print(`${await seedEvents(shop.database, events, now)} events of visitors`);
    if (sentences > 0) {
      await seedSentences(shop, sentences, now);
      print(`${sentences} sentences that were not understood`);
    }
  });
});
