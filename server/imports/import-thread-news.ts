import type { ImportProblem } from '../../src/contract/panel/import-problems.ts';
import type { ImportKindName } from '../../src/contract/panel/import-runs.ts';
import type { DatabaseAccess } from '../database/open-database.ts';
import type { Imported } from './import-file.ts';

export interface ThreadJob {
  readonly access: DatabaseAccess;
  readonly keys: readonly Uint8Array[];
  readonly kind: ImportKindName;
  readonly file: string;
  readonly importId: string;
  readonly isCheck: boolean;
  readonly now: Date;
}

export type ImportNews =
  | { readonly is: 'progress'; readonly lines: number }
  | { readonly is: 'done'; readonly imported: Imported }
  | { readonly is: 'refused'; readonly problems: readonly ImportProblem[]; readonly more: boolean };
