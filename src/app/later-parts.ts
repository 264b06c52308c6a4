import { startMeasuring } from './measurement.ts';
import { waitUntilTime } from './wait-until-time.ts';
import { webchat } from './webchat.ts';

let last = Date.now();

const see = () => {
  last = Date.now();
};
for (const sign of ['keydown', 'input', 'pointerdown', 'wheel', 'touchmove'])
  addEventListener(sign, see, { capture: true, passive: true });

/** When the visitor last did anything on this page, since this was loaded. */
const lastActivityAt = (): number => last;

/** What no first answer waits for, in one file: each file that the first page names costs it bytes. */
export const laterParts = { lastActivityAt, waitUntilTime, startMeasuring, webchat };
