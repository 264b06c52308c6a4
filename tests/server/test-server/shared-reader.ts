import { getCompileCacheDir } from 'node:module';
import { Worker } from 'node:worker_threads';
import { beforeAll } from 'vitest';
import { createReader } from '../../../server/understanding/create-reader.ts';

const thread = new URL('../../../server/understanding/reading-thread.ts', import.meta.url);

/** Of all test files of one process, because a thread takes a second to load the model: nobody teaches or closes it. */
const reader = createReader(() => {
  const worker = new Worker(thread, { workerData: getCompileCacheDir() });
  worker.unref();
  return worker;
}, 30_000);

/** The reader, warm before the tests of the file. */
export function sharedReader() {
  beforeAll(() => reader.warm());
  return reader;
}
