import { setTimeout as wait } from 'node:timers/promises';

/** Polls a condition; returns whether it became true in time. */
export async function until(
  timeoutMs: number,
  isSo: () => boolean | Promise<boolean>,
  pollIntervalMs = 5,
): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  while (!(await isSo())) {
    if (performance.now() > end) return false;
    await wait(pollIntervalMs);
  }
  return true;
}

/** Polls a service that may not respond yet; throws on a timeout. */
export async function untilUp(timeoutMs: number, isUp: () => Promise<boolean>): Promise<void> {
  if (!(await until(timeoutMs, () => isUp().catch(() => false), 300)))
    throw new Error(`What was waited for did not come within ${timeoutMs / 1000} seconds`);
}
