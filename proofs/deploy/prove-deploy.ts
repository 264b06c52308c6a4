import { request } from 'node:https';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { connect as connectTls, setDefaultCACertificates } from 'node:tls';
import { z } from 'zod';
import { carryByHttp } from '../../scripts/shop/carry-by-http.ts';
import { visitorThrough } from '../../scripts/shop/visitor.ts';
import { untilUp } from '../../scripts/until.ts';
import { minuteMs } from '../../src/brazil/durations.ts';
import { startOrdering } from '../ordering-visitors.ts';
import { createProofReport } from '../proof-report.ts';
import { auditOneStranger } from '../requests/one-stranger.ts';
import { startServices } from './start-services.ts';

// npm run prove:deploy: runs the services of deploy/compose.yaml without containers: two processes of the shop behind Caddy,
// PgBouncer, PostgreSQL and Prometheus with the files of deploy/. Needs root. Debian: caddy pgbouncer prometheus.
const targets = z.object({
  data: z.object({
    activeTargets: z.array(z.object({ labels: z.object({ instance: z.string() }), health: z.string() })),
  }),
});
const rules = z.object({
  data: z.object({ groups: z.array(z.object({ rules: z.array(z.unknown()) })) }),
});
const report = createProofReport();

await using deployment = await startServices();
const [first, second] = deployment.names;
if (first === undefined || second === undefined) throw new Error('The compose file names no two shops');
// Concurrent starts on an empty database.
const [one, two] = await Promise.all([deployment.openShop(first), deployment.openShop(second)]);
await untilUp(minuteMs, async () => {
  setDefaultCACertificates([deployment.certificate()]);
  return (await fetch('https://localhost/')).ok;
});
await openSite();
await besideOneStranger();
// Each visitor has its own address, because of rate limits.
const orders = startOrdering(4, (serial) =>
  throughCaddy(`127.1.${Math.floor(serial / 250)}.${(serial % 250) + 1}`),
);
await wait(8000);
// Restarts a process as an upgrade does.
const upgrade = countFrom();
await one.stop();
await deployment.openShop(first);
report.check('no call is refused while a process restarts', ...upgrade());
// Caddy asks each process for its readiness once a second.
await wait(8000);
const crash = countFrom();
await two.kill();
await wait(8000);
const [afterCrash, refused] = crash();
report.check('orders go on after a process died', 1, afterCrash > 0 ? [] : ['none was taken']);
report.metric('calls refused when a process died', refused.length);
await orders.end();
await watched(second);
const lost = await orders.missingFrom(deployment.databaseUrl);
report.check('an acknowledged order is in the database', orders.acknowledged.length, lost);
process.exitCode = report.print() ? 0 : 1;

function countFrom(): () => [number, readonly string[]] {
  const { length } = orders.acknowledged;
  const refusedBefore = orders.refused.length;
  return () => [orders.acknowledged.length - length, orders.refused.slice(refusedBefore)];
}

async function openSite(): Promise<void> {
  const home = await fetch('https://localhost/');
  const plain = await fetch('http://localhost/', { redirect: 'manual' });
  const inside = await Promise.all(
    ['metrics', 'metrics/', 'ready', 'ready/'].map(
      async (name) => (await fetch(`https://localhost/api/${name}`)).status,
    ),
  );
  report.check('pages come by TLS, and nothing else does', 2, [
    ...(home.headers.has('strict-transport-security') ? [] : ['no Strict-Transport-Security']),
    ...(plain.headers.get('location')?.startsWith('https://') ? [] : [`http answered ${plain.status}`]),
  ]);
  report.check(
    'figures and readiness are for the inside',
    inside.length,
    inside.filter((status) => status !== 404).map((status) => `answered ${status}`),
  );
}

function throughCaddy(localAddress: string) {
  return visitorThrough(({ body, ...call }) =>
    carryByHttp(request({ ...call, host: 'localhost', localAddress, family: 4 }), body),
  );
}

/** Checks that one address that holds connections takes nothing from the others. */
async function besideOneStranger(): Promise<void> {
  const stranger = '127.2.0.1';
  const held = await auditOneStranger({
    stranger,
    connect: () =>
      connectTls({
        socket: connect({ host: '127.0.0.1', port: 443, localAddress: stranger }),
        servername: 'localhost',
      }),
    headers: '',
    visitorFrom: throughCaddy,
  });
  report.check('one stranger who holds connections takes nothing from others', held.calls, held.wrong);
  report.metric('seconds that a stranger held connections', held.secondsHeld);
}

async function askPrometheus(path: string): Promise<unknown> {
  return (await fetch(`http://127.0.0.1:9090/api/v1/${path}`)).json();
}

async function watched(died: string): Promise<void> {
  const targetsSeen = async () =>
    targets
      .parse(await askPrometheus('targets'))
      .data.activeTargets.map(({ labels, health }) => `${labels.instance} ${health}`)
      .toSorted();
  const expected = deployment.names.map((name) => `${name}:3000 ${name === died ? 'down' : 'up'}`).join();
  const isSeen = await untilUp(minuteMs, async () => (await targetsSeen()).join() === expected).then(
    () => true,
    () => false,
  );
  const { length } = deployment.names;
  report.check('Prometheus sees each process, and which one died', length, isSeen ? [] : await targetsSeen());
  const { groups } = rules.parse(await askPrometheus('rules')).data;
  report.metric('alerts that Prometheus watches', groups.flatMap((group) => group.rules).length);
}
