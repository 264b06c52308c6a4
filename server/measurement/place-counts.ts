import { sql } from 'kysely';
import { withCapitals } from '../../src/brazil/with-capitals.ts';
import type { DemandPlace } from '../../src/contract/panel/figures.ts';
import type { Connection } from '../database/database.ts';
import { dayOf } from './event-counts.ts';
import { isPersonal } from './touch.ts';

interface AskedPlace {
  readonly state: string;
  readonly city: string;
  readonly neighborhood: string | null;
}

const named = (text: string): string => (isPersonal(text) ? '' : withCapitals(text).slice(0, 60));

/** Counts a person who asked for a connection, once for each lead, in its transaction. Before the address is known there is no place. */
export async function countPlace(
  db: Connection,
  { state: uf, city, neighborhood }: AskedPlace,
  isCovered: boolean,
  now: Date,
): Promise<void> {
  if (city === '') return;
  const place = { uf, city: named(city), neighborhood: named(neighborhood ?? '') };
  await db
    .insertInto('place_counts')
    .values({ day: dayOf(now), ...place, covered: Number(isCovered), many: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'uf', 'city', 'neighborhood', 'covered'])
        .doUpdateSet({ many: sql`place_counts.many + 1` }),
    )
    .execute();
}

/** Counts the leads that are there, by their day in UTC. */
export async function fillPlaceCounts(db: Connection): Promise<void> {
  for (const [table, covered] of [
    ['leads', 1],
    ['no_coverage_leads', 0],
  ] as const)
    await sql`insert into place_counts (day, uf, city, neighborhood, covered, many)
      select substr(created_at, 1, 10), state, city, coalesce(neighborhood, ''), ${sql.lit(covered)}, count(*)
      from ${sql.table(table)} where city <> ''
      group by substr(created_at, 1, 10), state, city, coalesce(neighborhood, '')`.execute(db);
}

/** A place with fewer people is not told apart. */
const fewest = 10;

type Counted = Pick<DemandPlace, 'covered' | 'uncovered'>;

const peopleIn = ({ covered, uncovered }: Counted): number => covered + uncovered;

const sumOf = (places: readonly Counted[]): Counted => ({
  covered: places.reduce((sum, { covered }) => sum + covered, 0),
  uncovered: places.reduce((sum, { uncovered }) => sum + uncovered, 0),
});

/**
 * The places that may be told, and the others together. One that is hidden alone, or with few people, would follow
 * from the total of what is around it: the next smallest goes with it.
 */
function toldApart<Place extends Counted>(places: readonly Place[]): { told: Place[]; others: Place[] } {
  const sorted = places.toSorted((one, other) => peopleIn(one) - peopleIn(other));
  let hidden = sorted.filter((place) => peopleIn(place) < fewest).length;
  while (hidden > 0 && (hidden === 1 || peopleIn(sumOf(sorted.slice(0, hidden))) < fewest)) {
    if (hidden === sorted.length) break;
    hidden += 1;
  }
  return { told: sorted.slice(hidden), others: sorted.slice(0, hidden) };
}

interface CountedPlace extends Counted {
  readonly uf: string;
  readonly city: string;
  readonly neighborhood: string;
}

export async function countedPlaces(
  db: Connection,
  { from, to }: { from: string; to: string },
): Promise<CountedPlace[]> {
  const many = (covered: number) => sql<number>`sum(case when covered = ${covered} then many else 0 end)`;
  const rows = await db
    .selectFrom('place_counts')
    .select(['uf', 'city', 'neighborhood', many(1).as('covered'), many(0).as('uncovered')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['uf', 'city', 'neighborhood'])
    .execute();
  return rows.map((row) => ({ ...row, covered: Number(row.covered), uncovered: Number(row.uncovered) }));
}

export const demandByState = (rows: readonly CountedPlace[]) =>
  [...Map.groupBy(rows, ({ uf }) => uf)].map(([uf, own]) => ({ uf, ...sumOf(own) }));

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
  const meant = rows.filter(({ uf }) => only === undefined || uf === only);
  for (const [uf, ofState] of Map.groupBy(meant, (row) => row.uf)) {
    const byCity = Map.groupBy(ofState, ({ city }) => city);
    const towns = toldApart([...byCity].map(([city, own]) => ({ city, own, ...sumOf(own) })));
    add(uf, null, null, towns.others);
    for (const { city, own } of towns.told) {
      const parts = by === 'city' ? { told: [], others: own } : toldApart(own);
      for (const part of parts.told) add(uf, city, part.neighborhood, [part]);
      add(uf, city, null, parts.others);
    }
  }
  return places.sort((one, other) => other.uncovered - one.uncovered || peopleIn(other) - peopleIn(one));
}
