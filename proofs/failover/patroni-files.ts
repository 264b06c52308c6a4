import { join } from 'node:path';

export interface PatroniNode {
  readonly name: string;
  readonly folder: string;
  readonly postgresPort: number;
  readonly restPort: number;
}

interface Cluster {
  readonly etcdPort: number;
  readonly binaries: string;
}

/** Synchronous replication; a failed primary is detected after ten seconds. */
const cluster = {
  ttl: 10,
  loop_wait: 2,
  retry_timeout: 3,
  synchronous_mode: true,
  postgresql: { use_pg_rewind: true, parameters: { max_connections: 60, wal_log_hints: 'on' } },
};

/** JSON is valid YAML. */
export const patroniSettings = (node: PatroniNode, { etcdPort, binaries }: Cluster): string =>
  JSON.stringify({
    scope: 'shop',
    name: node.name,
    restapi: at(node.restPort),
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: { dcs: cluster, initdb: [{ encoding: 'UTF8' }, 'no-sync'] },
    postgresql: {
      ...at(node.postgresPort),
      data_dir: join(node.folder, 'data'),
      bin_dir: binaries,
      pgpass: join(node.folder, 'pgpass'),
      authentication: { superuser: { username: 'postgres' }, replication: { username: 'replicator' } },
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
      parameters: { unix_socket_directories: node.folder },
    },
  });

const at = (port: number) => ({ listen: `127.0.0.1:${port}`, connect_address: `127.0.0.1:${port}` });

/** Routes one address to the current primary. */
export const haproxySettings = (port: number, nodes: readonly PatroniNode[]): string => `
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 1s

listen primary
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.postgresPort} check port ${node.restPort}`).join('\n')}
`;
