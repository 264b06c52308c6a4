import type { Promises } from '../promises.ts';
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
  close(promises: Promises, on: string): Promise<void>;
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
    close: async (promises, on) => {
      await traffic.end();
      looked = 0;
      await look();
      const entries = journal.read();
      const told = entries.filter(({ kind }) => kind === 'acknowledged').length;
      const more = await withShopDatabase(url, (shop) => surplus(shop, entries));
      promises.held(`${on}: no acknowledged write is missing`, told, missing);
      promises.held(`${on}: no step is half done, the database is whole`, looks, half);
      promises.held(`${on}: the same key answers the same`, told, different);
      promises.held(`${on}: one lead and one order for each that was told`, told, more);
      promises.held(`${on}: every call is answered in the end`, told, traffic.trouble.unexpected);
      promises.figure(`${on}: orders told`, entries.filter(({ step }) => step === 'finish').length);
      promises.figure(`${on}: connections that ended unanswered`, traffic.trouble.unanswered);
      promises.figure(`${on}: answers 503 with Retry-After`, traffic.trouble.busy);
    },
  };
}
