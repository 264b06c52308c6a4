import type { Random } from '../protection/random.ts';
import type { VisitorCookie } from './visitor-cookie.ts';

/** 128 bits as base64url; other values were not issued here. */
const shape = /^[\w-]{22}$/;

/**
 * Tells browsers behind one address apart, for rate limits only; nothing is stored under it and it expires after a
 * day.
 */
export function deviceOf(cookie: VisitorCookie, random: Random): string {
  const known = cookie.read();
  if (known !== undefined && shape.test(known)) return known;
  const device = Buffer.from(random.bytes(16)).toString('base64url');
  cookie.set(device, 24);
  return device;
}
