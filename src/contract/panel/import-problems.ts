import * as z from 'zod/mini';

export const lineProblem = z.enum([
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
]);

/** Problems of the whole file or its import. */
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
  code: z.enum([...lineProblem.options, ...fileProblems]),
  /** Line numbers as in an editor; empty for the whole file. */
  lines: z.array(z.int()),
  column: z.optional(z.string()),
  /** The value found; never customer data. */
  value: z.optional(z.string()),
});

export type ImportProblem = z.output<typeof importProblem>;
export type LineProblem = Omit<ImportProblem, 'lines'> & { readonly code: z.output<typeof lineProblem> };
