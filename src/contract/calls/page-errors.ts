import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { errorKinds, errorTypes, maxFrames } from '../page-error-names.ts';

const count = z.int().check(z.gte(0), z.lte(9_999_999));

/** A line of the stack: in a script of the build, or inline in the page. */
const frame = z.strictObject({
  file: z.string().check(z.regex(/^(page|[\w-]{1,60}\.js)$/)),
  line: count,
  column: count,
});

const pageError = z.strictObject({
  kind: z.enum(errorKinds),
  /** The error's class. Its message is never sent, since it may quote personal data. */
  type: z.enum(errorTypes),
  /** React's error number. */
  react: z.optional(count),
  frames: z.array(frame).check(z.maxLength(maxFrames)),
  /** The page's route on the server, without query and fragment. */
  page: z.string().check(z.regex(/^\/[\w/.:*-]{0,80}$/)),
  /** The page's first script: its name changes with every build. */
  build: z.optional(z.string().check(z.regex(/^[\w-]{1,60}\.js$/))),
});

export type PageError = z.output<typeof pageError>;

export const reportPageError = endpoint('POST', 'page-errors', 'anyone', {
  summary: 'Report a script error, without visitor data',
  body: pageError,
  response: z.object({ success: z.literal(true) }),
  ifMissing: { reply: { success: true } },
});
