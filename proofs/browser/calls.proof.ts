import { expect } from '@playwright/test';
import type { Visitor } from '../../tests/stories/support/visitor.ts';
import { faults, hurry, hurryUp } from './faults.ts';
import { migrate, order, renew } from './journeys.ts';
import { faces, test } from './proof.ts';
import { listCalls, silentCalls } from './visitor-calls.ts';
import { watchFailures } from './watch-failures.ts';

const journeys = {
  order: { prefix: '', walk: (visitor: Visitor) => order(visitor) },
  renewal: { prefix: '', walk: (visitor: Visitor) => renew(visitor) },
  migration: { prefix: '/migracao-ultrafibra', walk: (visitor: Visitor) => migrate(visitor) },
};

for (const [journey, { prefix, walk }] of Object.entries(journeys))
  test.describe(() => {
    // A customer renews or migrates once a year.
    test.use({ hasOwnShop: journey !== 'order' });
    for (const { name: face, Face } of faces)
      for (const fault of faults)
        test(`${journey} ${fault.name} ${face}`, async ({ page, line }) => {
          if (fault.name === 'time-out') await page.addInitScript(hurryUp, hurry);
          line.break(fault, (call) => !silentCalls.has(call));
          const failures = watchFailures(page, line, fault);
          try {
            const number = await walk(new Face(page, prefix));
            await page.reload();
            await expect(page.getByText(number).first()).toBeVisible();
          } finally {
            await failures.close();
          }
          if (fault.spoil === 'delays') return;
          expect(failures.seen.size).toBeGreaterThan(0);
          // A failed prefetch of a list that was never displayed needs no text.
          const neverTold = [...line.failing.keys()].filter((call) => !listCalls.has(call));
          expect(neverTold).toEqual([]);
        });
  });
