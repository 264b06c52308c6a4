import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { freePort } from '../free-port.ts';
import { root } from '../root.ts';
import { devDocuments } from './dev-documents.ts';

const port = Number(process.env.PORT ?? 3000);
// A free port, because a fixed neighbour port may be in use.
const apiPort = await freePort();
const served = `http://localhost:${apiPort}`;

const site = await createServer({
  root,
  plugins: [devDocuments()],
  server: { port, strictPort: true, proxy: { '/api': served, '/json': served } },
});
try {
  await site.listen();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

// Started after the site listens, so that a failed start leaves no API process behind.
const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.mjs'], {
  cwd: root,
  env: { ...process.env, NODE_ENV: 'development', PORT: String(apiPort) },
  stdio: ['ignore', 'inherit', 'inherit'],
});

let ending = false;
async function end(code: number): Promise<void> {
  if (ending) return;
  ending = true;
  api.kill('SIGTERM');
  await site.close();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0));
api.on('exit', (code) => void end(code ?? 1));

site.printUrls();
