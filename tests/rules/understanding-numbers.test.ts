import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const rows = Array.from(
  readFileSync('docs/decisions/050-how-messages-are-understood.md', 'utf8').matchAll(
    /^\| `(\w+)` *\| `([^`]+)` *\|[^|]+\| `([\w./-]+)` *\|$/gm,
  ),
  ([, name = '', value = '', file = '']) => ({ name, value, file }),
);

it('the page on understanding lists numbers', () => {
  expect(rows.length).toBeGreaterThan(10);
});

it.each(rows)('$name is $value in $file', ({ name, value, file }) => {
  const code = readFileSync(`src/conversation/understanding/${file}`, 'utf8');
  expect(
    [`const ${name} = ${value};`, `const ${name} = ${value} as const;`].some((line) => code.includes(line)),
  ).toBe(true);
});
