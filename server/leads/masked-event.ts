import * as z from 'zod/mini';
import { maskName } from '../../src/brazil/name.ts';
import { maskPhone } from '../../src/brazil/phone.ts';
import { maskEmail } from './mask-email.ts';

const masks = { name: maskName, email: maskEmail, telephone: maskPhone };

/** What an event says of a person, masked; the name of a plan lies deeper. */
export function maskedEvent(data: unknown): unknown {
  const known = z.record(z.string(), z.unknown()).safeParse(data);
  if (!known.success) return data;
  const masked = Object.entries(masks).flatMap(([name, mask]) => {
    const value = known.data[name];
    return typeof value === 'string' ? [[name, mask(value)]] : [];
  });
  return { ...known.data, ...Object.fromEntries(masked) };
}
