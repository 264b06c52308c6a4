import { shelf } from '../answering/shelf.ts';
import { whenIdle } from '../answering/when-idle.ts';

const prepared = shelf(async () => (await import('./prepare-device.ts')).prepareDevice());

/** Once, behind everything else; what did not come is tried for again when it is asked for again. */
export const prepareSoon = (): void => {
  whenIdle(() => void prepared.load().catch(() => undefined));
};
