import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import config, { floors } from '../../.dependency-cruiser.mjs';

const forbidden = [
  ['conversation', 'pages', 'conversation-imports'],
  ['pages', 'conversation', 'pages-imports'],
  ['pages', 'sagas', 'pages-imports'],
  ['conversation', 'api', 'conversation-imports'],
  ['answering', 'pages', 'answering-imports'],
  ['dialogue', 'answering', 'dialogue-imports'],
  ['dialogue', 'conversation', 'dialogue-imports'],
  ['dialogue', 'sagas', 'talk-alone-is-a-saga'],
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
  ['panel/parts/list', 'panel/views/orders', 'panel-5-imports'],
  ['panel/session', 'panel/views/own-account', 'panel-3-imports'],
  ['panel/views/teaching', 'panel/views/figures', 'panel-7-imports'],
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
  ['panel/views/figures', 'panel/views/teaching'],
] as const;

/** Each floor of the server with the one below it, and the folders of one floor among themselves. */
const upward = floors.flatMap((floor, level) =>
  floor.flatMap((folder) =>
    [...(floors[level + 1] ?? []), ...floor.filter((other) => other !== folder)].map(
      (other) => [folder, other] as const,
    ),
  ),
);
const downward = floors.flatMap((floor, level) =>
  floor.flatMap((folder) => (floors[level - 1] ?? []).map((other) => [folder, other] as const)),
);
const onServer = (from: string, to: string): string => `server/${from}/wants-${to}.ts`;

const project = mkdtempSync(join(tmpdir(), 'ultrafibra-rules-'));
const broken = new Map<string, string[]>();

function lay(file: string, text: string): void {
  mkdirSync(join(project, file, '..'), { recursive: true });
  writeFileSync(join(project, file), text);
}

function importer(from: string, to: string): string {
  return join('src', from, `wants-${to.replaceAll(/[./]+/g, '-')}.ts`);
}

beforeAll(async () => {
  lay('package.json', '{"type":"module"}');
  for (const [from, to] of [...forbidden, ...allowed]) {
    lay(join('src', to, 'part.ts'), 'export type Part = 1;\n');
    // A type is an import too: a folder that knows another's types depends on it.
    const path = relative(join('src', from), join('src', to));
    lay(importer(from, to), `import type { Part } from '${path}/part.ts';\nexport const part: Part = 1;\n`);
  }
  for (const [from, to] of [...upward, ...downward]) {
    lay(`server/${to}/part.ts`, 'export type Part = 1;\n');
    lay(onServer(from, to), `import type { Part } from '../${to}/part.ts';\nexport const part: Part = 1;\n`);
  }
  lay(
    'server/leads/one.ts',
    "import type { Two } from './two.ts';\nexport interface One { readonly two: Two | null }\n",
  );
  lay(
    'server/leads/two.ts',
    "import type { One } from './one.ts';\nexport interface Two { readonly one: One | null }\n",
  );
  lay('server/attic/box.ts', "import type { Part } from '../http/part.ts';\nexport const part: Part = 1;\n");
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

it.each(upward)('on the server %s may not import %s, which is not below it', (from, to) => {
  expect(broken.get(onServer(from, to))).toEqual([`server-${from}-imports`]);
});

it.each(downward)('on the server %s may import %s, which is below it', (from, to) => {
  expect(broken.get(onServer(from, to))).toBeUndefined();
});

it('every folder of the server has one floor', () => {
  const folders = readdirSync('server', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(floors.flat().toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});

it.each([
  ['server/leads/one.ts', 'no-cycles-on-the-server'],
  ['server/attic/box.ts', 'server-floors'],
  ['src/store/one.ts', 'no-cycles'],
  ['src/pages/lost.ts', 'found-and-declared'],
  ['src/funnel/view.ts', 'pure-folders-stay-pure'],
  ['src/funnel/view.ts', 'effects-only-in-sagas'],
  ['src/pages/untyped.ts', 'typed-store-hooks'],
  ['src/dialogue/drawn.ts', 'store-has-no-view'],
])('the file %s breaks the rule %s', (file, rule) => {
  expect(broken.get(file)).toContain(rule);
});
