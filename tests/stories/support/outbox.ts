import { createRepositories } from '../../../server/app/repositories.ts';
import { systemRandom } from '../../../server/protection/random.ts';
import { latestMessages } from '../../server/test-server/latest-messages.ts';
import { inDatabase, shopProtection } from './shop-database.ts';

/** The code that was sent last to an e-mail, as the shop's mailer would take it away. */
export async function latestCode(email: string): Promise<string | null> {
  const { outbox } = createRepositories(shopProtection(), systemRandom);
  const messages = await inDatabase((database) =>
    database.read((db) => latestMessages(db, outbox, new Date())),
  );
  return /\d{6}/.exec(messages.find(({ to }) => to === email)?.text ?? '')?.[0] ?? null;
}
