import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('no shorthand gives an underline its thickness, with which WebKit draws none', () => {
  const merged = globSync('src/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/text-decoration:\s*underline\s+[^;]+;/g)].map(
      ([found]) => `${file}: ${found}`,
    ),
  );
  expect(merged).toEqual([]);
});

it('the name of the shop is drawn as text under forced colours', () => {
  const css = readFileSync('src/app/layout/Wordmark.module.css', 'utf8');
  const [, forced = ''] = css.split('@media (forced-colors: active)');
  expect(forced).toMatch(/\.name\s*\{\s*fill: CanvasText;/);
});
