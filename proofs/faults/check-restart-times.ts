import { median, percentile } from '../../scripts/bench/percentile.ts';
import type { ProofReport } from '../proof-report.ts';

/** Maximum recovery time of a killed server in milliseconds. */
const goal = 3000;

export function checkRestartTimes(report: ProofReport, times: readonly number[]): void {
  const late = times.filter((time) => time >= goal).map((time) => `${Math.round(time)} ms`);
  report.check(`answers again in under ${goal} ms`, times.length, late);
  report.metric('ready again, median ms', Math.round(median(times)));
  report.metric('ready again, p95 ms', Math.round(percentile(times, 0.95)));
  report.metric('ready again, slowest ms', Math.round(Math.max(...times)));
}
