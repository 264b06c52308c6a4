import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { type AppOptions, buildApp } from '../../../server/app/app.ts';
import { createProviders, type Providers } from '../../../server/app/providers.ts';
import {
  type ChannelSettings,
  createRepositories,
  type Repositories,
} from '../../../server/app/repositories.ts';
import { importedCoverage } from '../../../server/coverage/imported-coverage.ts';
import type { Database } from '../../../server/database/database.ts';
import { openDatabase } from '../../../server/database/open-database.ts';
import { noServices, type ServiceSettings } from '../../../server/gateways/service-settings.ts';
import { channels } from '../../../server/outbox/outbox-item.ts';
import { openProtection } from '../../../server/protection/open-protection.ts';
import { systemRandom } from '../../../server/protection/random.ts';
import { sandboxCustomers } from '../../../server/sandbox/customers.ts';
import type { TombstoneFile } from '../../../server/tombstones/tombstone-file.ts';
import type { Reader } from '../../../server/understanding/create-reader.ts';
import { minuteMs } from '../../../src/brazil/durations.ts';
import { catalogueFolder } from '../../catalogue/catalogue-folder.ts';
import { type Browser, openBrowser } from './browser.ts';
import { freshDatabase } from './fresh-database.ts';
import type { Engine } from './test-database.ts';

export interface TestServer {
  app: FastifyInstance;
  database: Database;
  repositories: Repositories;
  providers: Providers;
  url: string;
  browser: () => Browser;
  /** Advances the server's clock. */
  pass: (time: { minutes?: number; hours?: number; days?: number }) => void;
  now: () => Date;
  /** Closes the server and opens it on the same database. */
  restart: () => Promise<void>;
  logged: () => string;
}

export const testKeys = [Buffer.alloc(32, 7)];

type Changes = Partial<AppOptions> & {
  engine?: Engine;
  url?: string;
  sandbox?: boolean;
  services?: Partial<ServiceSettings>;
  keys?: readonly Uint8Array[];
  channelSettings?: ChannelSettings;
  tombstones?: TombstoneFile;
  reader?: Reader;
};

/** Without a thread: most tests send no message. */
const readsNothing: Reader = {
  warm: async () => {},
  read: async () => ({ acts: [] }),
  mark: async (text) => ({ text, spans: [], guesses: [] }),
  learn: () => {},
  close: async () => {},
};

const allChannels: ChannelSettings = { setUp: new Set(channels), quietHours: { from: 0, to: 0 } };

/** The service over a real database with the sandbox on, closed with the test. */
export async function openTestServer({
  engine = 'SQLite',
  sandbox = true,
  services,
  channelSettings = sandbox ? allChannels : undefined,
  tombstones,
  keys = testKeys,
  reader = readsNothing,
  ...changes
}: Changes = {}): Promise<TestServer> {
  let time = Date.parse('2026-11-23T15:00:00Z');
  const lines: string[] = [];
  const clock = () => new Date(time);
  const url = changes.url ?? (await freshDatabase(engine));

  const open = async () => {
    const database = await openDatabase(url, clock());
    const providers = {
      ...createProviders({
        catalogueFolder,
        sandbox,
        clock,
        postcodeServices: [],
        services: { ...noServices, ...services },
        coverageRows: importedCoverage(database),
      }),
      reader,
    };
    const repositories = createRepositories(
      await openProtection(database, keys, systemRandom),
      systemRandom,
      { otherCustomers: sandbox ? sandboxCustomers : [], channelSettings, tombstones },
    );
    const app = await buildApp({
      database,
      repositories,
      providers,
      clock,
      random: systemRandom,
      log: { stream: { write: (line) => void lines.push(line) } },
      imports: { access: { databaseUrl: url }, keys },
      ...changes,
    });
    return { app, database, repositories, providers };
  };
  const server = await open();
  const close = async () => {
    await server.app.close();
    await server.database.close();
  };
  onTestFinished(close);

  return {
    get app() {
      return server.app;
    },
    get providers() {
      return server.providers;
    },
    get database() {
      return server.database;
    },
    get repositories() {
      return server.repositories;
    },
    url,
    now: clock,
    browser: () => openBrowser(() => server.app),
    pass: ({ minutes = 0, hours = 0, days = 0 }) => {
      time += ((days * 24 + hours) * 60 + minutes) * minuteMs;
    },
    restart: async () => {
      await close();
      Object.assign(server, await open());
    },
    logged: () => lines.join(''),
  };
}
