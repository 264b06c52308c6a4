import { join } from 'node:path';
import { readPlanLists } from '../../server/catalogue/plan-lists.ts';
import { runCommand, withShop } from '../../server/commands/run-command.ts';
import { saveRecoverySettings } from '../../server/recovery/recovery-settings.ts';
import { root } from '../root.ts';
import { seedConversations } from './seed-conversations.ts';
import { seedVisits } from './seed-events.ts';
import { seedLeads } from './seed-leads.ts';
import { seedOperators } from './seed-operators.ts';
import { seedSentences } from './seed-sentences.ts';
import { textsOf } from './texts.ts';

/** So many, because views compare a month with the one before. */
const days = 60;

/** `npm start -- --demo`: two months of invented trade in the sandbox's empty database. */
export const fillDemo = (program?: Parameters<typeof runCommand>[1]): Promise<void> =>
  runCommand(async ({ settings, print }) => {
    if (!settings.sandbox)
      throw new Error('--demo fills the sandbox only: nothing was added, and nothing was started');
    await withShop(settings, async (shop) => {
      const known = await shop.database.read((db) => db.selectFrom('leads').select('id').limit(1).execute());
      if (known.length > 0) return print('--demo: this database is in use, so that nothing was added');
      const now = new Date();
      const operators = await seedOperators(shop, now, print);
      const planLists = readPlanLists(join(root, 'catalogue'));
      await seedLeads({ ...shop, planLists, operators, now, days }, 1500);
      await seedConversations(shop, operators, 42, now);
      await seedVisits(shop.database, now);
      await seedSentences(shop, 400, now, textsOf('sentence').flat());
      await shop.database.write((db) =>
        saveRecoverySettings(db, { isOn: true, delayHours: 3, heldPercent: 20 }),
      );
      print('--demo: two months of invented trade were added');
    });
  }, program);
