import { globSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dayMs } from '../../src/brazil/durations.ts';
import { copyProject } from '../copy-project.ts';
import { root } from '../root.ts';
import { run } from '../run.ts';

/**
 * Proves that no test depends on live content: copies the project, changes all editable data (prices, plan names, offer
 * codes, titles, FAQ and its order) and runs the tests there. '--clock' also moves the clock by more than a year. Paths
 * select unit tests, '-g' selects stories.
 */
const { values: options, positionals } = parseArgs({
  options: {
    stories: { type: 'boolean' },
    clock: { type: 'boolean' },
    grep: { type: 'string', short: 'g', default: '' },
  },
  allowPositionals: true,
});
using folder = mkdtempDisposableSync(join(tmpdir(), 'ultrafibra-changed-'));
const copy = folder.path;

copyProject(copy);

const edit = (file: string, change: (text: string) => string): void => {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`Nothing to change was found in ${file}.`);
  writeFileSync(path, after);
};

const retold = (text: string): string => text.replace(/( (?:title|heading): '.+)',$/gm, "$1 hoje',");
/** Of the same type still: a test compiles the copy. */
const turnedRound = (text: string): string =>
  text.replace(/: (readonly .+) = (\[$[\s\S]*?^\]);$/m, ': $1 = ($2 satisfies $1).toReversed();');

const raised = (value: string): number => Number((Number(value) + 5).toFixed(2));
edit('catalogue/catalogue.json', (text) =>
  text
    .replace(
      /("price(?:_full|_with_dacc)?": )([\d.]+)/g,
      (_, name: string, value: string) => name + raised(value),
    )
    .replace(/("streaming": )(.+)(,)/, (_, name: string, prices: string, end: string) =>
      [name, prices.replace(/[\d.]+(?= *[,}])/g, (value) => String(raised(value))), end].join(''),
    )
    .replace(/"plan": "(.+?)"/g, '"plan": "$1 Novo"')
    .replace(/("description": ".+?)"/g, '$1, agora"')
    .replace(/("edition": )(\d+)/, (_, name: string, year: string) => name + (Number(year) + 1)),
);

const editAll = (pattern: string, change: (text: string) => string): void => {
  for (const file of globSync(pattern, { cwd: copy })) edit(file, change);
};

const faq = globSync('src/content/faq/**/*.ts', { cwd: copy });
for (const file of faq.filter((name) => /\.\.\.asked\('/.test(readFileSync(join(copy, name), 'utf8'))))
  edit(file, (text) => turnedRound(text.replace(/\.',$/gm, ". Vale hoje.',")));
editAll('src/content/knowledge/entries/*.ts', (text) => text.replace(/(question: '.+)\?'/g, "$1, hoje?'"));
editAll('src/content/streaming/{globoplay,hbo-max,paramount}*.ts', (text) => turnedRound(retold(text)));
for (const name of ['hero', 'gamer', 'mini-list', 'news', 'rewards', 'speed-heroes', 'streaming-minicards'])
  editAll(`src/content/landing/**/${name}.ts`, (text) => turnedRound(retold(text)));

console.log(`The changed copy stands in ${copy}.`);
const later = {
  NODE_OPTIONS: `--import=${join(root, 'scripts/test/move-shop-clock.ts')}`,
  CLOCK_AHEAD: String(400 * dayMs),
};
const env = { NODE_ENV: 'test', ...(options.clock ? later : {}) };
const runThere = (command: string, args: readonly string[]) => run(command, args, { cwd: copy, env });
const results = [await runThere('vitest', ['run', '--reporter=dot', ...positionals])];
if (options.stories) {
  results.push(await runThere('node', ['scripts/build/build.ts']));
  results.push(await runThere('playwright', ['test', '--reporter=dot', '-g', options.grep]));
}
process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0;
