import { expect } from 'vitest';
import { run } from './real-process.ts';

/** What a server says that cannot start: exactly one line on stderr, and exit code 1. */
export async function failureOf(settings: Record<string, string>): Promise<string> {
  const failing = run('server/main.mjs', settings);
  const code = await failing.ended;
  const { out, err } = failing.printed();
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^[^\n]+\n$/);
  return err.trim();
}
