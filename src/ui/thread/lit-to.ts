type Stage = { state: 'done' | 'current' | 'todo' };

/** How far the thread is lit: as the percentage says, but never short of the current node nor past the next one. */
export function litTo(percent: number, stages: readonly Stage[]): number {
  const share = 100 / stages.length;
  const current = stages.findIndex((stage) => stage.state === 'current');
  const from = current < 0 ? 0 : current * share;
  const to = current < 0 ? 100 : from + share;
  return Math.min(Math.max(percent, from + Math.min(share / 8, 2)), to, 100);
}
