import * as z from 'zod/mini';

/** What can be wrong with a line of an imported file. */
const lineProblems = [
  'values',
  'characters',
  'postcode',
  'range',
  'town',
  'state',
  'network',
  'status',
  'document',
  'birth-date',
  'name',
  'email',
  'phone',
  'plan',
  'price',
  'speed',
  'yes-or-no',
  'many-offers',
  'unknown-offer',
  'too-long',
  'overlap',
  'same-document',
] as const;

/** What can be wrong with the file as a whole, or with its import. */
const fileProblems = [
  'not-utf-8',
  'no-csv',
  'empty',
  'columns',
  'no-lines',
  'too-large',
  'interrupted',
  'another-import',
  'failed',
] as const;

export const importProblem = z.object({
  code: z.enum([...lineProblems, ...fileProblems]),
  /** As an editor counts them; none where the whole file is meant. */
  lines: z.array(z.int()),
  column: z.optional(z.string()),
  /** What stands there; never of a customer. */
  value: z.optional(z.string()),
});

export type ImportProblem = z.output<typeof importProblem>;
export type LineProblem = Omit<ImportProblem, 'lines'> & { readonly code: (typeof lineProblems)[number] };
