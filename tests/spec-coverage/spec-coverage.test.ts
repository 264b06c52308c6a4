import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { documents } from '../../scripts/build/documents.ts';
import { pageEntries } from '../../src/app/document/page-entries.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { campaigns } from '../../src/funnel/campaigns.ts';
import { redirectFor } from '../../src/funnel/redirects.ts';
import { publishedCatalogue } from '../catalogue/published-catalogue.ts';
import { calls } from './calls.ts';
import { checkoutSteps, funnelRules, otherRoutes } from './funnel-routes.ts';
import { demoRoutes, marketingRoutes, marketingRules, prefixes } from './marketing-routes.ts';
import type { Proof, RouteRow } from './row.ts';

const tests = join(import.meta.dirname, '..');
const read = (file: string) => (existsSync(join(tests, file)) ? readFileSync(join(tests, file), 'utf8') : '');

/** The names of the tests that a file runs, as they are written in it; '…' for what a test puts in. */
const testsIn = (file: string): string[] =>
  Array.from(
    read(file).matchAll(/(?:\b(?:it|test|eachFace|eachFaceInFullRun)|\))\(\s*(['"`])((?:(?!\1).)+)\1\s*,/g),
    ([, , name = '']) => name.replace(/\$\{[^}]*\}/g, '…'),
  );

function expectProofs(proofs: readonly Proof[], named?: string): void {
  expect(proofs).not.toEqual([]);
  for (const [file, test, steps = file] of proofs) {
    expect(testsIn(file), `tests of ${file}`).toContain(test);
    // A test that never names what it is said to prove does not prove it.
    if (named !== undefined) expect(read(file) + read(steps), `${file} names ${named}`).toContain(named);
  }
}

const written = new Map(pageEntries(publishedCatalogue).map(({ path, status }) => [path, status]));
const stands = (path: string) => written.has(`${path}/`) || written.has(path);

function expectAnswer({ route, is }: RouteRow): void {
  if (is === 'page') expect(written.get(route)).toBe(200);
  else if (is === 'file') expect(documents.has(route)).toBe(true);
  else if (is === 'not-found')
    expect([stands(route.slice(0, -1)), written.get('/404/')]).toEqual([false, 404]);
  else expect(redirectFor(route, new URLSearchParams(), stands)?.to).toBe(is.leadsTo);
}

/** How a test names an address that it may compose. */
const nameOf = (route: string): string => route.split('/').findLast((part) => part !== '') ?? "'/'";

const routes = [
  ...[...checkoutSteps, ...otherRoutes].map((row) => ({ ...row, table: 'funnel.md' })),
  ...marketingRoutes.map((row) => ({ ...row, table: 'marketing.md' })),
];

it.each(routes)('$table: the route $route is answered and proved', (row) => {
  expectAnswer(row);
  expectProofs(row.proofs, row.named ?? nameOf(row.route));
});

it.each([...funnelRules, ...marketingRules])('the rule is proved: $rule', ({ proofs }) =>
  expectProofs(proofs),
);

it.each(prefixes)('the prefix /%s/ has every route of the tables', (prefix) => {
  expect(campaigns.map((campaign) => campaign.prefix)).toContain(prefix);
  for (const { route, is } of routes)
    if (is === 'page' && !ofOneCampaign.test(route))
      expect(written.get(`/${prefix}${route}`), route).toBe(200);
});

/** Campaigns' own doors. */
const ofOneCampaign = /^\/(livelo|paramount|hbo-max|globoplay|migracao-ultrafibra)\//;

it.each(demoRoutes)('the demo has the page %s', (route) => expect(written.get(route)).toBe(200));

const shapeOf = (path: string): string => path.replace(/\{\w+\}|:\w+/g, '{}');
const byName: ReadonlyMap<string, { method: string; path: string }> = new Map(Object.entries(endpoints));

it.each(calls)(
  'the call $call is $endpoint of the contract, and proved',
  ({ call, endpoint, named, proofs }) => {
    const { method, path } = byName.get(endpoint) ?? { method: '', path: '' };
    expect(shapeOf(`${method} ${path}`)).toBe(shapeOf(call));
    expectProofs(proofs, named ?? endpoint);
  },
);

it('a missing proof is refused', () => {
  expect(() => expectProofs([])).toThrow();
  expect(() => expectProofs([['sagas/journeys/order.test.ts', 'a test that nobody wrote']])).toThrow();
  expect(() => expectProofs([['sagas/nobody.test.ts', '%s']])).toThrow();
  const [proof] = checkoutSteps[1]?.proofs ?? [];
  expect(() => expectProofs(proof ? [proof] : [], 'nowhere-named')).toThrow();
});
