import type { FastifyInstance } from 'fastify';
import { messageOf } from '../runtime/message-of.ts';
import { StartupError } from '../runtime/startup-error.ts';
import type { Settings } from './env.ts';

/** Starts listening. A port that cannot be had is a StartupError that says what to do. */
export async function listen(
  app: FastifyInstance,
  { port, host }: Pick<Settings, 'port' | 'host'>,
): Promise<void> {
  try {
    // Suppresses Fastify's listening message: `serve` prints its own.
    app.log.level = 'warn';
    await app.listen({ port, host });
    app.log.level = 'info';
  } catch (error) {
    await app.close();
    throw new StartupError(listenProblem(error, port, host));
  }
}

function listenProblem(error: unknown, port: number, host: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what holds it or choose another PORT`;
  if (code === 'EACCES') return `Port ${port} needs more rights: choose a PORT above 1023`;
  return `Cannot listen on ${host}:${port}: ${messageOf(error)}`;
}
