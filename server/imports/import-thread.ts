import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../database/open-database.ts';
import { importByName } from './import-by-name.ts';
import { ImportRefusal } from './import-refusal.ts';
import type { ImportNews, ThreadJob } from './import-thread-news.ts';

// A worker thread: parsing, encryption and sorting must not block the event loop.

const { access, keys, kind, file, importId, isCheck, now }: ThreadJob = workerData;

const tell = (news: ImportNews): void => parentPort?.postMessage(news);

const database = await openDatabase(access.databaseUrl, now, access.postgres);
try {
  const imported = await importByName[kind]({
    ...{ database, file, importId, isCheck, now },
    keys: () => keys,
    progress: (read) => tell({ is: 'progress', lines: read }),
  });
  tell({ is: 'done', imported });
} catch (error) {
  if (!(error instanceof ImportRefusal)) throw error;
  tell({ is: 'refused', problems: [...error.problems], more: error.more });
} finally {
  await database.close();
}
