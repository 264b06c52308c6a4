import { dayMs, hourMs } from '../../src/brazil/durations.ts';
import { type Random, randomNumber } from '../protection/random.ts';

const first = 30_000;
const factor = 4;
const longest = 6 * hourMs;
/** A service that asks for more is asked again after a day. */
const longestAsked = dayMs;

/** With these delays a message is tried over the better part of a day. */
export const maxAttempts = 8;

/** How long to wait after this many attempts: longer each time, and between half and all of it, so that many do not come back together. */
export function retryDelay(attempts: number, random: Random, asked = 0): number {
  const whole = Math.min(first * factor ** (attempts - 1), longest);
  const delay = whole * (0.5 + randomNumber(random) / 2);
  return Math.round(Math.max(delay, Math.min(asked, longestAsked)));
}
