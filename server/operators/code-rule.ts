import * as z from 'zod/mini';
import { type Role, roles } from '../../src/contract/panel/access/rights.ts';
import type { Duty } from '../../src/contract/panel/access/session.ts';
import type { Connection } from '../database/database.ts';
import { putSetting, readSetting } from '../database/settings.ts';
import type { Operator } from './operator-repository.ts';

const name = 'roles that need a code';

const stored = z.array(z.enum(roles));

export async function codeRoles(db: Connection): Promise<Role[]> {
  return stored.parse(JSON.parse((await readSetting(db, name)) ?? '[]'));
}

export const setCodeRoles = (db: Connection, wanted: readonly Role[]): Promise<void> =>
  putSetting(db, name, JSON.stringify(wanted));

/** What a signed-in operator has to do before anything else; a provider has its own rules. */
export async function dutyOf(
  db: Connection,
  { isProvisional, codeSecret, role }: Operator,
  isOfProvider: boolean,
): Promise<Duty | null> {
  if (isOfProvider) return null;
  if (isProvisional) return 'password';
  return codeSecret === null && (await codeRoles(db)).includes(role) ? 'code' : null;
}
