import { expect, it } from 'vitest';
import { proveKills } from '../../../proofs/faults/prove-kills.ts';
import { createProofReport } from '../../../proofs/proof-report.ts';
import { ownShopOptions, timeoutMs } from './open-own-shop.ts';

// A sample of `npm run prove:faults`, which runs more cases and PostgreSQL too.
it('a shop killed while it takes orders loses nothing that it acknowledged', {
  timeout: timeoutMs,
}, async () => {
  const report = createProofReport();
  await proveKills(report, { ...(await ownShopOptions()), kills: 2 });
  expect(report.broken).toEqual([]);
});
