import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { addDays, mondayOf } from '../../src/brazil/calendar-days.ts';
import { withCapitals } from '../../src/brazil/with-capitals.ts';
import type { DemandPlace } from '../../src/contract/panel/figures.ts';
import type { Connection, Database } from '../database/database.ts';
import { dayOf } from './event-counts.ts';
import { isPersonal } from './touch.ts';

interface AskedPlace {
  readonly state: string;
  readonly city: string;
  readonly neighborhood: string | null;
}

/** As it is compared; a place that names a person has no name. A neighbourhood without one is among the others. */
const named = (text: string): string => (isPersonal(text) ? '' : withCapitals(text).slice(0, 60));

const rowOf = ({ state: uf, city, neighborhood }: AskedPlace, isCovered: boolean, at: Date) => ({
  ...{ day: dayOf(at), uf, city: named(city), neighborhood: named(neighborhood ?? '') },
  ...{ covered: Number(isCovered), many: 1 },
});

async function addRows(db: Connection, rows: readonly ReturnType<typeof rowOf>[]): Promise<void> {
  await db
    .insertInto('place_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'uf', 'city', 'neighborhood', 'covered'])
        .doUpdateSet({ many: sql`place_counts.many + excluded.many` }),
    )
    .execute();
}

/** Counts a person who asked for a connection, once for each lead, in its transaction. Before the address is known there is no place. */
export async function countPlace(
  db: Connection,
  place: AskedPlace,
  isCovered: boolean,
  now: Date,
): Promise<void> {
  if (place.city !== '') await addRows(db, [rowOf(place, isCovered, now)]);
}

const batchSize = 500;

async function addSums(db: Connection, rows: readonly ReturnType<typeof rowOf>[]): Promise<void> {
  const counts = new Map<string, ReturnType<typeof rowOf>>();
  for (const row of rows) {
    const key = JSON.stringify({ ...row, many: 0 });
    counts.set(key, { ...row, many: (counts.get(key)?.many ?? 0) + row.many });
  }
  const all = [...counts.values()];
  for (let from = 0; from < all.length; from += batchSize)
    await addRows(db, all.slice(from, from + batchSize));
}

/** Counts the leads that are there, as they are counted when they come. */
export async function fillPlaceCounts(db: Connection): Promise<void> {
  for (const table of ['leads', 'no_coverage_leads'] as const) {
    const { rows } = await sql<AskedPlace & { hour: string; many: number | string }>`
      select state, city, neighborhood, substr(created_at, 1, 13) as hour, count(*) as many
      from ${sql.table(table)} where city <> '' group by 1, 2, 3, 4`.execute(db);
    const rowsOf = rows.map(({ hour, many, ...place }) => ({
      ...rowOf(place, table === 'leads', new Date(`${hour}:00Z`)),
      many: Number(many),
    }));
    await addSums(db, rowsOf);
  }
}

/** A place with fewer people is not told apart. */
const fewest = 10;

/**
 * Stores neighbourhoods of few people among the others: some are what a visitor typed, and addresses end. All of them
 * are found at once, because that reads the whole table.
 */
export async function foldRarePlaces(database: Database, until: Date): Promise<void> {
  const row = sql.raw(database.rowName);
  const isOld = sql`day <= ${dayOf(until)} and neighborhood <> ''`;
  const { rows: rare } = await database.read((db) =>
    sql<{ place: string | number }>`
      select ${row} as place from place_counts where ${isOld} and (uf, city, neighborhood) in (
        select uf, city, neighborhood from place_counts group by 1, 2, 3 having sum(many) < ${fewest}
      )`.execute(db),
  );
  for (let from = 0; from < rare.length; from += batchSize) {
    const places = sql.join(rare.slice(from, from + batchSize).map(({ place }) => place));
    await database.write(async (db) => {
      const { rows } = await sql<ReturnType<typeof rowOf>>`
        delete from place_counts where ${isOld} and ${row} in (${places}) returning *`.execute(db);
      await addSums(
        db,
        rows.map((counted) => ({ ...counted, neighborhood: '' })),
      );
    });
    // Yields to waiting requests.
    await nextTurn();
  }
}

type Counted = Pick<DemandPlace, 'covered' | 'uncovered'>;

const peopleIn = ({ covered, uncovered }: Counted): number => covered + uncovered;

const sumOf = (places: readonly Counted[]): Counted => ({
  covered: places.reduce((sum, { covered }) => sum + covered, 0),
  uncovered: places.reduce((sum, { uncovered }) => sum + uncovered, 0),
});

/** The places that may be told, and the others, which have no name. */
const toldApart = <Place extends Counted>(
  places: readonly Place[],
  sizeOf: (place: Place) => number = peopleIn,
): { told: Place[]; others: Place[] } => ({
  told: places.filter((place) => sizeOf(place) >= fewest),
  others: places.filter((place) => sizeOf(place) < fewest),
});

type CountedPlace = Awaited<ReturnType<typeof countedPlaces>>[number];

/** Of whole weeks: two periods that differ by a day would tell one person. */
export async function countedPlaces(db: Connection, { from, to }: { from: string; to: string }) {
  const many = (covered: number) => sql<number>`sum(case when covered = ${covered} then many else 0 end)`;
  const rows = await db
    .selectFrom('place_counts')
    .select(['uf', 'city', 'neighborhood', many(1).as('covered'), many(0).as('uncovered')])
    .where('day', '>=', mondayOf(from))
    .where('day', '<=', addDays(mondayOf(to), 6))
    .groupBy(['uf', 'city', 'neighborhood'])
    .execute();
  return rows.map((row) => ({ ...row, covered: Number(row.covered), uncovered: Number(row.uncovered) }));
}

const byState = (rows: readonly CountedPlace[]) =>
  toldApart([...Map.groupBy(rows, ({ uf }) => uf)].map(([uf, own]) => ({ uf, own, ...sumOf(own) })));

/** States with few people are together, without a name. */
export function demandByState(rows: readonly CountedPlace[]) {
  const { told, others } = byState(rows);
  const states = told.map(({ uf, own }) => ({ uf, ...sumOf(own) }));
  return others.length === 0 ? states : [...states, { uf: '', ...sumOf(others) }];
}

const sizeOfNamed = (part: CountedPlace): number => (part.neighborhood === '' ? 0 : peopleIn(part));

interface Wanted {
  readonly by: 'city' | 'neighborhood';
  readonly uf?: string | undefined;
}

/** Demand by town, or by its neighbourhoods, of which only those of a town that is told apart are. */
export function demandPlaces(rows: readonly CountedPlace[], { by, uf: only }: Wanted): DemandPlace[] {
  const places: DemandPlace[] = [];
  const add = (uf: string, city: string | null, neighborhood: string | null, counted: readonly Counted[]) => {
    if (counted.length > 0) places.push({ uf, city, neighborhood, ...sumOf(counted) });
  };
  const states = byState(rows);
  if (only === undefined) add('', null, null, states.others);
  for (const { uf, own: ofState } of states.told.filter((state) => only === undefined || state.uf === only)) {
    const byCity = Map.groupBy(ofState, ({ city }) => city);
    const towns = toldApart([...byCity].map(([city, own]) => ({ city, own, ...sumOf(own) })));
    add(uf, null, null, towns.others);
    for (const { city, own } of towns.told) {
      const parts = by === 'city' ? { told: [], others: own } : toldApart(own, sizeOfNamed);
      for (const part of parts.told) add(uf, city, part.neighborhood, [part]);
      add(uf, city, null, parts.others);
    }
  }
  return places.sort((one, other) => other.uncovered - one.uncovered || peopleIn(other) - peopleIn(one));
}
