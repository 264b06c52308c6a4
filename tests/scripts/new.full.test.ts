import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyProject } from '../../scripts/copy-project.ts';
import { skeletons } from '../../scripts/new/skeletons.ts';
import { root } from '../../scripts/root.ts';
import { run } from '../../scripts/run.ts';

const given = [
  ['field', 'house-colour'],
  ['step', 'house-paint', 'house-colour'],
  ['endpoint', 'ask-for-paint'],
  ['message', 'paint-soon'],
];

/** How the compiler names what each of them lacks. */
const named = ['house_colour', 'askForPaint', 'paint-soon'];

it('a skeleton is well formed, and the compiler names what its recipe says is left', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'skeletons-'));
  copyProject(folder.path);

  for (const names of given)
    expect(await run('node', ['scripts/new/new.ts', ...names], { cwd: folder.path, capture: true })).toEqual({
      code: 0,
      output: expect.stringContaining(skeletons[names[0] ?? '']?.recipe ?? 'no skeleton'),
    });

  const { output } = await run('tsc', ['--pretty', 'false'], { cwd: folder.path, capture: true });
  const faults = output.split('\n').filter((line) => line.includes('error TS'));
  const pages = Object.values(skeletons).map(({ recipe }) => join(root, recipe.replace(/#.*/, '')));
  const recipes = pages.map((page) => readFileSync(page, 'utf8')).join('\n');
  for (const name of named) expect(output).toContain(name);
  for (const fault of faults) {
    const [, file = ''] = /([\w.-]+)\(/.exec(fault) ?? [];
    expect(recipes, fault).toContain(file);
  }
}, 300_000);
