import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { freePort } from '../../scripts/free-port.ts';
import { root } from '../../scripts/root.ts';
import { untilUp } from '../../scripts/until.ts';
import { minuteMs } from '../../src/brazil/durations.ts';
import { requirePrograms, startPrograms } from '../programs.ts';
import { createProofReport } from '../proof-report.ts';

// npm run prove:alerts: rules, their unit tests and the routes by promtool and amtool, and then a page that arrives: Prometheus
// and Alertmanager run with the files of deploy/, and no process of the shop answers.
const programs = ['promtool', 'amtool', 'prometheus', 'prometheus-alertmanager'].map(
  (name) => `/usr/bin/${name}`,
);
requirePrograms(programs, 'prometheus prometheus-alertmanager');
const report = createProofReport();
const rules = join(root, 'deploy/prometheus/alerts.yml');
const tests = ['alerts.test.yml', 'alerts-of-days.test.yml'].map((name) =>
  join(root, 'deploy/prometheus', name),
);
const routes = join(root, 'deploy/alertmanager/alertmanager.yml');

accepts('the rules are rules', 'promtool', 'check', 'rules', rules);
accepts('every unit test of the rules passes', 'promtool', 'test', 'rules', ...tests);
accepts('the routes are routes', 'amtool', 'check-config', routes);
for (const severity of ['page', 'ticket']) {
  const words = ['config', 'routes', 'test', `--config.file=${routes}`, `--verify.receivers=${severity}`];
  accepts(`a ${severity} goes to its receiver`, 'amtool', ...words, `severity=${severity}`);
}
await arrives();
process.exitCode = report.print() ? 0 : 1;

function accepts(promise: string, program: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  report.check(promise, 1, status === 0 ? [] : [`${stdout}${stderr}`.trim()]);
}

/** A page for each process that is down, and no other alert to whoever is woken. */
async function arrives(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ultrafibra-alerts-'));
  const told: { receiver: string; names: string[] }[] = [];
  const received = z.object({
    receiver: z.string(),
    alerts: z.array(z.object({ labels: z.record(z.string(), z.string()) })),
  });
  const pager = createServer((request, response) => {
    json(request).then((body) => {
      const { receiver, alerts } = received.parse(body);
      told.push({ receiver, names: alerts.map(({ labels }) => `${labels.alertname} ${labels.instance}`) });
      response.end();
    });
  });
  const ports = { pager: await freePort(), alertmanager: await freePort(), prometheus: await freePort() };
  await new Promise<void>((resolve) => pager.listen(ports.pager, '127.0.0.1', resolve));
  const written = (file: string, changes: readonly (readonly [string, string])[]) => {
    const target = join(folder, file.replace('/', '-'));
    const text = readFileSync(join(root, 'deploy', file), 'utf8');
    writeFileSync(
      target,
      changes.reduce((before, [from, to]) => before.replaceAll(from, to), text),
    );
    return target;
  };
  const token = join(folder, 'token');
  writeFileSync(token, 'none');
  const prometheus = written('prometheus/prometheus.yml', [
    ['/etc/prometheus/', `${join(root, 'deploy/prometheus')}/`],
    ['/run/secrets/metrics_token', token],
    ['alertmanager:9093', `127.0.0.1:${ports.alertmanager}`],
  ]);
  const alertmanager = written('alertmanager/alertmanager.yml', [
    ['http://pager.example', `http://127.0.0.1:${ports.pager}`],
  ]);
  await using started = startPrograms();
  const listen = (name: 'alertmanager' | 'prometheus') => `--web.listen-address=127.0.0.1:${ports[name]}`;
  started.begin(
    '/usr/bin/prometheus-alertmanager',
    [
      ...[
        `--config.file=${alertmanager}`,
        `--storage.path=${join(folder, 'alertmanager')}`,
        listen('alertmanager'),
      ],
      '--cluster.listen-address=',
    ],
    {},
  );
  started.begin(
    '/usr/bin/prometheus',
    [
      ...[
        `--config.file=${prometheus}`,
        `--storage.tsdb.path=${join(folder, 'prometheus')}`,
        listen('prometheus'),
      ],
    ],
    {},
  );
  const began = Date.now();
  const paged = () => told.filter(({ receiver }) => receiver === 'page').flatMap(({ names }) => names);
  await untilUp(4 * minuteMs, async () => new Set(paged()).size >= 2).catch(() => undefined);
  const expected = ['ProcessDown shop-1:3000', 'ProcessDown shop-2:3000'];
  const wrong = [...new Set([...paged(), ...expected])].filter(
    (name) => !expected.includes(name) || !paged().includes(name),
  );
  report.check('two processes are down, and somebody is paged for both', 2, wrong);
  report.metric('seconds until the page', Math.round((Date.now() - began) / 1000));
  pager.close();
  pager.closeAllConnections();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
