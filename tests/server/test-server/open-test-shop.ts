import { type Changes, openTestServer } from './open-test-server.ts';

/** A server's open calls, read as addresses. */
export async function openTestShop(changes?: Changes) {
  const { app, providers } = await openTestServer({ begin: '2026-11-20T15:00:00Z', ...changes });
  return {
    providers,
    async get(url: string): Promise<{ status: number; body: unknown }> {
      const response = await app.inject({ method: 'GET', url: `/api/${url}` });
      return { status: response.statusCode, body: response.json() };
    },
  };
}
