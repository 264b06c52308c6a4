import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBuilder } from 'vite';
import { root } from '../root.ts';
import { prepareStamp } from './build-stamp.ts';
import { builtFilesOf, panelFilesOf } from './built-files.ts';
import { compress } from './compress.ts';
import { writeDocuments } from './documents.ts';
import { writePreviews } from './pictures/write-previews.ts';

// Production mode for React and Vite; React's development build is ten times as large.
process.env.NODE_ENV = 'production';
const started = Date.now();
const writeStamp = prepareStamp();
const [dist, files] = [join(root, 'dist'), join(root, 'dist/client')];
rmSync(dist, { recursive: true, force: true });

console.log('Building…');
const builder = await createBuilder({ root, logLevel: 'warn' });

async function build(name: string) {
  const environment = builder.environments[name];
  if (environment === undefined) throw new Error(`vite.config.ts has no environment '${name}'.`);
  const result = await builder.build(environment);
  if (!('output' in result)) throw new Error(`The environment '${name}' gave no files.`);
  return result.output;
}

const client = await build('client');
const demo = await build('demo');
const panel = await build('panel');
const starters = {
  app: await build('starterApp'),
  site: await build('starterSite'),
  demo: await build('starterDemo'),
};
await build('ssr');
writeFileSync(
  join(dist, 'server/built-files.json'),
  JSON.stringify(builtFilesOf({ client, demo, starters })),
);
writeFileSync(join(dist, 'server/panel.json'), JSON.stringify(panelFilesOf(panel)));
// Vite needs it as its entry; documents come from src/app/document/Document.tsx.
rmSync(join(files, 'index.html'));
await writeDocuments(files);
await writePreviews(files);
await compress(files);
await compress(join(dist, 'panel'));
writeStamp();
console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
process.exit(0);
