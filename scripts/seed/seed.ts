import { parseArgs } from 'node:util';
import { openDatabase } from '../../server/database/open-database.ts';
import { readSettings } from '../../server/env.ts';
import { seedEvents } from './seed-events.ts';

// npm run seed -- --events 2000000: fills the database of DATABASE_URL with made-up data, to try the panel and to measure it.
const { values } = parseArgs({ options: { events: { type: 'string', default: '0' } } });
const now = new Date();
const database = await openDatabase(readSettings(process.env).databaseUrl, now);
try {
  const events = await seedEvents(database, Number(values.events), now);
  process.stdout.write(`${events} events of visitors\n`);
} finally {
  await database.close();
}
