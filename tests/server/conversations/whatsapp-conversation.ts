import { conversationClaims } from '../../../server/conversations/conversation-claims.ts';
import type { CarriedOut } from '../../../server/conversations/conversation-outcomes.ts';
import { createProtection } from '../../../server/protection/protection.ts';
import { systemRandom } from '../../../server/protection/random.ts';
import { type TestServer, testKeys } from '../test-server/open-test-server.ts';

export const protection = createProtection(testKeys, systemRandom);
export const claims = conversationClaims(protection, systemRandom);

/** What a message came to that says nothing. */
export const understood: CarriedOut = {
  visit: null,
  leadId: null,
  campaign: '',
  said: 'oi',
  shown: [],
  asksPerson: false,
  misunderstood: 0,
  isStopped: false,
  isErased: false,
};

/** A message from a phone of Brazil, or of another country with '+', and what it came to. Returns the conversation's id. */
export async function writtenOnWhatsApp(
  server: TestServer,
  phone: string,
  turn: Partial<CarriedOut> = {},
): Promise<string> {
  const now = server.now();
  const { conversations } = server.repositories;
  return server.database.write(async (db) => {
    const message = {
      id: `wamid.${crypto.randomUUID()}`,
      person: phone.startsWith('+') ? phone : `+55${phone}`,
      contact: { phone: phone.startsWith('+') ? '' : phone, profileName: 'Bia Ramos' },
      at: now.toISOString(),
      inbound: {},
    };
    const id = await conversations.receive(db, 'whatsapp', message, now);
    if (id === null) throw new Error('The message came before');
    for (let held = await claims.claim(db, id, now); held !== undefined; ) {
      await claims.finish(db, held, { ...understood, ...turn }, now);
      held = await claims.next(db, held, now);
    }
    return id;
  });
}

/** The messages of a conversation as stored, or of all, the oldest first. */
export const storedMessages = async (server: Pick<TestServer, 'rows'>, id?: string) =>
  (await server.rows('conversation_messages'))
    .filter(({ conversation_id }) => id === undefined || conversation_id === id)
    .toSorted((one, other) => one.position - other.position);
