import { hourMs } from '../../src/brazil/durations.ts';
import { nudgeSilent } from '../channels/nudge-silent.ts';
import type { Database } from '../database/database.ts';
import { fillChanges } from '../database/note-changes.ts';
import { fillCnpjHashes } from '../leads/fill-cnpj-hashes.ts';
import { fillStreets } from '../leads/fill-streets.ts';
import { countEvents } from '../measurement/count-events.ts';
import type { IdentityProvider } from '../operators/provider/identity-provider.ts';
import { recheckSessions } from '../operators/provider/recheck-sessions.ts';
import { fillContractVersions } from '../orders/fill-contract-versions.ts';
import type { Protection } from '../protection/protection.ts';
import { sendRecoveries } from '../recovery/send-recoveries.ts';
import { tellAbandonedLeads } from '../recovery/tell-abandoned-leads.ts';
import { fillRenewalTerms } from '../renewals/fill-renewal-terms.ts';
import { sweepAlone } from '../retention/sweep.ts';
import { repeatedJob } from '../runtime/repeated-job.ts';
import { systemTimer } from '../runtime/timer.ts';
import type { Teaching } from '../teaching/teaching.ts';
import type { Settings } from './env.ts';
import type { Providers } from './providers.ts';
import type { Repositories } from './repositories.ts';

interface Parts {
  readonly settings: Pick<Settings, 'messages' | 'siteUrl'>;
  readonly database: Database;
  readonly repositories: Repositories;
  readonly providers: Pick<Providers, 'planLists'>;
  readonly teaching: Teaching;
  readonly protection: Protection;
  readonly provider: IdentityProvider | undefined;
  readonly clock: () => Date;
  readonly failed: (what: string) => (error: unknown) => void;
}

/** Pause between aggregations of events, in milliseconds. */
const countingPause = 10_000;
const leaversPause = 60_000;

/** Background jobs of the server. Returns a function that stops them. */
export function startRepeatedJobs(parts: Parts): () => Promise<unknown> {
  const { settings, database, repositories, providers, teaching, protection, provider, clock, failed } =
    parts;
  const { quietHours } = settings.messages;
  const start = (what: string, pause: number, round: () => Promise<unknown>) => {
    const job = repeatedJob({
      round: async () => void (await round()),
      pause,
      timer: systemTimer,
      failed: failed(`${what} failed`),
    });
    job.start();
    return job;
  };
  const sweep = () => sweepAlone(database, clock);
  // What ended while no server ran does not wait for another hour.
  void sweep().catch(failed('sweep failed'));
  const jobs = [
    start('sweep', hourMs, sweep),
    start('counting', countingPause, () => countEvents(database, repositories.visitEvents)),
    start('telling of abandoned leads', leaversPause, () =>
      tellAbandonedLeads({ database, ...repositories, clock }),
    ),
    ...(provider === undefined
      ? []
      : [
          start('asking the provider', leaversPause, () =>
            recheckSessions({ database, repositories, provider, clock }),
          ),
        ]),
    start('training anew', leaversPause, () => teaching.renew()),
    start('nudging', leaversPause, () => nudgeSilent({ database, protection, providers, quietHours, clock })),
    start('recovery', leaversPause, () =>
      sendRecoveries({ database, repositories, quietHours, siteUrl: settings.siteUrl, clock }),
    ),
    // During a rolling update the previous version may still write rows without these columns.
    start('filling in new columns', leaversPause, async () => {
      await fillCnpjHashes(database, protection);
      await fillStreets(database);
      await fillContractVersions(database, clock());
      await fillRenewalTerms(database, protection);
      await fillChanges(database);
    }),
  ];
  return () => Promise.all(jobs.map((job) => job.stop()));
}
