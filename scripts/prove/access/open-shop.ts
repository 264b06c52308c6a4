import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { createRepositories } from '../../../server/database/create-repositories.ts';
import { openDatabase } from '../../../server/database/open-database.ts';
import { noServices } from '../../../server/gateways/service-settings.ts';
import { type AppOptions, buildApp } from '../../../server/http/app.ts';
import { createProviders } from '../../../server/http/create-providers.ts';
import { channels } from '../../../server/outbox/outbox-item.ts';
import { openProtection } from '../../../server/protection/open-protection.ts';
import { systemRandom } from '../../../server/protection/random.ts';
import { sandboxCustomers } from '../../../server/sandbox/customers.ts';
import { minuteMs } from '../../../src/brazil/durations.ts';
import { root } from '../../root.ts';
import { visitorThrough } from '../../shop/visitor.ts';

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** A browser with its cookies. */
export interface Visitor {
  readonly cookies: Map<string, string>;
  send(request: InjectOptions): Promise<Answer>;
}

/** Starts the whole service in this process with its own database, the sandbox and a manual clock. */
export async function openShop(changes: Partial<AppOptions> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'ultrafibra-access-'));
  let time = Date.parse('2026-11-23T15:00:00Z');
  const clock = () => new Date(time);
  const database = await openDatabase(`file:${join(folder, 'shop.db')}`, clock());
  const providers = createProviders({
    catalogueFolder: join(root, 'catalogue'),
    sandbox: true,
    clock,
    postcodeServices: [],
    services: noServices,
  });
  const protection = await openProtection(database, [Buffer.alloc(32, 7)], systemRandom);
  const repositories = createRepositories(protection, systemRandom, {
    otherCustomers: sandboxCustomers,
    channelSettings: { setUp: new Set(channels), quietHours: { from: 0, to: 0 } },
  });
  const app = await buildApp({ database, repositories, providers, clock, random: systemRandom, ...changes });
  const visitor = (): Visitor => {
    const cookies = new Map<string, string>();
    return {
      cookies,
      send: async (request) => {
        const response = await app.inject({ ...request, cookies: Object.fromEntries(cookies) });
        for (const { name, value } of response.cookies) cookies.set(name, value);
        return { status: response.statusCode, text: response.body, headers: response.headers };
      },
    };
  };
  return {
    app,
    database,
    repositories,
    clock,
    visitor,
    pass: (minutes: number) => {
      time += minutes * minuteMs;
    },
    close: async () => {
      await app.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The visitor's browser as a client of the contract. */
export const speaking = (visitor: Visitor) =>
  visitorThrough(async ({ path, body, ...request }) => {
    const payload = body === undefined ? {} : { payload: body };
    const { status, text, headers } = await visitor.send({ ...request, url: path, ...payload });
    return new Response(text, { status, headers: { 'content-type': String(headers['content-type']) } });
  });

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** Headers of calls from our own pages. */
export const own = { 'content-type': 'application/json', 'x-requested-with': 'ultrafibra' };

export async function post(
  visitor: Visitor,
  path: string,
  body: object,
  method: 'POST' | 'PUT' | 'PATCH' = 'POST',
) {
  const { status, text } = await visitor.send({
    method,
    url: `/api/${path}`,
    headers: own,
    payload: JSON.stringify(body),
  });
  if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${text}`);
  const answered: unknown = JSON.parse(text);
  return (name: string): string => String(Reflect.get(Object(answered), name));
}
