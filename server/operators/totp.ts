import { Secret, TOTP } from 'otpauth';

const stepMs = 30_000;

const totpOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 });

/** The 30-second time step of a valid TOTP code, else null. The code before is valid too: clocks differ, typing takes time. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const current = Math.floor(now.getTime() / stepMs);
  const isOf = (step: number) =>
    totpOf(secret).validate({ token: code, timestamp: step * stepMs, window: 0 }) !== null;
  return [current, current - 1].find(isOf) ?? null;
}
