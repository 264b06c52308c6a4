import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      license: z.optional(z.string()),
      dev: z.optional(z.boolean()),
      optional: z.optional(z.boolean()),
    }),
  ),
});

const free =
  /^(?:MIT|MIT-0|ISC|BSD-[23]-Clause|0BSD|Apache-2\.0|BlueOak-1\.0\.0|MPL-2\.0|CC0-1\.0|Unlicense)$/;

/** Its licence stands in its README alone: MIT. */
const unsaid = ['node_modules/png-js'];

it('no package of the shop forbids sale or demands publication of what uses it', () => {
  const { packages } = lockfile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const running = Object.entries(packages).filter(
    ([path, { dev, optional }]) => path !== '' && !dev && !optional,
  );
  expect(running.length).toBeGreaterThan(50);
  const others = running.filter(([path, { license = '' }]) => {
    const all = license.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /);
    return !unsaid.includes(path) && !all.every((one) => free.test(one));
  });
  expect(others).toEqual([]);
});
