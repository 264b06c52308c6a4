import type { ImportProblem } from '../../src/contract/panel/import-problems.ts';
import type { ImportKindName } from '../../src/contract/panel/import-runs.ts';

export interface ThreadJob {
  readonly databaseUrl: string;
  readonly keys: readonly Uint8Array[];
  readonly kind: ImportKindName;
  readonly file: string;
  readonly importId: string;
}

export type ImportNews =
  | { readonly is: 'progress'; readonly lines: number }
  | { readonly is: 'done'; readonly lines: number }
  | { readonly is: 'refused'; readonly problems: readonly ImportProblem[]; readonly more: boolean };
