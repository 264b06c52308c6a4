import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const served = { 'node_modules/fastify': { version: '5.0.0' } };
const other = { 'node_modules/elsewhere': { version: '1.0.0', optional: true } };
const tested = {
  'node_modules/vitest': { version: '5.0.0', dev: true },
  'node_modules/fsevents': { version: '2.0.0', devOptional: true },
};
const wanted = { ...served, ...other, ...tested };

const proving = { 'node_modules/stryker': { version: '10.0.0' } };

/** A project of its own, and an npm that only notes how it was called. */
function project(installed: object | null, ofProofs = {}) {
  const root = mkdtempSync(join(tmpdir(), 'install-'));
  folders.push(root);
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  };
  mkdirSync(join(root, 'scripts/setup'), { recursive: true });
  copyFileSync(
    new URL('../../scripts/setup/ensure-install.mjs', import.meta.url),
    join(root, 'scripts/setup/ensure-install.mjs'),
  );
  write('package-lock.json', JSON.stringify({ packages: { '': {}, ...wanted } }));
  if (installed !== null) {
    write('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));
    write('node_modules/.bin/node', '');
  }
  write('proofs/package-lock.json', JSON.stringify({ packages: { '': {}, ...proving } }));
  write('proofs/node_modules/.package-lock.json', JSON.stringify({ packages: ofProofs }));
  write('bin/npm', '#!/bin/sh\necho "$1" "$2" "$3" >> calls\n');
  chmodSync(join(root, 'bin/npm'), 0o755);
  return (...args: string[]) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(root, 'scripts/setup/ensure-install.mjs'), ...args],
      {
        env: { PATH: `${join(root, 'bin')}:/usr/bin:/bin` },
        encoding: 'utf8',
      },
    );
    expect([status, stderr]).toEqual([0, '']);
    return existsSync(join(root, 'calls')) ? readFileSync(join(root, 'calls'), 'utf8').trim() : '';
  };
}

it.each([
  ['nothing is there', null, [], /^ci --omit=dev/],
  ['nothing is there, for tests', null, ['--with-tests'], /^ci --include=dev/],
  ['an install was left half done', {}, [], /^ci --omit=dev/],
  ['what serves is there', served, [], /^$/],
  ['what serves is there, for tests', served, ['--with-tests'], /^install --no-save --include=dev/],
  ['everything is there', { ...served, ...tested }, [], /^$/],
  ['everything is there, for tests', { ...served, ...tested }, ['--with-tests'], /^$/],
  [
    'what tests need is of an earlier version',
    { ...served, 'node_modules/vitest': { version: '4.0.0', dev: true } },
    [],
    /^$/,
  ],
  [
    'what serves is of an earlier version',
    { 'node_modules/fastify': { version: '4.0.0' } },
    [],
    /^ci --omit=dev/,
  ],
  [
    'what serves is of an earlier version beside tests',
    { ...tested, 'node_modules/fastify': { version: '4.0.0' } },
    [],
    /^ci --include=dev/,
  ],
])('npm is called for what is missing where %s', (_, installed, args, calls) => {
  expect(project(installed)(...args)).toMatch(calls);
});

it.each([
  ['nothing is there', null, {}, /^ci --include=dev.*\nci --prefix=proofs/],
  ['only what tests need is there', { ...served, ...tested }, {}, /^ci --prefix=proofs.*$/],
  ['everything is there', { ...served, ...tested }, proving, /^$/],
])('the proofs’ own packages are installed for a proof where %s', (_, installed, ofProofs, calls) => {
  expect(project(installed, ofProofs)('--with-proofs')).toMatch(calls);
});
