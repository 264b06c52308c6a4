import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { visitorCookies } from '../../server/access/visitor-cookie.ts';
import * as storageNames from '../../src/app/storage/storage-names.ts';
import { consentCookie } from '../../src/pages/site/cookies/consent.ts';

const [, stored = ''] = readFileSync('src/README.md', 'utf8').split('## What the browser stores');
const listed = stored
  .split('\n')
  .filter((line) => line.startsWith('- '))
  .flatMap((line) => Array.from((line.split(':')[0] ?? '').matchAll(/`([\w.-]+)`/g), ([, name = '']) => name))
  .filter((name) => name !== '__Host-');

it('src/README.md lists every name that the browser stores', () => {
  const names = [...Object.values(storageNames), consentCookie, ...visitorCookies, 'painel', 'painel-device'];
  expect(listed.toSorted()).toEqual(names.toSorted());
});

it('only storage-slot.ts uses the storage, and only by the names of storage-names.ts', () => {
  const others = globSync('src/**/*.{ts,tsx}').filter((path) =>
    /\b(?:local|session)Storage\b|\b(?:tab|device)Slot\((?!storageNames\.|name: string)/.test(
      readFileSync(path, 'utf8'),
    ),
  );
  expect(others).toEqual(['src/app/storage/storage-slot.ts']);
});
