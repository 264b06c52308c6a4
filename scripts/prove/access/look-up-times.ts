import { performance } from 'node:perf_hooks';
import { openShop, own } from './open-shop.ts';

const known = '39053344705';
const unknown = '52998224725';

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
  const shop = await openShop({ trustProxy: 1 });
  const times = { known: [] as number[], unknown: [] as number[] };
  const sizes = new Set<number>();
  const ask = async (cpf: string, address: string) => {
    const payload = JSON.stringify({ cpf, birth_date: '01/01/1990' });
    const headers = { ...own, 'x-forwarded-for': address };
    const begin = performance.now();
    const answer = await shop
      .visitor()
      .send({ method: 'POST', url: '/api/renewalBaseUser/documentNumber', headers, payload });
    if (answer.status !== 422) throw new Error(`A wrong birth date was answered ${answer.status}`);
    sizes.add(answer.text.length);
    return performance.now() - begin;
  };
  let longer = 0;
  try {
    for (let round = 0; round < rounds; round += 1) {
      // Resets the counters, so that every round is a first try.
      await shop.database.write((db) => db.deleteFrom('customer_tries').execute());
      await shop.database.write((db) => db.deleteFrom('call_counts').execute());
      const address = `203.0.${round >> 8}.${round & 255}`;
      const inTurn = round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const which of inTurn) times[which].push(await ask(which === 'known' ? known : unknown, address));
      if ((times.known.at(-1) ?? 0) > (times.unknown.at(-1) ?? 0)) longer += 1;
    }
    return {
      rounds,
      known: median(times.known),
      unknown: median(times.unknown),
      longer: longer / rounds,
      sizesDiffer: sizes.size > 1,
    };
  } finally {
    await shop.close();
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
