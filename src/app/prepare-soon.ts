import { preloadable } from '../answering/preloading/preloadable.ts';
import { whenIdle } from '../answering/preloading/when-idle.ts';

const prepared = preloadable(async () => (await import('./prepare-device.ts')).prepareDevice());

/** Once, behind everything else; what did not come is tried for again when it is asked for again. */
export const prepareSoon = (): void => {
  whenIdle(() => void prepared.load().catch(() => undefined));
};
