import * as z from 'zod/mini';

// What a reply may omit. Our server sends everything; other hosts send what the specification names. Null and missing
// mean the same.

export const maybe = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.nullable(schema), null);

/** For calls whose `success` the specification does not define: a failure is reported as an error instead. */
export const succeeded = z._default(z.literal(true), true);

/** Zero means that the host has no versions: then changes are sent without one. */
export const version = z._default(z.int(), 0);

/** Some hosts use numbers, others random text; ours are UUIDs. */
export const identifier = z.pipe(
  z.transform((id: unknown) => (typeof id === 'number' ? String(id) : id)),
  z.string().check(z.minLength(1), z.maxLength(64)),
);

/** The result of every save: the lead's new version. */
export const saved = z.object({ success: z.literal(true), version });

/** The same result where the specification defines none, so `success` may be missing. */
export const changed = z.object({ success: succeeded, version });

export type Saved = z.output<typeof saved>;

export const done = z.object({ success: succeeded });
