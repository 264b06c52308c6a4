import { hourMs } from '../../src/brazil/durations.ts';

const tenMinutes = 600_000;
const triesPerCode = 5;

/** A six-digit code that was sent to a person. */
export interface SentCode {
  code_hash: string;
  tries: number;
  expires_at: string;
  /** Number of codes since `first_sent_at`, limited per hour. */
  sent: number;
  first_sent_at: string;
}

type Renewed = { kind: 'sent'; next: Omit<SentCode, 'code_hash'> } | { kind: 'too-many'; until: string };

/** A new code replaces the previous one. */
export function renewCode(last: SentCode | undefined, perHour: number, now: Date): Renewed {
  const hourOver = last ? Date.parse(last.first_sent_at) + hourMs : 0;
  const sameHour = last !== undefined && hourOver > now.getTime();
  if (sameHour && last.sent >= perHour) return { kind: 'too-many', until: new Date(hourOver).toISOString() };
  return {
    kind: 'sent',
    next: {
      tries: 0,
      expires_at: new Date(now.getTime() + tenMinutes).toISOString(),
      sent: sameHour ? last.sent + 1 : 1,
      first_sent_at: sameHour ? last.first_sent_at : now.toISOString(),
    },
  };
}

/** `over`: no code was sent, or it expired, or its tries are used up. */
export type JudgedCode = 'right' | 'wrong' | 'over';

export function judgeCode(
  sent: SentCode | undefined,
  isRight: (codeHash: string) => boolean,
  now: Date,
): { judged: JudgedCode; tries: number } {
  if (sent === undefined || sent.expires_at <= now.toISOString() || sent.tries >= triesPerCode) {
    return { judged: 'over', tries: sent?.tries ?? 0 };
  }
  // A right code can be used only once.
  return isRight(sent.code_hash)
    ? { judged: 'right', tries: triesPerCode }
    : { judged: 'wrong', tries: sent.tries + 1 };
}
