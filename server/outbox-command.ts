import { createRepositories } from './database/create-repositories.ts';
import { openDatabase } from './database/open-database.ts';
import { readSettings } from './env.ts';
import { holdDue } from './outbox/hold-restored.ts';
import { repeatDelivery } from './outbox/repeat-delivery.ts';
import { readDataKeys } from './protection/data-keys.ts';
import { openProtection } from './protection/open-protection.ts';
import { systemRandom } from './protection/random.ts';
import { StartupError } from './startup-error.ts';

const usage = 'npm run outbox -- list, npm run outbox -- repeat <id>, or npm run outbox -- hold';

/** Lists unsent messages and resends them; recipients and texts are not printed. */
try {
  process.umask(0o077);
  const settings = readSettings(process.env);
  const now = new Date();
  const database = await openDatabase(settings.databaseUrl, now);
  try {
    const protection = await openProtection(
      database,
      readDataKeys(settings.dataKey, settings.databaseUrl),
      systemRandom,
    );
    const { outbox } = createRepositories(protection, systemRandom);
    const [command, id] = process.argv.slice(2);
    if (command === 'list') {
      const items = await database.read((db) =>
        outbox.list(db, { many: 200, states: ['failed', 'uncertain'] }, now),
      );
      for (const { id, createdAt, kind, channel, state, attempts, failure } of items)
        process.stdout.write(
          `${[id, createdAt, kind, channel, state, `${attempts} attempts`, failure ?? ''].join('  ')}\n`,
        );
      process.stdout.write(`${items.length} not sent\n`);
    } else if (command === 'repeat' && id !== undefined) {
      const outcome = await database.write((db) => repeatDelivery(outbox, db, id, now));
      if (outcome === 'expired')
        throw new StartupError(`What ${id} carries has expired: a new one has to be asked for`);
      if (outcome === 'nothing') throw new StartupError(`Nothing that failed has the id ${id}`);
      process.stdout.write(`${id} is sent again by the server that runs\n`);
    } else if (command === 'hold') {
      const held = await database.write((db) => holdDue(db, now));
      process.stdout.write(`${held} held until a person sends them again\n`);
    } else throw new StartupError(usage);
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
