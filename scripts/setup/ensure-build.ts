import { isBuildStale } from '../build/build-stamp.ts';
import { run } from '../run.ts';

/** Builds when a source has changed. In a process of its own, so that a server does not keep the bundler in memory. */
export async function ensureBuild(): Promise<void> {
  if (!isBuildStale()) return;
  const { code } = await run('node', ['scripts/build/build.ts']);
  if (code !== 0) process.exit(code);
}
