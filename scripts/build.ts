import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { prepareStamp } from './build-stamp.ts';
import { compress } from './compress.ts';
import { writeDocuments } from './documents.ts';
import { prerender } from './prerender.ts';
import { root } from './root.ts';

// React and Vite both read it; a development build of React would be ten times the size.
process.env.NODE_ENV = 'production';
const started = Date.now();
const writeStamp = prepareStamp();
rmSync(join(root, 'dist'), { recursive: true, force: true });

console.log('Building…');
await build({ root, logLevel: 'warn' });
await build({ root, logLevel: 'warn', build: { ssr: 'src/app/entry-server.tsx' } });
await writeDocuments(join(root, 'dist/client'));
const pages = await prerender();
await compress(join(root, 'dist/client'));
writeStamp();
console.log(`Built ${pages} pages in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
// The rendered application may hold timers; the build is over all the same.
process.exit(0);
