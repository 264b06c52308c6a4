import { isBuildStale } from '../build/build-stamp.ts';
import { run } from '../run.ts';

/** Builds if a source changed, in a child process to free the bundler's memory. */
export async function ensureBuild(): Promise<void> {
  if (!isBuildStale()) return;
  const { code } = await run('node', ['scripts/build/build.ts']);
  if (code !== 0) process.exit(code);
}
