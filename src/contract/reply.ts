import * as z from 'zod/mini';

// What a reply may leave out. Our server sends all of it; another host sends what the specification names. No reply
// tells `null` from a property that is missing: the client reads both alike.

export const maybe = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.nullable(schema), null);

/** Where the specification names no `success`: whatever went wrong says so by an error. */
export const succeeded = z._default(z.literal(true), true);

/** Zero tells that a host counts none: then no change names the version that it was made on. */
export const version = z._default(z.int(), 0);

/** Some hosts count, some draw lots; ours are UUIDs. */
export const identifier = z.pipe(
  z.transform((id: unknown) => (typeof id === 'number' ? String(id) : id)),
  z.string().check(z.minLength(1), z.maxLength(64)),
);
