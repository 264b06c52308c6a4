import { reloadFromStored } from './keep-when-left.ts';
import { startMeasuring } from './start-measuring.ts';
import { waitUntilTime } from './wait-until-time.ts';
import { webchat } from './webchat.ts';
import { whenOutdated } from './when-outdated.ts';

let last = Date.now();

const see = () => {
  last = Date.now();
};
for (const sign of ['keydown', 'input', 'pointerdown', 'wheel', 'touchmove'])
  addEventListener(sign, see, { capture: true, passive: true });
whenOutdated(reloadFromStored);

/** Time of the last activity since this module was loaded. */
const lastActivityAt = (): number => last;

/** Parts that the first answer does not need share a chunk: each file that the first page names adds bytes. */
export const deferredParts = { lastActivityAt, waitUntilTime, startMeasuring, webchat };
