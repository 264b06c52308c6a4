interface MutatedModule {
  /** The mutated folder. */
  mutate: string;
  /** Test folders that should detect the mutations. */
  tests: readonly string[];
  environment: 'node' | 'jsdom';
}

/** Folders where a fault would cost most: orders, personal data and what becomes of a message. */
export const mutatedModules: Readonly<Record<string, MutatedModule>> = {
  brazil: { mutate: 'src/brazil', tests: ['tests/brazil'], environment: 'node' },
  funnel: { mutate: 'src/funnel', tests: ['tests/funnel'], environment: 'node' },
  dialogue: { mutate: 'src/dialogue', tests: ['tests/dialogue'], environment: 'node' },
  understanding: {
    mutate: 'server/understanding',
    tests: ['tests/server/understanding'],
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

/** The folder named by `MUTATED_MODULE`; both configurations read it. */
export function mutatedModule(): MutatedModule {
  const { MUTATED_MODULE = '' } = process.env;
  const named = mutatedModules[MUTATED_MODULE];
  if (!named) throw new Error(`MUTATED_MODULE is one of: ${Object.keys(mutatedModules).join(', ')}`);
  return named;
}
