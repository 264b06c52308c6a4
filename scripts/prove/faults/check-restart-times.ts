import { median, percentile } from '../../bench/percentile.ts';
import type { Promises } from '../promises.ts';

/** Maximum recovery time of a killed server in milliseconds. */
const goal = 3000;

export function checkRestartTimes(promises: Promises, times: readonly number[]): void {
  const late = times.filter((time) => time >= goal).map((time) => `${Math.round(time)} ms`);
  promises.held(`answers again in under ${goal} ms`, times.length, late);
  promises.figure('ready again, median ms', Math.round(median(times)));
  promises.figure('ready again, p95 ms', Math.round(percentile(times, 0.95)));
  promises.figure('ready again, slowest ms', Math.round(Math.max(...times)));
}
