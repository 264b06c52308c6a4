import { latestMessages } from './latest-messages.ts';
import type { TestServer } from './open-test-server.ts';

const ofCodes: readonly string[] = ['order-code', 'collaborator-code'];

/** The code in the newest message; none if that is of another kind. Messages with equal times have no order. */
export async function sentCode({ database, repositories, now }: TestServer): Promise<string> {
  const [message] = await database.read((db) => latestMessages(db, repositories.outbox, now()));
  return message !== undefined && ofCodes.includes(message.kind)
    ? (/\d{6}/.exec(message.text)?.[0] ?? '')
    : '';
}
