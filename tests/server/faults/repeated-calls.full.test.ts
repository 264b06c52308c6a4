import { expect, it } from 'vitest';
import { missingFrom } from '../../../proofs/faults/audit.ts';
import { findInconsistentRows } from '../../../proofs/faults/find-inconsistent-rows.ts';
import { withShopDatabase } from '../../../proofs/faults/open-shop-database.ts';
import { proveAtOnce } from '../../../proofs/faults/prove-at-once.ts';
import { proveLostReplies } from '../../../proofs/faults/prove-lost-replies.ts';
import { startTraffic } from '../../../proofs/faults/traffic.ts';
import { createProofReport } from '../../../proofs/proof-report.ts';
import { readOffers } from '../../../scripts/shop/read-offers.ts';
import { openVisitor } from '../../../scripts/shop/visitor.ts';
import { until } from '../../../scripts/until.ts';
import { openOwnShop, timeoutMs } from './open-own-shop.ts';

// A sample of `npm run prove:faults`, which runs more cases and PostgreSQL too.
it('repeated calls get the same answer, and simultaneous ones take effect once', {
  timeout: timeoutMs,
}, async () => {
  const shop = await openOwnShop();
  const report = createProofReport();
  await proveLostReplies(report, { ...shop, on: 'SQLite' });
  await proveAtOnce(report, { ...shop, leads: 1, finishes: 50, rivals: 5 });
  expect(report.broken).toEqual([]);
});

it('the audit finds missing answers and half-done orders', { timeout: timeoutMs }, async () => {
  const { url, origin } = await openOwnShop();
  const onOffer = await readOffers(openVisitor(() => origin));
  const traffic = startTraffic({ origin: () => origin, visitors: 1, ...onOffer });
  traffic.open();
  await until(timeoutMs, () => traffic.journal.some(({ step }) => step === 'finish'));
  await traffic.close();
  await withShopDatabase(url, async (shop) => {
    expect(await missingFrom(shop, traffic.journal)).toEqual([]);
    expect(await findInconsistentRows(shop)).toEqual([]);
    await shop.database.write(async (db) => {
      await db.updateTable('leads').set({ name: 'Maria' }).execute();
      await db.deleteFrom('order_history').execute();
      await db.updateTable('installation_slots').set({ booked: 7 }).execute();
    });
    // The next visitor may have started already.
    const missing = await missingFrom(shop, traffic.journal);
    expect(missing).toContain('name of 1: it is not stored');
    expect(missing.filter((one) => !/^name of \d+: it is not stored$/.test(one))).toEqual([]);
    expect(await findInconsistentRows(shop)).toEqual([
      expect.stringContaining('an order that is not in its history once'),
      expect.stringContaining('visits miscounted'),
    ]);
  });
  await traffic.end();
});
