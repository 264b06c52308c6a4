import type { ImportRun } from '../../../contract/panel/import-runs.ts';

/** The runs, latest first, without the checks that an import of the same kind followed. */
export const withoutFollowedChecks = (runs: readonly ImportRun[]): readonly ImportRun[] =>
  runs.filter(
    ({ kind, state }, index) =>
      state !== 'checked' || !runs.slice(0, index).some((later) => later.kind === kind && isImport(later)),
  );

const isImport = ({ state }: ImportRun): boolean => state === 'running' || state === 'done';
