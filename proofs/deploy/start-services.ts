import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { parse } from 'yaml';
import { z } from 'zod';
import { startLocalPostgres } from '../../scripts/local-postgres.ts';
import { root } from '../../scripts/root.ts';
import { openShop, type Shop } from '../../scripts/shop/start-shop.ts';
import { requirePrograms, startPrograms } from '../programs.ts';

const programs = {
  caddy: '/usr/bin/caddy',
  pgbouncer: '/usr/sbin/pgbouncer',
  prometheus: '/usr/bin/prometheus',
};

const composeFile = z.object({
  services: z.record(
    z.string(),
    z.object({
      environment: z.record(z.string(), z.string()).default({}),
      command: z.array(z.string()).default([]),
      volumes: z.array(z.string()).default([]),
    }),
  ),
});

export interface Deployment extends AsyncDisposable {
  readonly names: readonly string[];
  readonly databaseUrl: string;
  openShop(name: string): Promise<Shop>;
  /** The root certificate that Caddy created. */
  certificate(): string;
}

/**
 * Runs the services of the compose file without containers, with their files at the same paths. A private mount
 * namespace (`unshare --mount`) keeps the machine's own files unchanged.
 */
export async function startServices(): Promise<Deployment> {
  requirePrograms(Object.values(programs), 'caddy pgbouncer prometheus');
  const folder = mkdtempSync(join(tmpdir(), 'ultrafibra-deploy-'));
  chmodSync(folder, 0o755);
  const { services } = composeFile.parse(
    parse(readFileSync(join(root, 'deploy/compose.yaml'), 'utf8'), { merge: true }),
  );
  const names = Object.keys(services).filter((name) => name.startsWith('shop-'));
  const addressOf = (name: string) => `127.77.0.${Object.keys(services).indexOf(name) + 2}`;
  const secret = {
    DATA_KEY: randomBytes(32).toString('base64'),
    METRICS_TOKEN: randomBytes(24).toString('hex'),
  };

  writeFileSync(
    join(folder, 'hosts'),
    ['127.0.0.1 localhost', ...Object.keys(services).map((name) => `${addressOf(name)} ${name}`)].join('\n'),
  );
  execFileSync('mount', ['--bind', join(folder, 'hosts'), '/etc/hosts']);
  for (const { volumes } of Object.values(services)) layFiles(volumes);
  writeSecret('/run/secrets/metrics_token', secret.METRICS_TOKEN);

  const postgres = await startLocalPostgres(
    [
      `listen_addresses=127.0.0.1,${addressOf('postgres')}`,
      ...(services.postgres?.command ?? []).filter((word) => word !== '-c'),
    ],
    5432,
  );
  const databaseUrl = (await postgres.create('shop')).replace('postgres@', 'shop@');
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('create role shop superuser login');
  await client.end();

  const started = startPrograms();
  const shops: Shop[] = [];
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o777 });
  chmodSync(data, 0o777);
  // Root is needed only for ports below 1024.
  const begin = (name: keyof typeof programs, ...args: readonly string[]) => {
    const rights = ['--clear-groups', '--inh-caps=+net_bind_service', '--ambient-caps=+net_bind_service'];
    const env = { PATH: process.env.PATH, HOME: data, SITE_HOST: 'localhost' };
    const all = ['--reuid=65534', '--regid=65534', ...rights, programs[name], ...args];
    started.begin('setpriv', all, { cwd: data, env });
  };
  begin('pgbouncer', '/etc/pgbouncer/pgbouncer.ini');
  begin('caddy', 'run', '--config', '/etc/caddy/Caddyfile', '--adapter', 'caddyfile');
  begin(
    'prometheus',
    '--config.file=/etc/prometheus/prometheus.yml',
    `--storage.tsdb.path=${join(data, 'prometheus')}`,
    '--web.listen-address=127.0.0.1:9090',
  );

  return {
    names,
    databaseUrl,
    certificate: () => readFileSync(join(data, '.local/share/caddy/pki/authorities/local/root.crt'), 'utf8'),
    openShop: async (name) => {
      const shop = await openShop({
        host: addressOf(name),
        port: 3000,
        settings: {
          ...services[name]?.environment,
          ...secret,
          TOMBSTONES_FILE: join(folder, 'erased.tombstones'),
          DRAIN_SECONDS: '5',
          SITE_URL: 'https://localhost',
          // The sandbox's data, so that no external service is called.
          SANDBOX: 'on',
        },
      });
      shops.push(shop);
      return shop;
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all(shops.map((shop) => shop.kill()));
      await started[Symbol.asyncDispose]();
      await postgres[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function layFiles(volumes: readonly string[]): void {
  for (const [from = '', to = ''] of volumes
    .filter((volume) => volume.startsWith('./'))
    .map((one) => one.split(':'))) {
    const path = join(root, 'deploy', from);
    cover(statSync(path).isDirectory() ? to : dirname(to));
    cpSync(path, to, { recursive: true });
  }
}

function writeSecret(path: string, text: string): void {
  cover(dirname(path));
  writeFileSync(path, text);
}

const covered = new Set<string>();

function cover(folder: string): void {
  if (covered.has(folder)) return;
  covered.add(folder);
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'mode=755', 'tmpfs', folder]);
}
