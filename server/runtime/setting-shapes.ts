import * as z from 'zod/mini';

export const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Paths are added to it. */
export const isServiceAddress = (text: string): boolean => isWebAddress(text) && !/[?#]/.test(text);

/** An address; the example stands in the message about a wrong one. */
export const address = (example: string, fits = isWebAddress) =>
  z.optional(z.string().check(z.refine(fits, `must be an address like ${example}`)));

export const token = z.optional(z.string().check(z.regex(/^\S+$/, 'must be without spaces')));
