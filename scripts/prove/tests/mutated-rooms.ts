interface MutatedRoom {
  /** The mutated folder. */
  mutate: string;
  /** Test folders that should detect the mutations. */
  tests: readonly string[];
  environment: 'node' | 'jsdom';
}

/** Folders where a fault would cost most: orders, personal data and the conversation's understanding. */
export const mutatedRooms: Readonly<Record<string, MutatedRoom>> = {
  brazil: { mutate: 'src/brazil', tests: ['tests/brazil'], environment: 'node' },
  funnel: { mutate: 'src/funnel', tests: ['tests/funnel'], environment: 'node' },
  understanding: {
    mutate: 'src/conversation/understanding',
    tests: ['tests/conversation/understanding'],
    environment: 'node',
  },
  api: { mutate: 'src/api', tests: ['tests/api'], environment: 'node' },
  access: { mutate: 'server/access', tests: ['tests/server/access'], environment: 'node' },
  idempotency: {
    mutate: 'server/http/idempotency',
    tests: ['tests/server/http/repeating'],
    environment: 'node',
  },
  outbox: {
    mutate: 'server/outbox',
    tests: ['tests/server/outbox', 'tests/server/messages/senders'],
    environment: 'node',
  },
};

/** The folder named by `MUTATED_ROOM`; both configurations read it. */
export function mutatedRoom(): MutatedRoom {
  const { MUTATED_ROOM = '' } = process.env;
  const room = mutatedRooms[MUTATED_ROOM];
  if (!room) throw new Error(`MUTATED_ROOM is one of: ${Object.keys(mutatedRooms).join(', ')}`);
  return room;
}
