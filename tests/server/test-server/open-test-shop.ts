import { createProviders, type ProviderOptions } from '../../../server/app/providers.ts';
import { catalogueFolder } from '../../catalogue/catalogue-folder.ts';
import { openTestServer } from './open-test-server.ts';

type Changes = Partial<ProviderOptions> & { now?: string };
type Answer = { status: number; body: unknown };

/** A service with providers of the test; by default the sandbox without public services. */
export async function openTestShop({ now = '2026-11-20T15:00:00Z', ...changes }: Changes = {}) {
  const clock = () => new Date(now);
  const providers = createProviders({
    catalogueFolder,
    sandbox: true,
    clock,
    postcodeServices: [],
    ...changes,
  });
  const { app } = await openTestServer({ providers, clock });
  return {
    providers,
    async get(url: string): Promise<Answer> {
      const response = await app.inject({ method: 'GET', url: `/api/${url}` });
      return { status: response.statusCode, body: response.json() };
    },
  };
}
