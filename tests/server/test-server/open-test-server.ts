import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { type AppOptions, buildApp } from '../../../server/app/app.ts';
import { createProviders, type ProviderOptions, type Providers } from '../../../server/app/providers.ts';
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
import type { Protection } from '../../../server/protection/protection.ts';
import { systemRandom } from '../../../server/protection/random.ts';
import { sandboxCustomers } from '../../../server/sandbox/customers.ts';
import type { TombstoneFile } from '../../../server/tombstones/tombstone-file.ts';
import type { Reader } from '../../../server/understanding/create-reader.ts';
import { minuteMs } from '../../../src/brazil/durations.ts';
import { catalogueFolder } from '../../catalogue/catalogue-folder.ts';
import { type Browser, openBrowser } from './browser.ts';
import { freshDatabase } from './fresh-database.ts';
import { type Situations, situationsOf } from './situations.ts';
import type { Engine } from './test-database.ts';

export interface TestServer extends Situations {
  app: FastifyInstance;
  database: Database;
  protection: Protection;
  repositories: Repositories;
  providers: Providers;
  url: string;
  browser: () => Browser;
  /** Advances the server's clock. */
  pass: (time: { milliseconds?: number; minutes?: number; hours?: number; days?: number }) => void;
  now: () => Date;
  /** Closes the server and opens it on the same database. */
  restart: () => Promise<void>;
  logged: () => string;
}

export const testKeys = [Buffer.alloc(32, 7)];

export type Changes = Partial<AppOptions & Omit<ProviderOptions, 'services'>> & {
  engine?: Engine;
  url?: string;
  /** When the server's clock starts. */
  begin?: string;
  /** How many milliseconds pass at each look at it. */
  tick?: number;
  services?: Partial<ServiceSettings>;
  keys?: readonly Uint8Array[];
  channelSettings?: Partial<ChannelSettings>;
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

const noChannels: ChannelSettings = { setUp: new Set(), quietHours: { from: 0, to: 0 } };

/** The service over a real database with the sandbox on, closed with the test. */
export async function openTestServer({
  engine = 'SQLite',
  begin = '2026-11-23T15:00:00Z',
  tick = 0,
  sandbox = true,
  services,
  channelSettings = sandbox ? { setUp: new Set(channels) } : undefined,
  tombstones,
  keys = testKeys,
  reader = readsNothing,
  ...changes
}: Changes = {}): Promise<TestServer> {
  let time = Date.parse(begin);
  const lines: string[] = [];
  const passing = () => {
    time += tick;
    return new Date(time);
  };
  const { clock = passing } = changes;
  const url = changes.url ?? (await freshDatabase(engine));

  const open = async () => {
    const database = await openDatabase(url, clock());
    const providers = {
      ...createProviders({
        catalogueFolder,
        sandbox,
        clock,
        postcodeServices: [],
        coverageRows: importedCoverage(database),
        ...changes,
        services: { ...noServices, ...services },
      }),
      reader,
    };
    const protection = await openProtection(database, keys, systemRandom);
    const repositories = createRepositories(protection, systemRandom, {
      otherCustomers: sandbox ? sandboxCustomers : [],
      channelSettings: channelSettings && { ...noChannels, ...channelSettings },
      tombstones,
    });
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
    return { app, database, protection, repositories, providers };
  };
  const server = await open();
  const close = async () => {
    await server.app.close();
    await server.database.close();
  };
  onTestFinished(close);

  const opened = {
    get app() {
      return server.app;
    },
    get providers() {
      return server.providers;
    },
    get database() {
      return server.database;
    },
    get protection() {
      return server.protection;
    },
    get repositories() {
      return server.repositories;
    },
    url,
    now: clock,
    browser: () => openBrowser(() => server.app),
    pass: ({ milliseconds = 0, minutes = 0, hours = 0, days = 0 }: Parameters<TestServer['pass']>[0]) => {
      time += milliseconds + ((days * 24 + hours) * 60 + minutes) * minuteMs;
    },
    restart: async () => {
      await close();
      Object.assign(server, await open());
    },
    logged: () => lines.join(''),
  };
  return Object.assign(opened, situationsOf(opened));
}
