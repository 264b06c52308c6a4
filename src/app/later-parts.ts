import { lastSign } from './last-sign.ts';
import { startMeasuring } from './measurement.ts';
import { reached } from './reached.ts';
import { webchat } from './webchat.ts';

/** What no first answer waits for, in one file: each file that the first page names costs it bytes. */
export const laterParts = { lastSign, reached, startMeasuring, webchat };
