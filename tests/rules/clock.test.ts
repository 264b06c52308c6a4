import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import config from '../../vitest.config.ts';

const projects = z.array(
  z.object({ test: z.object({ name: z.string(), setupFiles: z._default(z.array(z.string()), []) }) }),
);
/** Days that were still to come when this was written, and those that nobody writes as “never”. */
const dayToCome =
  /\b(?:2026-12|20(?:2[7-9]|[3-8]\d)-\d\d)-\d\d|\b\d\d\/(?:12\/2026|\d\d\/20(?:2[7-9]|[3-8]\d))\b/g;
const readsClock = /\bDate\.now\(\)|\bnew Date\(\)|\/commands\//;

const daysOf = (text: string): string[] => text.match(dayToCome) ?? [];

describe('no test fails because a day has passed', () => {
  it('every project but the server’s begins on the same day', () => {
    const running = projects
      .parse(config.test?.projects)
      .filter(({ test }) => !test.setupFiles.includes('tests/setup/clock.ts'));
    expect(running.map(({ test }) => test.name)).toEqual(['server']);
  });

  it.each(['2026-12-01T00:00', '24/12/2026', '2031-01-05'])('a day to come is noticed: %s', (day) =>
    expect(daysOf(day)).toHaveLength(1),
  );

  it.each(['2026-11-20', '27/11/2026', '2099-12-31'])(
    'a day that is over or never comes is allowed: %s',
    (day) => expect(daysOf(day)).toEqual([]),
  );

  // A browser’s clock is the machine’s; so is that of a server’s test that reads it, or runs a command.
  it('a test on the machine’s clock names no day to come', () => {
    const files = [
      ...globSync('tests/{stories,engines}/**/*.ts'),
      ...globSync('tests/server/**/*.ts').filter((file) => readsClock.test(readFileSync(file, 'utf8'))),
    ];
    expect(files.length).toBeGreaterThan(100);
    const named = files.map((file) => [file, ...daysOf(readFileSync(file, 'utf8'))]);
    expect(named.filter(([, ...days]) => days.length > 0)).toEqual([]);
  });
});
