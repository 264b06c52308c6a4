import { ensureBuild } from './ensure-build.ts';

await ensureBuild();
process.env.NODE_ENV ??= 'production';
await import('../server/serve.ts');
