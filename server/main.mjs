// `node server/main.mjs` prints one line when it is ready, in the sandbox a second one with the demo operator, or one line
// with the problem to fix. Plain JavaScript, so that an outdated Node can print its error.
import { existsSync } from 'node:fs';
import * as modules from 'node:module';
import { join } from 'node:path';

const needed = 26;
const { node: version } = process.versions;

if (Number.parseInt(version, 10) >= needed) {
  // Compiling takes a third of the start, so a clean exit keeps the compile cache, if the folder is writable.
  const compiled = join(import.meta.dirname, '../node_modules/.cache/compiled');
  const isFirst = !existsSync(compiled);
  const { status } = modules.enableCompileCache(compiled);
  await import('./app/serve.ts');
  // Flushed on the first start, which may be killed before a clean exit; later flushes would cost more than they save.
  if (isFirst && status === modules.constants.compileCacheStatus.ENABLED) modules.flushCompileCache();
} else {
  console.error(
    `Node ${needed} or newer is needed, and this is Node ${version}: \`npm start\` brings the right one along.`,
  );
  process.exitCode = 1;
}
