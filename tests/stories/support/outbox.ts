import { createRepositories } from '../../../server/app/repositories.ts';
import { systemRandom } from '../../../server/protection/random.ts';
import { latestMessages } from '../../server/test-server/latest-messages.ts';
import { inDatabase, shopProtection } from './shop-database.ts';

/** The code that was sent last to an e-mail, as the shop's mailer would take it away. */
export const latestCode = async (email: string): Promise<string | null> =>
  /\d{6}/.exec(await latestText(email))?.[0] ?? null;

/** What was sent last to a phone or an e-mail; empty before anything is. */
export async function latestText(recipient: string): Promise<string> {
  const { outbox } = createRepositories(shopProtection(), systemRandom);
  const messages = await inDatabase((database) =>
    database.read((db) => latestMessages(db, outbox, new Date())),
  );
  return messages.find(({ to }) => to === recipient)?.text ?? '';
}
