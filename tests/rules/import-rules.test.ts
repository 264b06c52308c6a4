import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import config from '../../.dependency-cruiser.mjs';

const forbidden = [
  ['conversation', 'pages', 'conversation-imports'],
  ['pages', 'conversation', 'pages-imports'],
  ['pages', 'sagas', 'pages-imports'],
  ['conversation', 'api', 'conversation-imports'],
  ['answering', 'pages', 'answering-imports'],
  ['dialogue', 'answering', 'dialogue-imports'],
  ['dialogue', 'conversation', 'dialogue-imports'],
  ['dialogue', 'sagas', 'dialogue-imports'],
  ['dialogue', 'ui', 'dialogue-imports'],
  ['pages', 'dialogue', 'pages-imports'],
  ['ui', 'content', 'ui-imports'],
  ['ui', 'store', 'ui-imports'],
  ['api', 'store', 'api-imports'],
  ['api', 'brazil', 'api-imports'],
  ['funnel', 'store', 'funnel-imports'],
  ['contract', 'funnel', 'contract-imports'],
  ['contract', 'store', 'contract-imports'],
  ['brazil', 'contract', 'brazil-imports'],
  ['../server', 'content', 'server-imports'],
  ['brazil', 'content', 'brazil-imports'],
  ['store', 'sagas', 'store-imports'],
  ['sagas', 'pages', 'sagas-imports'],
  ['sagas', 'app', 'sagas-imports'],
  ['pages', 'app', 'pages-imports'],
  ['../server', 'funnel', 'server-imports'],
  ['contract', '../server', 'browser-imports'],
  ['panel', 'store', 'panel-imports'],
  ['panel', 'ui', 'panel-imports'],
  ['app', 'panel', 'panel-stays-apart'],
] as const;

const allowed = [
  ['contract', 'brazil'],
  ['contract', 'content'],
  ['funnel', 'content'],
  ['store', 'funnel'],
  ['sagas', 'api'],
  ['sagas', 'tracking'],
  ['pages', 'answering'],
  ['dialogue', 'store'],
  ['conversation', 'dialogue'],
  ['conversation', 'ui'],
  ['app', 'sagas'],
  ['../server', 'contract'],
  ['../server', 'brazil'],
  ['panel', 'contract'],
  ['panel', 'funnel'],
] as const;

const project = mkdtempSync(join(tmpdir(), 'ultrafibra-rules-'));
const broken = new Map<string, string[]>();

function lay(file: string, text: string): void {
  mkdirSync(join(project, file, '..'), { recursive: true });
  writeFileSync(join(project, file), text);
}

function importer(from: string, to: string): string {
  return join('src', from, `wants-${to.replace('../', '')}.ts`);
}

beforeAll(async () => {
  lay('package.json', '{"type":"module"}');
  for (const [from, to] of [...forbidden, ...allowed]) {
    lay(join('src', to, 'part.ts'), 'export type Part = 1;\n');
    // A type is an import too: a folder that knows another's types depends on it.
    const path = from.startsWith('..') ? `../src/${to}` : `../${to.startsWith('..') ? '../server' : to}`;
    lay(importer(from, to), `import type { Part } from '${path}/part.ts';\nexport const part: Part = 1;\n`);
  }
  lay('src/store/one.ts', "import { two } from './two.ts';\nexport const one = () => two;\n");
  lay('src/store/two.ts', "import { one } from './one.ts';\nexport const two = () => one;\n");
  lay('src/pages/lost.ts', "import { gone } from './gone.ts';\nexport const lost = gone;\n");
  lay(
    'src/funnel/view.ts',
    "import { effect } from './missing/node_modules/redux-saga/index.js';\nexport { effect };\n",
  );
  lay('src/funnel/missing/node_modules/redux-saga/index.js', 'export const effect = 1;\n');
  lay(
    'src/pages/untyped.ts',
    "import { useStore } from './missing/node_modules/react-redux/index.js';\nexport { useStore };\n",
  );
  lay('src/pages/missing/node_modules/react-redux/index.js', 'export const useStore = 1;\n');
  lay(
    'src/dialogue/drawn.ts',
    "import { draw } from './missing/node_modules/react/index.js';\nexport { draw };\n",
  );
  lay('src/dialogue/missing/node_modules/react/index.js', 'export const draw = 1;\n');

  const { output } = await cruise(['src', 'server'], {
    ...config.options,
    baseDir: project,
    ruleSet: { forbidden: config.forbidden },
    validate: true,
  });
  if (typeof output === 'string') throw new Error(output);
  for (const { from, rule } of output.summary.violations) {
    broken.set(from, [...(broken.get(from) ?? []), rule.name]);
  }
});
afterAll(() => rmSync(project, { recursive: true }));

it.each(forbidden)('the file %s may not import %s', (from, to, rule) => {
  expect(broken.get(importer(from, to))).toEqual([rule]);
});

it.each(allowed)('the file %s may import %s', (from, to) => {
  expect(broken.get(importer(from, to))).toBeUndefined();
});

it.each([
  ['src/store/one.ts', 'no-cycles'],
  ['src/pages/lost.ts', 'found-and-declared'],
  ['src/funnel/view.ts', 'pure-folders-stay-pure'],
  ['src/funnel/view.ts', 'effects-only-in-sagas'],
  ['src/pages/untyped.ts', 'typed-store-hooks'],
  ['src/dialogue/drawn.ts', 'store-has-no-view'],
])('the file %s breaks the rule %s', (file, rule) => {
  expect(broken.get(file)).toContain(rule);
});
