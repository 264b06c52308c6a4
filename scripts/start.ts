import { ensureBuild } from './setup/ensure-build.ts';

await ensureBuild();
process.env.NODE_ENV ??= 'production';
if (process.argv.includes('--demo')) {
  const { fillDemo } = await import('./seed/demo.ts');
  await fillDemo();
}
if (process.exitCode === undefined) await import('../server/app/serve.ts');
