import { costOfLimit } from './cost-of-limits.ts';
import { lookUpTimes } from './look-up-times.ts';

/** Measures whether a refusal tells by its time who is a customer, and what it costs to count a call. */
const { rounds, known, unknown, longer, sizesDiffer } = await lookUpTimes(400);
console.log(
  `a wrong birth date, ${rounds} rounds: median ${known.toFixed(2)} ms for a customer, ${unknown.toFixed(2)} ms for nobody; ` +
    `the customer's took longer in ${(longer * 100).toFixed(0)} % of the rounds`,
);
if (sizesDiffer) {
  console.error('  known and unknown documents are answered in different sizes');
  process.exitCode = 1;
}

for (const name of ['look', 'newLead', 'lookUp'] as const) {
  const cost = await costOfLimit(name, 960);
  console.log(
    `counting a call (${name}): ${cost[1]?.toFixed(3)} ms alone, ${cost[32]?.toFixed(3)} ms of 32 at once`,
  );
}
