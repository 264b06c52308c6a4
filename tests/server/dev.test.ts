import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { run } from './floor/real-process.ts';
import { emptyDatabase } from './floor/test-database.ts';

it('leaves no API behind when the port of the site is in use', async () => {
  const holder = createServer().listen(0, 'localhost');
  await once(holder, 'listening');
  onTestFinished(() => void holder.close());
  const address = holder.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const DATABASE_URL = await emptyDatabase('SQLite');
  const dev = run('scripts/dev.ts', { PORT: String(port), DATABASE_URL });
  expect(await dev.ended).toBe(1);
  expect(dev.printed()).toEqual({ out: '', err: `Port ${port} is already in use\n` });
});
