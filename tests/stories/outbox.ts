import { createRepositories } from '../../server/database/create-repositories.ts';
import { systemRandom } from '../../server/protection/random.ts';
import { inDatabase, shopProtection } from './shop-database.ts';

/** The code that was sent last to an e-mail, as the operator's mailer would take it away. */
export async function latestCode(email: string): Promise<string | null> {
  const { messages: stored } = createRepositories(shopProtection(), systemRandom, []);
  const messages = await inDatabase((database) => database.read((db) => stored.latest(db, 100, new Date())));
  return /\d{6}/.exec(messages.find(({ to }) => to === email)?.text ?? '')?.[0] ?? null;
}
