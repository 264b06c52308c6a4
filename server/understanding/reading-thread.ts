import { enableCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';

// A thread has no part in the compile cache of its process: without its own it compiles all that it loads at each start.
if (typeof workerData === 'string') enableCompileCache(workerData);
await import('./read-in-thread.ts');
