import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const rule = z.object({
  alert: z.string(),
  expr: z.string(),
  labels: z.object({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.object({ summary: z.string(), runbook: z.string() }),
});
const groups = z.object({ groups: z.array(z.object({ rules: z.array(rule) })) });
const read = (file: string): unknown => parse(readFileSync(`deploy/${file}`, 'utf8'));
const alerts = groups.parse(read('prometheus/alerts.yml')).groups.flatMap(({ rules }) => rules);
const names = alerts.map(({ alert }) => alert);
const manual = readFileSync('docs/operate.md', 'utf8');

it.each(alerts)('$alert says where it is written what to do', ({ alert, labels, annotations }) => {
  expect(annotations.runbook).toBe(`docs/operate.md#${alert.toLowerCase()}`);
  const chapter = manual.split(`\n### ${alert}\n\n`)[1]?.split('\n#')[0];
  expect(chapter).toMatch(labels.severity === 'page' ? /^Page\. / : /^Ticket\. /);
});

it('what is written about alerts is about alerts that exist', () => {
  const written = manual.split('## When an alert comes')[1]?.split('\n## ')[0] ?? '';
  const headings = [...written.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading);
  expect(headings.toSorted()).toEqual(names.toSorted());
});

it('an alert that is kept back, and its cause, exist', () => {
  const inhibitions = z.object({
    inhibit_rules: z.array(
      z.object({ source_matchers: z.array(z.string()), target_matchers: z.array(z.string()) }),
    ),
  });
  const { inhibit_rules } = inhibitions.parse(read('alertmanager/alertmanager.yml'));
  const named = inhibit_rules
    .flatMap(({ source_matchers, target_matchers }) => [...source_matchers, ...target_matchers])
    .flatMap((matcher) => /"(.+)"/.exec(matcher)?.[1]?.split('|') ?? []);
  expect(named.length).toBeGreaterThan(inhibit_rules.length);
  for (const name of named) expect(names).toContain(name);
});

it('no label of an alert tells of a person', () => {
  const kept = /^(severity|instance|service|reason|channel|queue|job|le|status|route|outcome)$/;
  for (const { expr } of alerts)
    for (const [, list = ''] of expr.matchAll(/by \(([^)]*)\)/g))
      for (const label of list.split(/,\s*/)) expect(label).toMatch(kept);
});
