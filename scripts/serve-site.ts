import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { root } from './root.ts';

type Site = { url: string; databaseUrl: string; stop: () => Promise<void> };

/** The built site on a port and a database of its own, gone without a trace after `stop`. */
export async function serveSite(): Promise<Site> {
  const data = mkdtempSync(join(tmpdir(), 'ultrafibra-site-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['server/main.mjs'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...siteSettings(port, data) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  server.stderr.on('data', (text: Buffer) => {
    complaints += text.toString();
  });
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    }
    rmSync(data, { recursive: true, force: true });
  };
  while (!(await isHealthy(url))) {
    if (server.exitCode !== null) {
      await stop();
      throw new Error(`The server did not start:\n${complaints}`);
    }
    await pause(50);
  }
  return { url, databaseUrl: siteSettings(port, data).DATABASE_URL, stop };
}

export function siteSettings(port: number, data: string) {
  return { PORT: String(port), DATABASE_URL: `file:${join(data, 'site.db')}` };
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`)).ok;
  } catch {
    return false;
  }
}
