import { dayMs, hourMs } from '../../src/brazil/durations.ts';
import { type Random, randomNumber } from '../protection/random.ts';

const first = 30_000;
const factor = 4;
const longest = 6 * hourMs;
/** Upper limit for a `Retry-After` of the receiver. */
const longestAsked = dayMs;

/** With these delays the attempts spread over most of a day. */
export const maxAttempts = 8;

/** Exponential backoff with jitter between half and all of the delay, so that retries do not arrive together. */
export function retryDelay(attempts: number, random: Random, asked = 0): number {
  const whole = Math.min(first * factor ** (attempts - 1), longest);
  const delay = whole * (0.5 + randomNumber(random) / 2);
  return Math.round(Math.max(delay, Math.min(asked, longestAsked)));
}
