import { expect } from '@playwright/test';
import type { Visitor } from '../../tests/stories/support/visitor.ts';
import { faults, hurry, hurryUp } from './faults.ts';
import { migrate, order, renew } from './journeys.ts';
import { faces, test } from './proof.ts';
import { listCalls, silentCalls } from './visitor-calls.ts';
import { watchFailures } from './watch-failures.ts';

interface Journey {
  name: string;
  /** The campaign's prefix. */
  prefix: string;
  walk: (visitor: Visitor) => Promise<string>;
  /** Once a year per customer: each proof needs a shop of its own. */
  isOnceAYear?: true;
}

const journeys: readonly Journey[] = [
  { name: 'order', prefix: '', walk: order },
  { name: 'renewal', prefix: '', walk: renew, isOnceAYear: true },
  { name: 'migration', prefix: '/migracao-ultrafibra', walk: migrate, isOnceAYear: true },
];

for (const { name: journey, prefix, walk, isOnceAYear } of journeys)
  test.describe(() => {
    if (isOnceAYear) test.use({ ownShopAhead: 0 });
    for (const { name: face, Face } of faces)
      for (const fault of faults)
        test(`${journey} ${fault.name} ${face}`, async ({ page, line }) => {
          if (fault.name === 'time-out') await page.addInitScript(hurryUp, hurry);
          line.break(fault, (call) => !silentCalls.has(call));
          const failures = watchFailures(page, line, fault);
          const number = await walk(new Face(page, prefix)).finally(failures.close);
          await page.reload();
          await expect(page.getByText(number).first()).toBeVisible();
          if (fault.spoil === 'delays') return;
          expect(failures.seen.size).toBeGreaterThan(0);
          // A failed prefetch of a list that was never displayed needs no text.
          const neverTold = [...line.failing.keys()].filter((call) => !listCalls.has(call));
          expect(neverTold).toEqual([]);
        });
  });
