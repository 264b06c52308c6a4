import type * as z from 'zod/mini';
import { problemWords } from '../../src/content/operator/import-problem-words.ts';
import { headingOf } from '../../src/contract/panel/import-columns.ts';
import type { ImportProblem } from '../../src/contract/panel/import-problems.ts';
import { importFaultsBody, importFaultsPath } from '../../src/contract/panel/imports.ts';
import type { ListFile } from './list-file.ts';

/** Everything that is wrong in a refused file, one problem a line. */
export const importFaultsFile: ListFile<z.output<typeof importFaultsBody>, ImportProblem> = {
  path: importFaultsPath,
  right: 'imports.run',
  list: 'import-faults',
  name: 'linhas-com-problema.csv',
  body: importFaultsBody,
  page: async ({ repositories }, db, { id, after }) => ({
    rows: after === undefined ? await repositories.importRuns.faults(db, id) : [],
  }),
  placeOf: () => 'end',
  columns: [
    ['Linha', ({ lines }) => lines.join(' e ')],
    ['Coluna', ({ column }) => (column === undefined ? '' : headingOf(column))],
    ['O que está errado', ({ code }) => problemWords[code]],
    ['Valor', ({ value }) => value ?? ''],
  ],
};
