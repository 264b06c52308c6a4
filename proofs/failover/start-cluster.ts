import {
  chmodSync,
  chownSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.ts';
import { unprivilegedUser } from '../../scripts/unprivileged-user.ts';
import { untilUp } from '../../scripts/until.ts';
import { requirePrograms, startPrograms } from '../programs.ts';
import { haproxySettings, type PatroniNode, patroniSettings } from './patroni-files.ts';

export interface FailoverCluster extends AsyncDisposable {
  readonly url: string;
  primary(): Promise<PatroniNode | undefined>;
  /** Kills the node as a power failure would. */
  kill(node: PatroniNode): void;
}

const startTimeoutMs = 90_000;
const programs = { etcd: '/usr/bin/etcd', patroni: '/usr/bin/patroni', haproxy: '/usr/sbin/haproxy' };

/** Starts etcd, two Patroni nodes with synchronous replication, and HAProxy on loopback. */
export async function startCluster(): Promise<FailoverCluster> {
  const binaries = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1) ?? '/usr/lib/postgresql/*/bin';
  requirePrograms([...Object.values(programs), binaries], 'patroni etcd-server haproxy postgresql');
  const folder = mkdtempSync(join(tmpdir(), 'ultrafibra-failover-'));
  chmodSync(folder, 0o755);
  const user = unprivilegedUser();
  const started = startPrograms();
  const env = { PATH: process.env.PATH, LC_ALL: 'C' };
  const begin = (program: string, args: readonly string[]) =>
    started.begin(program, args, { ...user, cwd: folder, env });
  const owned = (name: string) => {
    const path = join(folder, name);
    mkdirSync(path, { mode: 0o700 });
    if (user !== undefined) chownSync(path, user.uid, user.gid);
    return path;
  };
  const [etcdPort, peerPort, proxyPort] = [await freePort(), await freePort(), await freePort()];
  const client = `http://127.0.0.1:${etcdPort}`;
  const peer = `http://127.0.0.1:${peerPort}`;
  begin(programs.etcd, [
    ...['--name', 'shop', '--data-dir', owned('etcd'), '--log-level', 'error'],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
    ...['--initial-cluster', `shop=${peer}`],
  ]);
  const nodes: PatroniNode[] = [];
  const patronis = new Map<PatroniNode, ReturnType<typeof begin>>();
  for (const name of ['one', 'two'])
    nodes.push({ name, folder: owned(name), postgresPort: await freePort(), restPort: await freePort() });
  await untilUp(startTimeoutMs, async () => (await fetch(`${client}/health`)).ok);
  for (const node of nodes) {
    const file = join(folder, `${node.name}.yml`);
    writeFileSync(file, patroniSettings(node, { etcdPort, binaries }));
    patronis.set(node, begin(programs.patroni, [file]));
    // The first node initialises the data that the second one clones.
    await untilUp(startTimeoutMs, async () => (await fetch(`http://127.0.0.1:${node.restPort}/health`)).ok);
  }
  const says = async ({ restPort }: PatroniNode, role: string) =>
    (await fetch(`http://127.0.0.1:${restPort}/${role}`).catch(() => undefined))?.ok === true;
  const saying = async (role: string) => {
    for (const node of nodes) if (await says(node, role)) return node;
    return undefined;
  };
  await untilUp(startTimeoutMs, async () => (await saying('synchronous')) !== undefined);
  writeFileSync(join(folder, 'haproxy.cfg'), haproxySettings(proxyPort, nodes));
  begin(programs.haproxy, ['-db', '-q', '-f', join(folder, 'haproxy.cfg')]);
  await wait(2000);

  const kill = (node: PatroniNode) => {
    patronis.get(node)?.kill('SIGKILL');
    const file = join(node.folder, 'data/postmaster.pid');
    const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
    // PostgreSQL has its own process group.
    if (pid > 0 && existsSync(`/proc/${pid}`)) process.kill(pid, 'SIGKILL');
  };
  return {
    url: `postgres://postgres@127.0.0.1:${proxyPort}/postgres`,
    primary: () => saying('primary'),
    kill,
    [Symbol.asyncDispose]: async () => {
      for (const node of nodes) kill(node);
      await started[Symbol.asyncDispose]();
      await wait(500);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
