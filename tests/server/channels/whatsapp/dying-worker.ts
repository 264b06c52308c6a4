import { createRepositories } from '../../../../server/app/repositories.ts';
import type { Inbound } from '../../../../server/channels/channel-message.ts';
import { channelWorker } from '../../../../server/channels/channel-worker.ts';
import { conversationClaims } from '../../../../server/conversations/conversation-claims.ts';
import type { Database } from '../../../../server/database/database.ts';
import { openDatabase } from '../../../../server/database/open-database.ts';
import { createProtection } from '../../../../server/protection/protection.ts';
import { systemRandom } from '../../../../server/protection/random.ts';
import { systemTimer } from '../../../../server/runtime/timer.ts';
import { minuteMs } from '../../../../src/brazil/durations.ts';

// A process of a channel that dies on pass DIE_AFTER of the point DIE_AT, or whenever it reads the message DIES_OF. It is told of all MESSAGES, as WhatsApp tells
// again of what was not acknowledged.
const {
  DATABASE_URL = '',
  MESSAGES = '[]',
  DIE_AT,
  DIE_AFTER,
  DIES_OF,
  GENERATION,
  SENDS_TO = '',
} = process.env;

let left = Number(DIE_AFTER);
const isTime = (point: string): boolean => {
  if (point === DIE_AT) left -= 1;
  return point === DIE_AT && left === 0;
};
const at = (point: string): void => {
  if (isTime(point)) process.kill(process.pid, 'SIGKILL');
};

// What the process before held is over.
const clock = () => new Date(Date.now() + Number(GENERATION) * 5 * minuteMs);

const opened = await openDatabase(DATABASE_URL, clock());
const database: Database = {
  ...opened,
  write: async (job) => {
    const result = await opened.write(async (db) => {
      const done = await job(db);
      at('before-commit');
      return done;
    });
    at('after-commit');
    return result;
  },
};
const protection = createProtection([Buffer.alloc(32, 7)], systemRandom);
const { conversations } = createRepositories(protection, systemRandom);

const worker = channelWorker({
  database,
  claims: conversationClaims(protection, systemRandom),
  erasures: { writeDown: () => {} },
  takeTurn: async ({ id, visit }, inbound) => {
    at('in-turn');
    if (inbound.id === DIES_OF) process.kill(process.pid, 'SIGKILL');
    // What a turn does is done once, however often it is taken.
    await database.write((db) =>
      db
        .insertInto('settings')
        .values({ name: `carried ${inbound.id}`, value: `${id} ${visit ?? ''}` })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute(),
    );
    at('after-turn');
    return {
      ...{ visit: `${visit ?? ''}${inbound.id} `, leadId: null, campaign: 'main', said: inbound.id },
      shown: [1, 2].map((part) => ({ kind: 'text' as const, text: `${inbound.id} ${part}` })),
      ...{ asksPerson: false, misunderstood: 0, isStopped: false, isErased: false },
    };
  },
  channels: {
    whatsapp: {
      begin: () => {},
      read: () => {},
      send: async ({ id, message }) => {
        const body = JSON.stringify({ id, message, isKilled: isTime('while-sending') });
        await fetch(SENDS_TO, { method: 'POST', body });
        at('after-reply');
        return { outcome: { kind: 'taken', providerId: `wamid.${id}` }, partsSent: 1 };
      },
      holdsNoAnswer: ({ id }) => id.endsWith('greeting'),
    },
  },
  clock,
  timer: systemTimer,
  failed: (error) => process.stderr.write(`${String(error)}\n`),
});

const messages: { id: string; phone: string }[] = JSON.parse(MESSAGES);
for (const { id, phone } of messages) {
  const inbound: Inbound = {
    ...{ id, phone, profileName: '', at: clock().toISOString() },
    received: { kind: 'text', text: id },
  };
  const received = { id, person: phone, contact: { phone, profileName: '' }, at: inbound.at, inbound };
  const conversation = await database.write((db) => conversations.receive(db, 'whatsapp', received, clock()));
  if (conversation !== null) worker.kick(conversation);
}
await worker.round();
await worker.idle();
at('while-waiting');
await worker.stop();
await opened.close();
