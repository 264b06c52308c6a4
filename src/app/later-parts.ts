import { lastActivityAt } from './last-activity.ts';
import { startMeasuring } from './measurement.ts';
import { waitUntilTime } from './wait-until-time.ts';
import { webchat } from './webchat.ts';

/** What no first answer waits for, in one file: each file that the first page names costs it bytes. */
export const laterParts = { lastActivityAt, waitUntilTime, startMeasuring, webchat };
