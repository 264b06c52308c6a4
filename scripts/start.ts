import { isBuildStale } from './build-stamp.ts';
import { run } from './run.ts';

if (isBuildStale()) {
  // In a process of its own, so that the server does not keep the bundler in memory.
  const { code } = await run('node', ['scripts/build.ts']);
  if (code !== 0) process.exit(code);
}
process.env.NODE_ENV ??= 'production';
await import('../server/main.ts');
