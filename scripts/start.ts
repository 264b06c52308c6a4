import { ensureBuild } from './setup/ensure-build.ts';

await ensureBuild();
process.env.NODE_ENV ??= 'production';
await import('../server/app/serve.ts');
