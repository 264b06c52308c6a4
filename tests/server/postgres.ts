import type { TestProject } from 'vitest/node';
import { startLocalPostgres } from '../../scripts/local-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a PostgreSQL for one run; each test file creates its own database. */
    postgresUrl: string;
  }
}

/** One PostgreSQL for all server tests. */
export default async function postgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startLocalPostgres(['fsync=off', 'max_connections=100', 'autovacuum=off', 'jit=off']);
  project.provide('postgresUrl', server.url);
  return async () => server[Symbol.asyncDispose]();
}
