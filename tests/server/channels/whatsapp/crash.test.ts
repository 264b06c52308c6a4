import { once } from 'node:events';
import { createServer } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../../scripts/free-port.ts';
import { createRepositories } from '../../../../server/app/repositories.ts';
import { openDatabase } from '../../../../server/database/open-database.ts';
import { createProtection } from '../../../../server/protection/protection.ts';
import { systemRandom } from '../../../../server/protection/random.ts';
import { handOffWords } from '../../../../src/content/conversation/hand-off.ts';
import { isFullRun } from '../../../setup/full-run.ts';
import { freshDatabase } from '../../test-server/fresh-database.ts';
import { type Running, run } from '../../test-server/real-process.ts';
import { sampledEngines } from '../../test-server/test-database.ts';

const passes = {
  'before-commit': [2, 5, 9, 14],
  'after-commit': [1, 4, 8, 13],
  'in-turn': [1, 3],
  'after-turn': [1, 2],
  'while-sending': [1, 3],
  'after-reply': [2, 4],
  'while-waiting': [1],
};
const deaths = Object.entries(passes).flatMap(([point, all]) =>
  all.slice(0, isFullRun ? undefined : 1).map((after) => ({ point, after })),
);

/** What WhatsApp was sent, in the order in which it came. */
async function openReceiver(current: () => Running | undefined) {
  const taken: { id: string; text: string }[] = [];
  const server = createServer(async (request, response) => {
    const { id, message, isKilled } = JSON.parse(await readText(request));
    taken.push({ id, text: message.text });
    if (isKilled) current()?.process.kill('SIGKILL');
    else response.end();
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { taken, url: `http://127.0.0.1:${port}` };
}

it.each(sampledEngines)(
  'killed at any point, a process carries each message out once and in order, and sends no reply twice on %s',
  async (engine) => {
    const url = await freshDatabase(engine);
    let running: Running | undefined;
    const receiver = await openReceiver(() => running);
    const messages: { id: string; phone: string }[] = [];
    let generation = 0;
    const live = async (death?: (typeof deaths)[number]) => {
      generation += 1;
      for (const phone of ['11911110001', '11911110002', '11911110003'])
        messages.push({ id: `m${String(messages.length).padStart(3, '0')}`, phone });
      // It waits for the message of the next process.
      if (death !== undefined)
        messages.push({ id: `m${String(messages.length).padStart(3, '0')}-greeting`, phone: '11911110001' });
      running = run('tests/server/channels/whatsapp/dying-worker.ts', {
        ...{ DATABASE_URL: url, MESSAGES: JSON.stringify(messages), SENDS_TO: receiver.url },
        ...{
          GENERATION: String(generation),
          DIE_AT: death?.point ?? '',
          DIE_AFTER: String(death?.after ?? 0),
        },
      });
      await running.ended;
      expect(running.printed().err).toBe('');
      return running.process.signalCode;
    };
    const database = await openDatabase(url, new Date());
    onTestFinished(() => database.close());
    for (const death of deaths) {
      expect(await live(death)).toBe('SIGKILL');
      // No message is to blame: two deaths of it would set it aside.
      await database.write((db) =>
        db
          .updateTable('conversation_messages')
          .set({ reason: 'tried' })
          .where('reason', 'like', 'begun%')
          .execute(),
      );
    }
    expect(await live()).toBeNull();
    expect(await live()).toBeNull();

    const rows = await database.read((db) =>
      db
        .selectFrom('conversation_messages')
        .select(['id', 'conversation_id', 'author', 'state', 'provider_id'])
        .orderBy('position')
        .execute(),
    );
    const carried = await database.read((db) =>
      db.selectFrom('settings').selectAll().where('name', 'like', 'carried %').execute(),
    );
    const isCarried = ({ id }: { id: string }) => carried.some(({ name }) => name === `carried ${id}`);
    expect(messages.filter(({ id }) => !id.endsWith('greeting')).every(isCarried)).toBe(true);
    expect(messages.every(isCarried)).toBe(false);
    const ofVisitors = rows.filter(({ author }) => author === 'visitor');
    expect(ofVisitors.map(({ state }) => state)).toEqual(messages.map(() => 'done'));
    for (const { phone } of messages.slice(0, 3)) {
      const own = messages
        .filter((message) => message.phone === phone && isCarried(message))
        .map(({ id }) => id);
      // Each found the visit as the one before had left it.
      expect(
        own.map((id) =>
          carried
            .find(({ name }) => name === `carried ${id}`)
            ?.value.split(' ')
            .slice(1, -1),
        ),
      ).toEqual(own.map((_, index) => own.slice(0, index)));
      const replies = receiver.taken.flatMap(({ text }) =>
        own.includes(text.split(' ')[0] ?? '') ? [text] : [],
      );
      expect(replies).toEqual(replies.toSorted());
    }
    const ofShop = rows.filter(({ author }) => author === 'shop');
    expect(ofShop).toHaveLength(carried.length * 2);
    const times = (id: string) => receiver.taken.filter((taken) => taken.id === id).length;
    for (const { id, state } of ofShop) {
      expect(['sent', 'uncertain']).toContain(state);
      if (state === 'sent') expect(times(id)).toBe(1);
      else expect(times(id)).toBeLessThanOrEqual(1);
    }
    // A death makes uncertain what was on its way, of three people at most.
    expect(ofShop.filter(({ state }) => state === 'uncertain').length).toBeLessThanOrEqual(deaths.length * 3);
    expect(ofShop.some(({ state }) => state === 'uncertain')).toBe(true);
  },
  isFullRun ? 300_000 : 120_000,
);

it.each(sampledEngines)(
  'a message that two processes died of is set aside for the team, and others that were read beside it are not on %s',
  async (engine) => {
    const url = await freshDatabase(engine);
    const receiver = await openReceiver(() => undefined);
    const messages = ['fine', 'deadly', 'other'].map((id, at) => ({ id, phone: `1191111000${at}` }));
    const live = async (generation: number) => {
      const running = run('tests/server/channels/whatsapp/dying-worker.ts', {
        ...{ DATABASE_URL: url, MESSAGES: JSON.stringify(messages), SENDS_TO: receiver.url },
        ...{ GENERATION: String(generation), DIES_OF: 'deadly' },
      });
      await running.ended;
      expect(running.printed().err).toBe('');
      return running.process.signalCode;
    };
    expect([await live(1), await live(2), await live(3)]).toEqual(['SIGKILL', 'SIGKILL', null]);

    const database = await openDatabase(url, new Date());
    onTestFinished(() => database.close());
    const protection = createProtection([Buffer.alloc(32, 7)], systemRandom);
    const { conversationList } = createRepositories(protection, systemRandom);
    const now = new Date();
    const asked = { operatorId: 'me', many: 10, after: undefined };
    const found = await database.read((db) => conversationList.list(db, asked, now));
    expect(found).toMatchObject([{ state: 'waiting' }]);
    const { messages: told } = await database.read((db) => conversationList.messages(db, found[0]?.id ?? ''));
    expect(told).toMatchObject([
      { author: 'visitor', text: 'deadly', state: 'failed', reason: 'ends the process' },
      { author: 'shop', text: handOffWords.notCarriedOut, state: 'sent' },
    ]);
    const states = await database.read((db) =>
      db.selectFrom('conversation_messages').select('state').where('author', '=', 'visitor').execute(),
    );
    expect(states.map(({ state }) => state).toSorted()).toEqual(['done', 'done', 'failed']);
  },
  60_000,
);
