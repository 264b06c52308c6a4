import { dayMs, hourMs, minuteMs } from './durations.ts';

const inWords = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'always', style: 'short' });

const units = [
  ['day', dayMs],
  ['hour', hourMs],
  ['minute', minuteMs],
] as const;

/** How long ago a moment was, in its largest unit: 'há 12 min'. */
export function timeSince(at: string, now: number): string {
  const past = Math.max(now - Date.parse(at), minuteMs);
  const [unit, length] = units.find(([, long]) => past >= long) ?? (['minute', minuteMs] as const);
  return inWords.format(-Math.floor(past / length), unit);
}
