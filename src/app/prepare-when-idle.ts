import { whenIdle } from '../answering/preloading/when-idle.ts';
import { preloadable } from '../funnel/words/preloadable.ts';

const prepared = preloadable(async () => (await import('./prepare-device.ts')).prepareDevice());

/** Runs when idle. A failed load is retried with the next call. */
export const prepareWhenIdle = (): void => {
  whenIdle(() => void prepared.load().catch(() => undefined));
};
