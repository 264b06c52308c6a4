import { join } from 'node:path';
import { readOffers } from '../../scripts/shop/read-offers.ts';
import { openShop, type Shop } from '../../scripts/shop/start-shop.ts';
import { openVisitor } from '../../scripts/shop/visitor.ts';
import type { ProofReport } from '../proof-report.ts';
import { type Auditor, openAuditor } from './auditor.ts';
import { openJournal } from './journal.ts';
import { shopSettings } from './open-shop-database.ts';
import { startTraffic, type Traffic } from './traffic.ts';

/** Common options of the proofs. */
export interface FaultOptions {
  readonly engine: 'sqlite' | 'postgres';
  /** URL of an empty database. */
  readonly url: string;
  /** Temporary folder for journals. */
  readonly folder: string;
  readonly port: number;
  /** Number of concurrent visitors. */
  readonly visitors: number;
  readonly seed: number;
}

export interface FaultyShop {
  readonly shop: Shop;
  readonly traffic: Traffic;
  readonly auditor: Auditor;
  /** Ends the traffic, audits everything and stops the server. */
  close(report: ProofReport, on: string): Promise<void>;
}

/** A server with traffic, journal and auditor, for faults around a running process. */
export async function openFaultyShop(
  { url, folder, port, visitors }: FaultOptions,
  part: string,
): Promise<FaultyShop> {
  const shop = await openShop({ port, settings: shopSettings(url) });
  const journal = openJournal(join(folder, `${part}.journal`));
  const origin = () => shop.origin;
  const onOffer = await readOffers(openVisitor(origin));
  const traffic = startTraffic({ origin, journal, visitors, ...onOffer });
  const auditor = openAuditor(url, journal, traffic);
  traffic.gate.open();
  return {
    shop,
    traffic,
    auditor,
    close: async (report, on) => {
      await auditor.close(report, on);
      await shop.stop();
      journal.close();
    },
  };
}
