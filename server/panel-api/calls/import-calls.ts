import { listImports } from '../../../src/contract/panel/imports.ts';
import { handleReading } from '../panel-call.ts';

const shown = 20;

export const importCalls = [
  handleReading(listImports, async (db, _input, { repositories, clock }) => ({
    runs: await repositories.importRuns.latest(db, shown, clock()),
  })),
];
