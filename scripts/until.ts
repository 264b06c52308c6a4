import { setTimeout as wait } from 'node:timers/promises';

/** Waits for what is bound to come; answers whether it came in time. */
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

/** The same of a service that may not answer yet; throws where it does not come in time. */
export async function untilUp(timeoutMs: number, isUp: () => Promise<boolean>): Promise<void> {
  if (!(await until(timeoutMs, () => isUp().catch(() => false), 300)))
    throw new Error(`What was waited for did not come within ${timeoutMs / 1000} seconds`);
}
