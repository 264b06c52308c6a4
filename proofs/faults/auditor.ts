import type { ProofReport } from '../proof-report.ts';
import { missingFrom, surplus } from './audit.ts';
import { findInconsistentRows, uncountedChanges } from './find-inconsistent-rows.ts';
import type { Journal } from './journal.ts';
import { withShopDatabase } from './open-shop-database.ts';
import type { Traffic } from './traffic.ts';

/** Audits the database against the clients' journals while traffic is paused. */
export interface Auditor {
  /** Audits entries since the last audit. */
  look(): Promise<void>;
  /** Waits for running calls, audits everything and reports. */
  close(report: ProofReport, on: string): Promise<void>;
}

export function openAuditor(url: string, journal: Journal, traffic: Traffic): Auditor {
  const missing: string[] = [];
  const half: string[] = [];
  const different: string[] = [];
  let looked = 0;
  let looks = 0;

  const look = async () => {
    const entries = journal.read();
    const fresh = entries.slice(looked);
    await withShopDatabase(url, async (shop) => {
      missing.push(...(await missingFrom(shop, fresh)));
      half.push(...(await findInconsistentRows(shop)), ...(await uncountedChanges(shop)));
    });
    different.push(...(await traffic.askAgain()));
    looked = entries.length;
    looks += 1;
  };

  return {
    look,
    close: async (report, on) => {
      await traffic.end();
      looked = 0;
      await look();
      const entries = journal.read();
      const told = entries.filter(({ kind }) => kind === 'acknowledged').length;
      const more = await withShopDatabase(url, (shop) => surplus(shop, entries));
      report.check(`${on}: no acknowledged write is missing`, told, missing);
      report.check(`${on}: no step is half done, the database is whole`, looks, half);
      report.check(`${on}: the same key answers the same`, told, different);
      report.check(`${on}: one lead and one order for each that was told`, told, more);
      report.check(`${on}: every call is answered in the end`, told, traffic.trouble.unexpected);
      report.metric(`${on}: orders told`, entries.filter(({ step }) => step === 'finish').length);
      report.metric(`${on}: connections that ended unanswered`, traffic.trouble.unanswered);
      report.metric(`${on}: answers 503 with Retry-After`, traffic.trouble.busy);
    },
  };
}
