import type { TestProject } from 'vitest/node';
import { startLocalPostgres } from '../../scripts/local-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A real PostgreSQL, empty, for one run: connect to `postgres` and create a database per test file. */
    postgresUrl: string;
  }
}

/** One PostgreSQL for all server tests, gone with its data afterwards. */
export default async function postgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startLocalPostgres(['fsync=off', 'max_connections=100']);
  project.provide('postgresUrl', server.url);
  return server.remove;
}
