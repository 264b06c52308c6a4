import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { visitorCookies } from '../../server/access/visitor-cookie.ts';
import { consentCookie } from '../../src/pages/site/cookies/consent.ts';

const [, stored = ''] = readFileSync('src/README.md', 'utf8').split('## What the browser stores');
const listed = stored
  .split('\n')
  .filter((line) => line.startsWith('- '))
  .flatMap((line) => Array.from((line.split(':')[0] ?? '').matchAll(/`([\w.-]+)`/g), ([, name = '']) => name))
  .filter((name) => name !== '__Host-');

const sources = globSync('src/**/*.{ts,tsx}').map((path) => ({ path, text: readFileSync(path, 'utf8') }));

it('src/README.md lists every name that the browser stores', () => {
  const names = sources.flatMap(({ text }) => [
    ...Array.from(text.matchAll(/'((?:ultrafibra|starter-demo)\.[\w-]+)'/g), ([, name = '']) => name),
    ...Array.from(text.matchAll(/inTab\('([\w-]+)'\)/g), ([, name = '']) => `ultrafibra.${name}`),
  ]);
  expect(listed.toSorted()).toEqual([...names, consentCookie, ...visitorCookies, 'painel'].toSorted());
});

it('storage is reached through storageSlot only', () => {
  const others = sources.filter(({ text }) =>
    /\b(?:local|session)Storage\b/.test(
      text.replaceAll(/storageSlot\(\s*\(\) => (?:local|session)Storage/g, ''),
    ),
  );
  expect(others.map(({ path }) => path)).toEqual([]);
});
