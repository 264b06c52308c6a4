import { resealAll } from './reseal-all.ts';
import { runCommand, withShop } from './run-command.ts';

/** `npm run keys:rotate`: re-encrypts all data with the first data key, so that older keys can be retired. */
await runCommand(async ({ settings, print }) => {
  const count = await withShop(settings, ({ database, protection }) => resealAll(database, protection));
  print(`Sealed anew: ${count}. Now the first data key opens everything.`);
});
