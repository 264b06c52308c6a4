import { holdStream } from '../live/hold-stream.ts';
import { reloadFromStored } from './keep-when-left.ts';
import { startMeasuring } from './start-measuring.ts';
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

const lookEvery = 10_000;

/** Timers stop while the device sleeps, so the clock is checked repeatedly and whenever the page becomes visible. */
const waitUntilTime = (moment: number): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (Date.now() < moment) return;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    const timer = setInterval(look, lookEvery);
    document.addEventListener('visibilitychange', look);
    look();
  });

/** Parts that the first answer does not need share a chunk: each file that the first page names adds bytes. */
export const deferredParts = { lastActivityAt, waitUntilTime, startMeasuring, webchat, holdStream };
