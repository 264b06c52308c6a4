import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { trainVersion } from '../../../server/teaching/train-version.ts';
import { releaseOf } from '../../../server/teaching/version-repository.ts';
import { headerOf, packModel, unpackModel } from '../../../server/understanding/model/weights-file.ts';
import { weightsFile } from '../../../server/understanding/read-model.ts';
import { context } from '../teaching/open-taught-shop.ts';
import { condominium, smallKnowledge, topic } from '../teaching/small-knowledge.ts';
import { twoProcesses } from './two-processes.ts';

const { folder, weights } = smallKnowledge();
const soon = { timeout: 15_000 };

const ps = (...options: string[]): string => spawnSync('ps', options, { encoding: 'utf8' }).stdout;

it('two servers say what was taught at once, also when one of them is killed while it trains', async () => {
  const { servers, one, other, call, database } = await twoProcesses();
  const taught = condominium.map((text) => ({
    ...{ group: 'group', step: 'nome', text, act: `ask:${topic}`, isNew: true },
  }));
  const trained = trainVersion({ folder, live: readFileSync(weights), taught, topics: [] });
  const header = headerOf(readFileSync(weightsFile));
  const model = packModel({ ...unpackModel(Buffer.from(trained.weights)), rows: header.rows });
  await database.write((db) =>
    db
      .insertInto('teaching_versions')
      .values({
        ...{ version: 1, state: 'ready', trained_at: new Date().toISOString(), rows: 10 },
        release: releaseOf(header),
        report: JSON.stringify(trained.report),
        weights: model.toString('base64'),
      })
      .execute(),
  );
  const [message = ''] = condominium;
  const said = async (address: string): Promise<string> =>
    JSON.stringify((await call(address, 'POST', '/api/understand', { message, context })).body);

  const publication = { version: 1, live: 0 };
  expect(await call(one, 'POST', '/api/panel/conversation/publications', publication)).toMatchObject({
    status: 200,
    body: { live: 1 },
  });
  for (const address of [one, other]) await expect.poll(() => said(address), soon).toContain(topic);

  expect((await call(one, 'POST', '/api/panel/conversation/trainings', {})).status).toBe(200);
  const server = servers[0]?.process;
  const training = () =>
    ps('-A', '-o', 'ppid=,pid=,args=')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .find(([parent, , ...args]) => parent === String(server?.pid) && args.join(' ').includes('training'));
  await expect.poll(training, soon).toBeDefined();
  const pid = training()?.[1] ?? '';
  server?.kill('SIGKILL');
  await expect.poll(() => ps('-o', 'args=', '-p', pid), soon).not.toContain('training-process');
  expect(await said(other)).toContain(topic);
  expect((await call(other, 'GET', '/api/panel/conversation/teaching')).body).toMatchObject({
    live: 1,
    versions: [{ version: 1, state: 'published' }],
  });
}, 120_000);
