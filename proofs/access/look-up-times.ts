import { performance } from 'node:perf_hooks';
import { median } from '../../scripts/bench/percentile.ts';
import { serveSite } from '../../scripts/serve-site.ts';
import { openVisitor } from '../../scripts/shop/visitor.ts';
import { withDatabase } from '../../server/database/open-database.ts';
import { findRenewalOffers } from '../../src/contract/calls/renewals.ts';

const documents = { known: '39053344705', unknown: '52998224725' } as const;

export interface LookUpTimes {
  readonly rounds: number;
  readonly known: number;
  readonly unknown: number;
  /** How often the known document took longer in the same round; one half means no difference. */
  readonly longer: number;
  readonly sizesDiffer: boolean;
}

/** Alternates wrong birth dates for a known and an unknown document. */
export async function lookUpTimes(rounds: number): Promise<LookUpTimes> {
  await using site = await serveSite();
  const times = { known: [] as number[], unknown: [] as number[] };
  const sizes = new Set<number>();
  const ask = async (cpf: string, address: string) => {
    const visitor = openVisitor(() => site.url, address);
    const begin = performance.now();
    const { status, text } = await visitor.ask(findRenewalOffers, {
      body: { cpf, birth_date: '01/01/1990' },
    });
    const time = performance.now() - begin;
    if (status !== 422) throw new Error(`A wrong birth date was answered ${status}`);
    sizes.add(text.length);
    return time;
  };
  let longer = 0;
  await withDatabase(site, async (database) => {
    for (let round = 0; round < rounds; round += 1) {
      // Resets the counters, so that every round is a first try.
      await database.write((db) => db.deleteFrom('customer_tries').execute());
      await database.write((db) => db.deleteFrom('call_counts').execute());
      const address = `203.0.${round >> 8}.${round & 255}`;
      const inTurn = round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const which of inTurn) times[which].push(await ask(documents[which], address));
      if ((times.known.at(-1) ?? 0) > (times.unknown.at(-1) ?? 0)) longer += 1;
    }
  });
  return {
    rounds,
    known: median(times.known),
    unknown: median(times.unknown),
    longer: longer / rounds,
    sizesDiffer: sizes.size > 1,
  };
}
