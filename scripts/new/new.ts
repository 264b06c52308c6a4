import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../root.ts';
import { run } from '../run.ts';
import { skeletons } from './skeletons.ts';

// npm run new step|field|endpoint|message <name>: writes the skeleton of a recipe. The compiler names what is left.

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

const [kind = '', ...names] = process.argv.slice(2);
const usage = Object.entries(skeletons).map(
  ([of, skeleton]) => `npm run new ${of} <${skeleton.names.join('> <')}>`,
);
const skeleton = Object.hasOwn(skeletons, kind) ? skeletons[kind] : undefined;
if (
  names.length !== skeleton?.names.length ||
  !names.every((name) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
)
  stop(`${usage.join('\n')}\nEach name in kebab-case.`);

// Nothing is written before every edit has found its place.
const texts = new Map<string, string>();
const [name = '', other = ''] = names;
for (const [file, text, before] of skeleton.edits(name, other)) {
  const [path = file] = globSync(file, { cwd: root });
  const added = text.replaceAll(
    /'@\/([^']+)'/g,
    (_, target: string) => `'${relative(dirname(path), target)}'`,
  );
  if (before === undefined && existsSync(join(root, path))) stop(`${path} exists already.`);
  const present = before === undefined ? '' : (texts.get(path) ?? readFileSync(join(root, path), 'utf8'));
  const place = present.indexOf(before ?? '');
  if (place < 0) stop(`${path} has no '${before?.trim()}': mend scripts/new/skeletons.ts.`);
  texts.set(path, present.slice(0, place) + added + present.slice(place));
}
for (const [path, text] of texts) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const formatted = await run('biome', ['check', '--write', ...texts.keys()], { capture: true });
if (formatted.code !== 0) stop(formatted.output);
console.log(
  `${[...texts.keys()].join('\n')}\nWhat is left: npm run typecheck names it, ${skeleton.recipe} says how.`,
);
