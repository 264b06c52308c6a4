import { listImports } from '../../../src/contract/panel/imports.ts';
import { handleOperator } from '../panel-call.ts';

const shown = 20;

export const importCalls = [
  handleOperator(listImports, (_input, { database, repositories, clock }) =>
    database.read(async (db) => ({ runs: await repositories.importRuns.latest(db, shown, clock()) })),
  ),
];
