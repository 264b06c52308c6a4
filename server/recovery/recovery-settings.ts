import { type RecoverySettings, recoverySettings } from '../../src/contract/panel/access/recovery.ts';
import type { Connection } from '../database/database.ts';

const name = 'recovery';

/** Name of the scan position. */
export const recoveryCursor = 'abandoned leads written to until';

/** Off until an operator enables it. */
const first: RecoverySettings = { isOn: false, delayHours: 3, heldPercent: 10 };

export async function readRecoverySettings(db: Connection): Promise<RecoverySettings> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return row === undefined ? first : recoverySettings.parse(JSON.parse(row.value));
}

/** Resets the scan when it is enabled, so that leads abandoned while it was off get no message. */
export async function saveRecoverySettings(db: Connection, settings: RecoverySettings): Promise<void> {
  const before = await readRecoverySettings(db);
  if (settings.isOn && !before.isOn)
    await db.deleteFrom('settings').where('name', '=', recoveryCursor).execute();
  const value = JSON.stringify(settings);
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
