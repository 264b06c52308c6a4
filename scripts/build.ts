import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { buildDemo } from './build-demo.ts';
import { prepareStamp } from './build-stamp.ts';
import { compress } from './compress.ts';
import { writeDocuments } from './documents.ts';
import { writePictures } from './pictures/write-pictures.ts';
import { prerender } from './prerender.ts';
import { previews } from './previews.ts';
import { readCatalogue } from './read-catalogue.ts';
import { root } from './root.ts';

// React and Vite both read it; a development build of React would be ten times the size.
process.env.NODE_ENV = 'production';
const started = Date.now();
const writeStamp = prepareStamp();
rmSync(join(root, 'dist'), { recursive: true, force: true });

console.log('Building…');
// First of all: a price that cannot be read is told in one line, before anything is built.
try {
  readCatalogue();
} catch (error) {
  console.error(`catalogue/${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
await build({ root, logLevel: 'warn' });
await buildDemo();
await build({ root, logLevel: 'warn', build: { ssr: 'src/app/entry-server.tsx' } });
await writeDocuments(join(root, 'dist/client'));
await writePictures(join(root, 'dist/client'), previews);
const pages = await prerender();
await compress(join(root, 'dist/client'));
writeStamp();
console.log(`Built ${pages} pages in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
// The rendered application may hold timers; the build is over all the same.
process.exit(0);
