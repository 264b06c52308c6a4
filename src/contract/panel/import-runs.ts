import * as z from 'zod/mini';
import { importProblem } from './import-problems.ts';

export const importKinds = ['coverage', 'customers'] as const;

export type ImportKindName = (typeof importKinds)[number];

/** What an import would change, found out by its check. */
export const importForecast = z.object({
  /** Rows that count now, and would be replaced. */
  replaced: z.int(),
  /** Postcodes with coverage or customers, that only the file has, and that only what counts now has. */
  added: z.int(),
  gone: z.int(),
  /** How many people would be told that the network has come. */
  toTell: z.int(),
});

export type ImportForecast = z.output<typeof importForecast>;

/** Of one import: how far it is, and what came of it. A check reads the whole file and changes nothing. */
export const importRun = z.object({
  id: z.string(),
  kind: z.enum(importKinds),
  state: z.enum(['receiving', 'checking', 'checked', 'running', 'done', 'refused', 'interrupted']),
  /** Lines read so far, below the header. */
  lines: z.int(),
  /** How many the file has, once it is received. */
  ofLines: z.nullable(z.int()),
  problems: z.array(importProblem),
  /** Whether there may be more than those. */
  more: z.boolean(),
  /** How many people were told that the network has come. */
  told: z.int(),
  /** Of a check that went well. */
  forecast: z.nullable(importForecast),
  startedBy: z.string(),
  startedAt: z.string(),
  endedAt: z.nullable(z.string()),
});

export type ImportRun = z.output<typeof importRun>;
