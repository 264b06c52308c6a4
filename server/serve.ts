import { join } from 'node:path';
import { readSettings } from './env.ts';
import { StartupError } from './startup-error.ts';

// Whatever is written here (database, its log, the key) tells of people: nobody else on the machine may read it.
process.umask(0o077);

try {
  const settings = readSettings(process.env);
  // What is wrong with them is said before all the rest is read.
  const { start } = await import('./start.ts');
  const server = await start(settings, join(import.meta.dirname, '..'));
  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
  process.on('SIGHUP', () => void server.reload());
  console.log(`Ultrafibra: http://localhost:${settings.port}`);
  if (server.sandboxOperator !== undefined) {
    const { email, password } = server.sandboxOperator;
    console.log(`Panel: http://localhost:${settings.port}/painel/ as ${email} with the password ${password}`);
  }
} catch (error) {
  const line = error instanceof StartupError ? error.message : `Cannot start: ${String(error)}`;
  console.error(line.replaceAll(/\s*\n\s*/g, ' '));
  process.exitCode = 1;
}
