import { setTimeout as wait } from 'node:timers/promises';

/** Waits for what is bound to come; answers whether it came within the milliseconds. */
export async function until(patience: number, isSo: () => boolean | Promise<boolean>): Promise<boolean> {
  const end = performance.now() + patience;
  while (!(await isSo())) {
    if (performance.now() > end) return false;
    await wait(5);
  }
  return true;
}
