import { addressPromises } from './address-promises.ts';
import { costOfLimit } from './cost-of-limits.ts';
import { endedLinks, endedRights, finishedOrder } from './ended-rights.ts';
import type { Outcome } from './holder-calls.ts';
import { holderMatrix, otherSiteMatrix } from './holder-matrix.ts';
import { lookUpTimes } from './look-up-times.ts';
import { panelMatrix } from './panel-matrix.ts';

/**
 * Proves that nobody gets access without a right, and that refusals reveal nothing. Runs in this process without a
 * port.
 */
const promises: Readonly<Record<string, () => Promise<Outcome>>> = {
  'calls of a holder, by everybody who is none': holderMatrix,
  'the same, by whose right has ended': endedRights,
  'an order, changed in the browser that placed it': finishedOrder,
  'links that are too old, and leads that were erased': endedLinks,
  'writes, from another site or a form': otherSiteMatrix,
  'calls of the panel, by guests and every role': panelMatrix,
  'addresses that a caller makes up': addressPromises,
};

for (const [promise, keep] of Object.entries(promises)) {
  const { cases, broken } = await keep();
  console.log(`${promise}: ${cases} cases, ${broken.length} broken`);
  for (const line of broken) console.error(`  ${line}`);
  if (broken.length > 0) process.exitCode = 1;
}

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
