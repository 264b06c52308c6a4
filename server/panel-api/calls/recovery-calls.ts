import { addDays } from '../../../src/brazil/calendar-days.ts';
import { instantOf } from '../../../src/brazil/clock-minute.ts';
import { changeRecovery, readRecovery } from '../../../src/contract/panel/access/recovery.ts';
import { compareArms } from '../../measurement/compare-arms.ts';
import { readRecoverySettings, saveRecoverySettings } from '../../recovery/recovery-settings.ts';
import { handleReading, handleSaving } from '../panel-call.ts';

const arms = [{ id: 'held' }, { id: 'sent' }];

const beginOf = (day: string): string => new Date(instantOf(`${day}T00:00`)).toISOString();

export const recoveryCalls = [
  handleReading(readRecovery, async (db, { query: { from, to } }, { repositories }) => {
    const { recoveries, messageStops, messages } = repositories;
    const settings = await readRecoverySettings(db);
    const outcomes = await recoveries.outcomes(db, beginOf(from), beginOf(addDays(to, 1)));
    const compared = { id: 'recovery', title: '', isRunning: settings.isOn, arms };
    return {
      settings,
      canSend: messages.canSend('recovery'),
      comparison: compareArms(compared, outcomes),
      stops: await messageStops.count(db),
    };
  }),

  handleSaving(changeRecovery, async (db, { body: settings }, context) => {
    await saveRecoverySettings(db, settings);
    const { isOn, delayHours, heldPercent } = settings;
    const detail = `${isOn ? 'on' : 'off'} ${delayHours} h ${heldPercent}%`;
    await context.audit(db, 'recovery.changed', 'recovery', '-', detail);
    return { settings };
  }),
];
