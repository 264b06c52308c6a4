import { onTestFinished } from 'vitest';
import { createRepositories } from '../../../server/app/repositories.ts';
import { openDatabase } from '../../../server/database/open-database.ts';
import { openProtection } from '../../../server/protection/open-protection.ts';
import { systemRandom } from '../../../server/protection/random.ts';
import { systemTimer } from '../../../server/runtime/timer.ts';
import { openTeaching } from '../../../server/teaching/teaching.ts';
import { createReader } from '../../../server/understanding/create-reader.ts';
import { type MessageContext, understandMessage } from '../../../src/contract/calls/understand.ts';
import { openTestServer, testKeys } from '../test-server/open-test-server.ts';

export const context: MessageContext = {
  ...{ steps: ['nome'], open: ['name'], answered: [], waiting: [], campaign: '', plans: [], chosen: null },
  ...{ visits: [], options: [], isOrdered: false },
};

interface Given {
  url: string;
  folder: string;
  weights: string;
}

/** A process that reads messages and trains from a small body of knowledge, on a database that others may share. */
export async function openTaughtShop({ url, ...shipped }: Given) {
  const database = await openDatabase(url, new Date());
  const repositories = createRepositories(
    await openProtection(database, testKeys, systemRandom),
    systemRandom,
  );
  // A busy machine reads the first messages slowly.
  const reader = createReader(undefined, 30_000);
  const errors: unknown[] = [];
  const teaching = await openTeaching({
    ...{ database, ...repositories, reader, ...shipped },
    clock: () => server.now(),
    timer: systemTimer,
    failed: (error) => errors.push(error),
  });
  const server = await openTestServer({ url, reader, teaching, trustProxy: 1 });
  onTestFinished(async () => {
    await teaching.close();
    await reader.close();
    await database.close();
  });
  const topicsOf = async (message: string): Promise<string[]> => {
    await reader.warm();
    const { acts } = await server.browser().call(understandMessage, { body: { message, context } });
    return acts.flatMap(({ does, object }) => (does === 'ask' ? object : []));
  };
  const teach = (act: string, texts: readonly string[], group = 'group') =>
    database.write((db) =>
      repositories.taughtRows.teach(
        db,
        {
          ...{ group, act, author: 'Ana', shown: new Map() },
          sentences: texts.map((text) => ({
            step: 'confirmacao',
            words: text.split(' ').map((word) => ({ kind: 'word' as const, text: word, ends: '' })),
          })),
        },
        server.now(),
      ),
    );
  return { server, database, repositories, teaching, topicsOf, teach, errors };
}
