import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import config from '../../vitest.config.ts';

const projects = z.array(z.object({ test: z.object({ include: z.array(z.string()) }) }));

it('every test file belongs to a vitest project', () => {
  const included = projects.parse(config.test?.projects).flatMap(({ test }) => test.include);
  const files = globSync('tests/**/*.test.{ts,tsx}');
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !included.some((pattern) => matchesGlob(file, pattern)))).toEqual([]);
});
