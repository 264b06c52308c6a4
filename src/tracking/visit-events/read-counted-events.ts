import * as z from 'zod/mini';

/** Keys of the events counted, and the visit's id with consent. An invalid part is replaced by a blank one. */
const countedEvents = z.object({
  told: z.catch(z.array(z.string()), []),
  visit: z.catch(z.nullable(z.string().check(z.regex(/^[0-9a-f]{32}$/))), null),
});

/** Reads what is stored. */
export const readCountedEvents = (stored: unknown): z.output<typeof countedEvents> =>
  countedEvents.safeParse(stored).data ?? { told: [], visit: null };
