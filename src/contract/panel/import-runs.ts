import * as z from 'zod/mini';
import { importProblem } from './import-problems.ts';

export const importKinds = ['coverage', 'customers'] as const;

export type ImportKindName = (typeof importKinds)[number];

/** Of one import: how far it is, and what came of it. */
export const importRun = z.object({
  id: z.string(),
  kind: z.enum(importKinds),
  state: z.enum(['receiving', 'running', 'done', 'refused', 'interrupted']),
  /** Lines read so far, below the header. */
  lines: z.int(),
  /** How many the file has, once it is received. */
  ofLines: z.nullable(z.int()),
  problems: z.array(importProblem),
  /** Whether there may be more than those. */
  more: z.boolean(),
  /** How many people were told that the network has come. */
  told: z.int(),
  startedBy: z.string(),
  startedAt: z.string(),
  endedAt: z.nullable(z.string()),
});

export type ImportRun = z.output<typeof importRun>;
