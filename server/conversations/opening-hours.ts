import type { OpeningHours } from '../../src/brazil/opening.ts';
import { usualHours } from '../../src/content/opening-hours.ts';
import { type OpeningVersion, openingVersion } from '../../src/contract/panel/opening-hours.ts';
import type { Connection } from '../database/database.ts';

/** Each version is a setting that stays; its key lets only one follow another. */
const nameOf = (version: number): string => `opening hours ${String(version).padStart(6, '0')}`;

const first: OpeningVersion = { version: 0, by: '', at: '', hours: usualHours };

/** The newest first. */
export async function openingVersions(db: Connection, many: number): Promise<OpeningVersion[]> {
  const rows = await db
    .selectFrom('settings')
    .select('value')
    .where('name', 'like', 'opening hours %')
    .orderBy('name', 'desc')
    .limit(many)
    .execute();
  return [...rows.map(({ value }) => openingVersion.parse(JSON.parse(value))), first];
}

/** When people of the team answer now. */
export const readOpeningHours = async (db: Connection): Promise<OpeningHours> =>
  ((await openingVersions(db, 1))[0] ?? first).hours;

/** False if it does not follow the newest, also where another is added at the same time. */
export async function addOpeningVersion(db: Connection, next: OpeningVersion): Promise<boolean> {
  const [newest = first] = await openingVersions(db, 1);
  if (next.version !== newest.version + 1) return false;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('settings')
    .values({ name: nameOf(next.version), value: JSON.stringify(next) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
