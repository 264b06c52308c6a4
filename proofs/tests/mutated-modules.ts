/** Folders where a fault would cost most, with the test folders that should detect it. */
export const mutatedModules: Readonly<Record<string, readonly [folder: string, ...tests: string[]]>> = {
  brazil: ['src/brazil', 'tests/brazil'],
  funnel: ['src/funnel', 'tests/funnel'],
  dialogue: ['src/dialogue', 'tests/dialogue'],
  understanding: ['server/understanding', 'tests/server/understanding'],
  api: ['src/api', 'tests/api'],
  access: ['server/access', 'tests/server/access'],
  idempotency: ['server/http/idempotency', 'tests/server/http/repeating'],
  outbox: ['server/outbox', 'tests/server/outbox', 'tests/server/messages/senders'],
};

/** The module named by `MUTATED_MODULE`; both configurations read it. */
export function mutatedModule() {
  const [folder, ...tests] = mutatedModules[process.env.MUTATED_MODULE ?? ''] ?? [];
  if (folder === undefined)
    throw new Error(`MUTATED_MODULE is one of: ${Object.keys(mutatedModules).join(', ')}`);
  return { folder, tests };
}
