import { median } from '../../scripts/bench/percentile.ts';
import { serveSite } from '../../scripts/serve-site.ts';
import { openVisitor } from '../../scripts/shop/visitor.ts';
import { withDatabase } from '../../server/database/open-database.ts';
import { findRenewalOffers } from '../../src/contract/calls/renewals.ts';
import { createProofReport } from '../proof-report.ts';

// npm run prove:access: alternates wrong birth dates for a known and an unknown document. Neither size nor time of the refusal may
// tell who is a customer.
const documents = { known: '39053344705', unknown: '52998224725' } as const;
const rounds = 400;
/** How often the known one may take longer, or less long, in the same round; four standard deviations of chance. */
const most = 0.6;

await using site = await serveSite();
const times = { known: [] as number[], unknown: [] as number[] };
const sizes = new Set<number>();

async function ask(which: keyof typeof documents, address: string): Promise<number> {
  const began = performance.now();
  const body = { cpf: documents[which], birth_date: '01/01/1990' };
  const { status, text } = await openVisitor(() => site.url, address).ask(findRenewalOffers, { body });
  const time = performance.now() - began;
  if (status !== 422) throw new Error(`A wrong birth date was answered ${status}`);
  sizes.add(text.length);
  times[which].push(time);
  return time;
}

let longer = 0;
await withDatabase(site, async (database) => {
  for (let round = 0; round < rounds; round += 1) {
    // Resets the counters, so that every round is a first try.
    await database.write((db) => db.deleteFrom('customer_tries').execute());
    await database.write((db) => db.deleteFrom('call_counts').execute());
    const address = `203.0.${round >> 8}.${round & 255}`;
    const first = round % 2 === 0 ? 'known' : 'unknown';
    const one = await ask(first, address);
    const other = await ask(first === 'known' ? 'unknown' : 'known', address);
    if (one > other === (first === 'known')) longer += 1;
  }
});
const share = longer / rounds;
const report = createProofReport();
report.check('both are answered in the same size', rounds, sizes.size > 1 ? [[...sizes].join(', ')] : []);
const isEven = share > 1 - most && share < most;
report.check('neither takes longer', rounds, isEven ? [] : [`the customer's did in ${share}`]);
report.metric('median ms, a customer', median(times.known).toFixed(2));
report.metric('median ms, nobody', median(times.unknown).toFixed(2));
report.metric('share of rounds in which the customer took longer', share.toFixed(2));
process.exitCode = report.print() ? 0 : 1;
