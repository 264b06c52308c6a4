import { type RecoverySettings, recoverySettings } from '../../src/contract/panel/access/recovery.ts';
import type { Connection } from '../database/database.ts';
import { putSetting, readSetting } from '../database/settings.ts';

const name = 'recovery';

/** Names of the scan positions begin with it. */
export const recoveryCursor = 'abandoned leads written to until';

/** Off until an operator enables it. */
const first: RecoverySettings = { isOn: false, delayHours: 3, heldPercent: 10 };

export async function readRecoverySettings(db: Connection): Promise<RecoverySettings> {
  const kept = await readSetting(db, name);
  return kept === null ? first : recoverySettings.parse(JSON.parse(kept));
}

/** Resets the scan when it is enabled, so that leads abandoned while it was off get no message. */
export async function saveRecoverySettings(db: Connection, settings: RecoverySettings): Promise<void> {
  const before = await readRecoverySettings(db);
  if (settings.isOn && !before.isOn)
    await db.deleteFrom('settings').where('name', 'like', `${recoveryCursor}%`).execute();
  await putSetting(db, name, JSON.stringify(settings));
}
