import * as z from 'zod/mini';
import { importProblem } from './import-problems.ts';

export const importKinds = ['coverage', 'customers'] as const;

export type ImportKindName = (typeof importKinds)[number];

/** What an import would change, from its check. */
export const importForecast = z.object({
  /** Current rows that would be replaced. */
  replaced: z.int(),
  /** Postcodes (coverage) or customers only in the file, and only in the current data. */
  added: z.int(),
  gone: z.int(),
  /** How many people would be notified of new coverage. */
  toTell: z.int(),
});

export type ImportForecast = z.output<typeof importForecast>;

/** One import with its progress and result. A check reads the whole file and changes nothing. */
export const importRun = z.object({
  id: z.string(),
  kind: z.enum(importKinds),
  state: z.enum(['receiving', 'checking', 'checked', 'running', 'done', 'refused', 'interrupted']),
  /** Lines read so far, without the header. */
  lines: z.int(),
  /** Total lines, once the file is received. */
  ofLines: z.nullable(z.int()),
  /** The first ones. */
  problems: z.array(importProblem),
  /** How many problems there are. */
  faults: z.int(),
  /** Whether there may be more problems. */
  more: z.boolean(),
  /** How many people were notified of new coverage. */
  told: z.int(),
  /** The result of a successful check. */
  forecast: z.nullable(importForecast),
  startedBy: z.string(),
  startedAt: z.string(),
  endedAt: z.nullable(z.string()),
});

export type ImportRun = z.output<typeof importRun>;
