import { constants, setPriority } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type TrainingTask, trainVersion } from './train-version.ts';

// Trains in a thread, so that the process itself is free to notice the end of the server.
if (isMainThread) {
  // Threads that begin later have the same.
  setPriority(constants.priority.PRIORITY_LOW);
  process.on('disconnect', () => process.exit());
  process.once('message', (task: TrainingTask) => {
    const thread = new Worker(new URL(import.meta.url), { workerData: task });
    thread.once('message', (trained) => process.send?.(trained, () => process.disconnect?.()));
  });
} else parentPort?.postMessage(trainVersion(workerData));
