import { createRepositories } from '../../../server/database/create-repositories.ts';
import { createProtection } from '../../../server/protection/protection.ts';
import { systemRandom } from '../../../server/protection/random.ts';
import { latestMessages } from './latest-messages.ts';
import type { TestServer } from './open-test-server.ts';

const { outbox } = createRepositories(
  createProtection([Buffer.alloc(32, 7)], systemRandom),
  systemRandom,
  [],
);

const ofCodes: readonly string[] = ['order-code', 'collaborator-code'];

/** The code in the newest message; none if that is of another kind. Messages with equal times have no order. */
export async function sentCode({ database, now }: Pick<TestServer, 'database' | 'now'>): Promise<string> {
  const [message] = await database.read((db) => latestMessages(db, outbox, now()));
  return message !== undefined && ofCodes.includes(message.kind)
    ? (/\d{6}/.exec(message.text)?.[0] ?? '')
    : '';
}
