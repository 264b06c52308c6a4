import { connect } from 'node:tls';
import { opening } from '../../src/brazil/opening.ts';
import { queueNames } from '../../src/contract/panel/queue-outcomes.ts';
import { readOpeningHours } from '../conversations/opening-hours.ts';
import type { Database } from '../database/database.ts';
import { readSetting } from '../database/settings.ts';
import { type Metrics, secondsSince, type WatchedGauge } from '../observability/metrics.ts';
import { lastBackupName } from '../outbox/hold-restored.ts';
import { queueCounts, queuePage } from '../panel-api/queues/queue-pages.ts';
import type { Settings } from './env.ts';
import type { Repositories } from './repositories.ts';

interface Watched {
  readonly metrics: Metrics;
  readonly database: Database;
  readonly repositories: Pick<Repositories, 'conversationList'>;
  readonly settings: Pick<Settings, 'siteUrl' | 'behindTls'>;
  readonly clock: () => Date;
}

/** Gauges of the shop as its people see it: deploy/prometheus/alerts.yml says when somebody is called for them. */
export function watchShop({ metrics, database, repositories, settings, clock }: Watched): void {
  const { conversationList } = repositories;
  metrics.watch([
    {
      name: 'shop_open',
      help: 'Whether people of the team answer now.',
      read: () =>
        database.read(async (db) => Number(opening(await readOpeningHours(db), clock().getTime()).isOpen)),
    },
    {
      name: 'latest_order_timestamp_seconds',
      help: 'When the latest order was placed.',
      read: async () => {
        const query = database.read((db) =>
          db
            .selectFrom('orders')
            .select(({ fn }) => fn.max('created_at').as('at'))
            .executeTakeFirst(),
        );
        return inSeconds((await query)?.at ?? null);
      },
    },
    {
      name: 'people_waiting',
      help: 'Who waits for a person of the team, by queue.',
      label: 'queue',
      read: () =>
        database.read(async (db) => {
          const queues = (await queueCounts(db, clock())).map(({ queue, waiting, later }) => [
            queue,
            waiting - later,
          ]);
          const { waiting } = await conversationList.counts(db, '', clock());
          return Object.fromEntries([...queues, ['conversations', waiting]]);
        }),
    },
    {
      name: 'people_waiting_oldest_seconds',
      help: 'For how long the first of a queue has waited, or since the agreed time of a call.',
      label: 'queue',
      read: () =>
        database.read(async (db) => {
          const now = clock();
          const waits: [string, number][] = [];
          for (const queue of queueNames) {
            const first = { queue, part: 'waiting', operatorId: '', after: undefined, perPage: 50 } as const;
            const { works } = await queuePage(db, first, now);
            const since = works.flatMap(({ at, attempts }) => {
              if (attempts === null) return at;
              if (attempts.callAfter === null) return attempts.at;
              return attempts.isDue ? `${attempts.callAfter}:00-03:00` : [];
            });
            waits.push([queue, Math.max(0, ...since.map((moment) => secondsSince(moment, now)))]);
          }
          const [talk] = await conversationList.list(db, { part: 'waiting', operatorId: '', many: 1 }, now);
          waits.push(['conversations', talk === undefined ? 0 : secondsSince(talk.moment, now)]);
          return Object.fromEntries(waits);
        }),
    },
    {
      name: 'last_backup_timestamp_seconds',
      help: 'When `npm run backup` last made or noted a copy; 0 if it never did.',
      read: async () => inSeconds(await database.read((db) => readSetting(db, lastBackupName))),
    },
    ...(settings.behindTls ? [certificateOf(settings.siteUrl)] : []),
  ]);
}

const inSeconds = (moment: string | null): number => (moment === null ? 0 : Date.parse(moment) / 1000);

const certificateOf = (siteUrl: string): WatchedGauge => ({
  name: 'site_certificate_expires_timestamp_seconds',
  help: 'When the certificate of SITE_URL ends; 0 if none was shown.',
  read: () => certificateEnd(siteUrl),
});

const notShownWithinMs = 2000;

/** As a visitor sees it, from outside of whatever speaks TLS for the shop. */
export const certificateEnd = (siteUrl: string): Promise<number> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(siteUrl);
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      // Also of one that has ended, or of an authority of one's own.
      rejectUnauthorized: false,
      timeout: notShownWithinMs,
    });
    const end = (seconds: number) => {
      socket.destroy();
      resolve(seconds);
    };
    socket.once('secureConnect', () => end(Date.parse(socket.getPeerCertificate().valid_to) / 1000));
    socket.once('timeout', () => end(0));
    socket.once('error', () => end(0));
  });
