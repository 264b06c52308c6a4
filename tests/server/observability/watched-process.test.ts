import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { listening } from '../gateways/listening.ts';
import { watchedProcess } from './watched-process.ts';

it('metrics are grouped by route template, count refused calls by what was short, and are shown only with the token', async () => {
  const shop = await watchedProcess({ SITE_URL: 'https://localhost:1', SANDBOX: 'on', MAX_IN_FLIGHT: '1' });
  expect((await shop.openLead()).status).toBe(200);
  for (const authorization of ['', 'Bearer wrong', 'Basic a-token-for-the-figures']) {
    const refused = await shop.get('/api/metrics', { authorization });
    expect([refused.status, await refused.text()]).toEqual([401, '']);
  }
  const figures = await shop.metrics();
  expect(figures).toMatch(
    /http_request_duration_seconds_count\{method="POST",route="\/api\/lead-v2",status="200"\} 1\n/,
  );
  expect(figures).toMatch(/database_write_duration_seconds_count\{outcome="committed"\} [1-9]/);
  expect(figures).not.toContain('01310100');

  const known = new Set([...figures.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  // Prometheus itself provides `up`.
  known.add('up');
  for (const expression of expressions()) {
    for (const name of metricsNamed(expression)) expect(known, expression).toContain(name);
  }

  let refused = 0;
  // Calls at once meet one another only where the server has more of them than it has answered.
  const crowd = async () => {
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await shop.openLead()).status),
    );
    refused += statuses.filter((status) => status === 503).length;
    return refused;
  };
  await expect.poll(crowd, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(await shop.metrics()).toContain(`calls_refused_total{reason="busy"} ${refused}\n`);
  expect(await (await shop.get('/api/ready')).json()).toEqual({
    status: 'ready',
    calls: { running: 0, places: 1, refused: { busy: refused } },
  });
});

/** All queries of the dashboard and alerts. */
function expressions(): string[] {
  const dashboard = JSON.parse(readFileSync('deploy/grafana/ultrafibra.json', 'utf8'));
  const alerts = parse(readFileSync('deploy/prometheus/alerts.yml', 'utf8'));
  const shown: unknown[] = dashboard.panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
    targets.map(({ expr }) => expr),
  );
  const ruled: unknown[] = alerts.groups.flatMap(({ rules }: { rules: { expr: string }[] }) =>
    rules.map(({ expr }) => expr),
  );
  expect(shown.length).toBeGreaterThan(0);
  expect(ruled.length).toBeGreaterThan(0);
  return [...shown, ...ruled].map(String);
}

const words =
  /^(sum|max|min|rate|by|topk|histogram_quantile|le|for|and|or|on|offset|increase|time|changes|min_over_time|status|route|service|outcome|channel|instance|state)$/;

/** Metric names in a query, without functions, labels and numbers. */
function metricsNamed(expression: string): string[] {
  const bare = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, ' ');
  const names = bare.match(/\b[a-z_]\w+\b/g) ?? [];
  return names.filter((name) => !words.test(name)).map((name) => name.replace(/_(count|bucket|sum)$/, ''));
}

it('a server told to stop under load reports not ready and answers everybody who still comes', async () => {
  const shop = await watchedProcess({ DRAIN_SECONDS: '3' });
  expect(await (await shop.get('/api/ready')).json()).toMatchObject({ status: 'ready' });
  const statuses: number[] = [];
  let isOver = false;
  const visits = Array.from({ length: 8 }, () =>
    shop.savesUntil(
      () => isOver,
      (status) => void statuses.push(status),
    ),
  );
  await expect.poll(() => statuses.length, { timeout: 20_000 }).toBeGreaterThan(40);
  shop.process.kill('SIGTERM');
  let refused = await shop.get('/api/ready');
  while (refused.status === 200) refused = await shop.get('/api/ready');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  const before = statuses.length;
  await expect.poll(() => statuses.length, { timeout: 20_000 }).toBeGreaterThan(before + 8);
  const other = await shop.get('/api/banks');
  expect([other.status, other.headers.get('connection')]).toEqual([200, 'close']);
  isOver = true;
  await Promise.all(visits);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await shop.ended).toBe(0);
});

const traces = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.optional(z.string()),
              attributes: z.unknown(),
            }),
          ),
        }),
      ),
    }),
  ),
});

it('a request is sent to the collector as one trace without personal data', async () => {
  const { url, asked } = await listening(() => ({ body: {} }));
  const shop = await watchedProcess({ OTEL_EXPORTER_OTLP_ENDPOINT: url, METRICS_TOKEN: '' });
  expect((await shop.get('/api/metrics')).status).toBe(404);
  expect((await shop.get('/api/ready')).status).toBe(200);
  const { requestId } = await shop.openLead();
  shop.process.kill('SIGTERM');
  expect(await shop.ended).toBe(0);

  const spans = asked.flatMap(({ body }) =>
    traces.parse(body).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );
  const request = spans.find(({ name }) => name === 'POST /api/lead-v2');
  expect(JSON.stringify(request?.attributes)).toContain(requestId);
  const write = spans.find(({ name, traceId }) => name === 'database write' && traceId === request?.traceId);
  expect(write?.parentSpanId).toBe(request?.spanId);
  expect(JSON.stringify(asked)).not.toMatch(/01310100|Paulista/);
});
