// `node server/main.mjs`: one line when it is ready, a second with who may try the panel where the sandbox made somebody, or one line
// that says what to mend. Plain JavaScript: a Node that is too old for the rest can still read it.
import { existsSync } from 'node:fs';
import * as modules from 'node:module';
import { join } from 'node:path';

const needed = 26;
const { node: version } = process.versions;

if (Number.parseInt(version, 10) >= needed) {
  // A third of a start goes into reading TypeScript: a clean end keeps what was read for the next start. Where the folder cannot
  // be written nothing is kept.
  const compiled = join(import.meta.dirname, '../node_modules/.cache/compiled');
  const isFirst = !existsSync(compiled);
  const { status } = modules.enableCompileCache(compiled);
  await import('./serve.ts');
  // The first may be killed before it ever ends cleanly. Later ones would spend on it what they have saved.
  if (isFirst && status === modules.constants.compileCacheStatus.ENABLED) modules.flushCompileCache();
} else {
  console.error(
    `Node ${needed} or newer is needed, and this is Node ${version}: \`npm start\` brings the right one along.`,
  );
  process.exitCode = 1;
}
