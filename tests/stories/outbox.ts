import { join } from 'node:path';
import { createRepositories } from '../../server/database/create-repositories.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { readDataKeys } from '../../server/protection/data-keys.ts';
import { createProtection } from '../../server/protection/protection.ts';
import { systemRandom } from '../../server/protection/random.ts';

/** The code that was sent last to an e-mail, as the operator's mailer would take it away. */
export async function latestCode(email: string): Promise<string | null> {
  const url = `file:${join(process.env.STORIES_DATA ?? '', 'site.db')}`;
  const protection = createProtection(readDataKeys(undefined, url), systemRandom);
  const { messages: stored } = createRepositories(protection, systemRandom, []);
  const database = await openDatabase(url, new Date());
  try {
    const messages = await database.read((db) => stored.latest(db, 100, new Date()));
    return /\d{6}/.exec(messages.find(({ to }) => to === email)?.text ?? '')?.[0] ?? null;
  } finally {
    await database.close();
  }
}
