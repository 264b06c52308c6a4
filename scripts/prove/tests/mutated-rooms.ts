interface MutatedRoom {
  /** What is changed, a little at a time. */
  mutate: string;
  /** The folders of tests that have to notice. */
  tests: readonly string[];
  environment: 'node' | 'jsdom';
}

/** The rooms in which a fault would cost most: an order, a person's data, or what somebody said. */
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

/** The one that `MUTATED_ROOM` names: both configurations of a run read it from there. */
export function mutatedRoom(): MutatedRoom {
  const { MUTATED_ROOM = '' } = process.env;
  const room = mutatedRooms[MUTATED_ROOM];
  if (!room) throw new Error(`MUTATED_ROOM is one of: ${Object.keys(mutatedRooms).join(', ')}`);
  return room;
}
