import { parentPort, workerData } from 'node:worker_threads';
import type { Task } from '../../../server/understanding/create-reader.ts';

// In place of the thread that reads: it waits at two gates, before it is warm and before each message.

const gates: Int32Array = workerData;

parentPort?.on('message', (task: Task) => {
  if (task.does !== 'read') return;
  const { message, plans } = task.asked;
  if (message === 'loop') for (;;);
  if (message.startsWith('throw')) throw new Error(message);
  Atomics.wait(gates, 1, 0);
  parentPort?.postMessage({
    acts: [
      {
        does: 'note',
        object: '',
        level: 'sure',
        words: message,
        values: { idPlan: plans.map(({ id }) => String(id)) },
        options: [],
        topics: [],
      },
    ],
  });
});
Atomics.wait(gates, 0, 0);
parentPort?.postMessage({ acts: [] });
