import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { cruise, type IModule } from 'dependency-cruiser';
import { expect, it } from 'vitest';
import config from '../../.dependency-cruiser.mjs';

/** What each of these imports is a row of it, and the next row is a file as well. */
const lists = [
  'server/coverage/services/postcode-services.ts',
  'server/panel-api/calls/panel-calls.ts',
  'server/understanding/resolve.ts',
  'src/answering/input-for.ts',
  'src/answering/screens/visit/earlier-visit.ts',
  'src/content/faq/questions.ts',
  'src/content/knowledge/knowledge.ts',
  'src/pages/landing/blocks.ts',
  'src/sagas/late-root.ts',
  'src/sagas/root.ts',
  'src/store/root-reducer.ts',
];
/** The calls of a view of the panel: a row of `views`. */
const callsOfView = /^src\/panel\/views\/\w+\/\w+-api[.]ts$/;

const textOf = (file: string): string => readFileSync(file, 'utf8');
const linesOf = (file: string): number => textOf(file).split('\n').length - 1;
const roomOf = (file: string): string => file.split('/').slice(0, 2).join('/');

/** Whether a short file belongs into the only one that imports it. */
function isCrumb({ source, dependencies, dependents }: IModule, modules: readonly IModule[]): boolean {
  const [importer, ...others] = dependents;
  if (importer === undefined || others.length > 0 || linesOf(source) > 20) return false;
  if (lists.includes(importer) || callsOfView.test(source)) return false;
  const ofItsOwnChunk = modules
    .find((module) => module.source === importer)
    ?.dependencies.some(({ resolved, dynamic }) => resolved === source && dynamic);
  const ownsStyles = dependencies.some(({ resolved }) => resolved.endsWith('.css'));
  // Joined, it would run after what its importer imports.
  const runsWhenLoaded = textOf(importer).includes(`import './${basename(source)}'`);
  return (
    // Each room keeps its own subject.
    roomOf(importer) === roomOf(source) &&
    linesOf(source) + linesOf(importer) <= 250 &&
    !ofItsOwnChunk &&
    !ownsStyles &&
    !runsWhenLoaded
  );
}

it('a file of at most 20 lines with one importer lives in it', async () => {
  const { output } = await cruise(['src', 'server', 'scripts', 'proofs'], config.options);
  if (typeof output === 'string') throw new Error(output);
  const { modules } = output;
  expect(modules.length).toBeGreaterThan(1000);
  const crumbs = modules.filter(
    (module) => /^(src|server)\/.*[.]tsx?$/.test(module.source) && isCrumb(module, modules),
  );
  expect(crumbs.map(({ source, dependents: [importer] }) => `${source} into ${importer}`)).toEqual([]);
}, 120_000);
