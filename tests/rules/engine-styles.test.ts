import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('no underline has its thickness in the shorthand, which WebKit does not draw', () => {
  const merged = globSync('src/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/text-decoration:\s*underline\s+[^;]+;/g)].map(
      ([found]) => `${file}: ${found}`,
    ),
  );
  expect(merged).toEqual([]);
});

it('the shop’s name is drawn as text in forced colours', () => {
  const css = readFileSync('src/app/layout/Wordmark.module.css', 'utf8');
  const [, forced = ''] = css.split('@media (forced-colors: active)');
  expect(forced).toMatch(/\.name\s*\{\s*fill: CanvasText;/);
});

it.each([
  ['an answer', 'transcript/Bubble', '.answer'],
  ['a proposed answer', 'messages/answers/chips/AnswerChips', '.chip'],
])('%s has an edge in forced colours', (_name, file, rule) => {
  const css = readFileSync(`src/conversation/${file}.module.css`, 'utf8');
  const [, body = ''] = `\n${css}`.split(`\n${rule} {`);
  expect(body.split('}')[0]).toContain('solid transparent');
});
