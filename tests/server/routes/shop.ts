import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { openDatabase } from '../../../server/database/open-database.ts';
import { createDomain, type DomainOptions } from '../../../server/domain/create-domain.ts';
import { systemRandom } from '../../../server/protection/random.ts';

type Answer = { status: number; body: unknown };

/** The service with the sandbox on and no public service in reach; it ends with the test. */
export async function openShop({
  now = '2026-11-20T15:00:00Z',
  ...changes
}: Partial<DomainOptions> & { now?: string } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  const clock = () => new Date(now);
  const database = await openDatabase(`file:${join(folder, 'shop.db')}`, clock());
  const domain = createDomain({
    jsonFolder: 'public/json',
    sandbox: true,
    clock,
    postcodeServices: [],
    ...changes,
  });
  const app = await buildApp({ database, domain, clock, random: systemRandom, keys: [Buffer.alloc(32, 1)] });
  onTestFinished(async () => {
    await app.close();
    await database.close();
    rmSync(folder, { recursive: true });
  });
  return {
    domain,
    async get(url: string): Promise<Answer> {
      const response = await app.inject({ method: 'GET', url: `/api/${url}` });
      return { status: response.statusCode, body: response.json() };
    },
  };
}
