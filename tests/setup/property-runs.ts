import fc from 'fast-check';
import { isFullRun } from './full-run.ts';

// A change turns a test red, not the day on which it was run: the same cases each time, unless new ones are asked for.
const runs = Number(process.env.PROPERTY_RUNS ?? 0);
fc.configureGlobal(runs > 0 ? { numRuns: runs } : { numRuns: isFullRun ? 50 : 20, seed: 20_250_101 });
