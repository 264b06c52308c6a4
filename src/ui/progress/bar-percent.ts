type Stage = { state: 'done' | 'current' | 'todo' };

/** How much of the bar is filled: the percentage, limited to the range between the current and the next node. */
export function barPercent(percent: number, stages: readonly Stage[]): number {
  const share = 100 / stages.length;
  const current = stages.findIndex((stage) => stage.state === 'current');
  const from = current < 0 ? 0 : current * share;
  const to = current < 0 ? 100 : from + share;
  return Math.min(Math.max(percent, from + Math.min(share / 8, 2)), to, 100);
}
