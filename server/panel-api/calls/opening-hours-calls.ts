import * as calls from '../../../src/contract/panel/opening-hours.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import { addOpeningVersion, openingVersions } from '../../conversations/opening-hours.ts';
import { refuse } from '../../http/refusal.ts';
import { handleReading, handleSaving } from '../panel-call.ts';

const mostVersions = 20;

export const openingHoursCalls = [
  handleReading(calls.readOpeningHours, async (db) => ({
    versions: await openingVersions(db, mostVersions),
  })),

  handleSaving(calls.saveOpeningHours, async (db, { body: { version: seen, ...hours } }, context) => {
    const [by, at, version] = [context.operator.name, context.clock().toISOString(), seen + 1];
    if (!(await addOpeningVersion(db, { version, by, at, hours }))) refuse(409, problemCodes.stale, outdated);
    await context.audit(db, 'hours.changed', 'hours', String(version));
    return { version };
  }),
];

const outdated = 'Outra pessoa salvou um horário enquanto você editava. Abra a página de novo e confira.';
