import { join } from 'node:path';
import { StartupError } from '../runtime/startup-error.ts';
import { readSettings } from './env.ts';

// Files created here (database, WAL, key) contain personal data: readable by their owner only.
process.umask(0o077);

try {
  const settings = readSettings(process.env);
  // Imported after the settings are validated, so that errors in them are reported at once.
  const { start } = await import('./start.ts');
  const server = await start(settings, join(import.meta.dirname, '../..'));
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
  console.error(line.replaceAll(/(?<!\s)\s*\n\s*/g, ' '));
  process.exitCode = 1;
}
