import { lookUp } from '../../src/contract/look-up.ts';
import { repeatDelivery } from '../messages/repeat-delivery.ts';
import { holdDue } from '../outbox/hold-restored.ts';
import { StartupError } from '../runtime/startup-error.ts';
import { runCommand, type Shop, withShop } from './run-command.ts';

const usage = 'npm run outbox -- list, npm run outbox -- repeat <id>, or npm run outbox -- hold';

/** What is printed contains no recipients and no texts. */
const actions: Readonly<Record<string, (shop: Shop, now: Date, id?: string) => Promise<string>>> = {
  list: async ({ database, repositories: { outbox } }, now) => {
    const items = await database.read((db) =>
      outbox.list(db, { many: 200, states: ['failed', 'uncertain'] }, now),
    );
    const lines = items.map(({ id, createdAt, kind, channel, state, attempts, failure }) =>
      [id, createdAt, kind, channel, state, `${attempts} attempts`, failure ?? ''].join('  '),
    );
    return [...lines, `${items.length} not sent`].join('\n');
  },
  repeat: async ({ database, repositories: { outbox } }, now, id) => {
    if (id === undefined) throw new StartupError(usage);
    const outcome = await database.write((db) => repeatDelivery(outbox, db, id, now));
    if (outcome === 'expired')
      throw new StartupError(`What ${id} carries has expired: a new one has to be asked for`);
    if (outcome === 'nothing') throw new StartupError(`Nothing that failed has the id ${id}`);
    return `${id} is sent again by the server that runs`;
  },
  hold: async ({ database }, now) =>
    `${await database.write((db) => holdDue(db, now))} held until a person sends them again`,
};

await runCommand(async ({ args: [name = '', id], settings, print }) => {
  const action = lookUp(actions, name);
  if (action === undefined) throw new StartupError(usage);
  print(await withShop(settings, (shop) => action(shop, new Date(), id)));
});
