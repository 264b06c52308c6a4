import { dayMs, hourMs } from '../../src/brazil/durations.ts';
import { type Random, randomNumber } from '../protection/random.ts';

const first = 30_000;
const factor = 4;
const longest = 6 * hourMs;
/** Upper limit for a `Retry-After` of the receiver. */
const longestAsked = dayMs;

export const maxAttempts = 8;

const wholeDelay = (attempts: number): number => Math.min(first * factor ** (attempts - 1), longest);

/** Hours from the first attempt to the last one, unless the receiver asks for longer delays. */
export const retryHours = Math.ceil(
  Array.from({ length: maxAttempts - 1 }, (_, index) => wholeDelay(index + 1)).reduce(
    (sum, delay) => sum + delay,
  ) / hourMs,
);

/** Exponential backoff with jitter between half and all of the delay, so that retries do not arrive together. */
export function retryDelay(attempts: number, random: Random, asked = 0): number {
  const delay = wholeDelay(attempts) * (0.5 + randomNumber(random) / 2);
  return Math.round(Math.max(delay, Math.min(asked, longestAsked)));
}
