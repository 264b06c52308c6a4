import type * as z from 'zod/mini';
import { problemWords } from '../../../src/content/operator/import-problem-words.ts';
import { headingOf } from '../../../src/contract/panel/import-columns.ts';
import type { ImportProblem } from '../../../src/contract/panel/import-problems.ts';
import { importFaultsBody, importFaultsPath, listImports } from '../../../src/contract/panel/imports.ts';
import { handleList, type ListFile } from '../list-file.ts';

const shown = 20;

/** Everything that is wrong in a refused file, one problem a line. */
const importFaultsFile: ListFile<z.output<typeof importFaultsBody>, ImportProblem> = {
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

export const importCalls = [
  handleList(importFaultsFile, listImports, async (_input, { database, repositories, clock }) => ({
    runs: await database.read((db) => repositories.importRuns.latest(db, shown, clock())),
  })),
];
