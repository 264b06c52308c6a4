import { describe, expect, it } from 'vitest';
import { failed } from '../../../src/api/failed.ts';
import { personal } from '../../../src/content/steps/personal.ts';
import { understandMessage } from '../../../src/contract/calls/understand.ts';
import { one } from '../../sagas/browser-tab.ts';
import { bodyOf, fromServer, noLine, says } from '../../sagas/fake-api.ts';
import { readActs } from '../../sagas/read-acts.ts';
import { talkAt } from './turns.ts';

const question = 'tem fidelidade?';
const expectsBirthDate = personal.steps['data-nascimento'].fields.birth_date.expected;

/** A visitor who is asked for the birth date. */
async function asked() {
  const visit = await talkAt('data-nascimento');
  const { shop, tab, device } = visit;
  return {
    ...visit,
    /** What the shop was asked to read. */
    read: () => shop.callsOf(understandMessage).map(bodyOf),
    unread: () => tab.store.getState().talk.sent.map(({ text }) => text),
    answered: () => tab.store.getState().sideQuestions.map(({ said }) => said),
    connect: (connection: 'online' | 'offline') => {
      device.tell(connection);
      return tab.rest();
    },
    /** The shop reads the next message once the test lets it. */
    holdReading: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      shop.once(understandMessage, async (input) => {
        await promise;
        return says(readActs(bodyOf({ input }), shop.state.plans));
      });
      return () => {
        resolve();
        return tab.rest();
      };
    },
  };
}

/** How the call comes to nothing, and how often three messages make it. */
const failures = [
  ['fails', fromServer('Erro'), 3],
  ['answers a document', failed('content-type', 'A resposta não é JSON'), 3],
  ['takes too long', failed('timeout', 'Demorou demais'), 3],
  ['is unknown to the host', says({ acts: [] }), 1],
] as const;

describe('the call that reads a message', () => {
  it.each(failures)(
    'that %s: the open field is asked for, and takes what is told in its form',
    async (_, reply) => {
      const { shop, say, told, now, unread } = await asked();
      shop.breakCalls(understandMessage, reply);
      await say(question);
      expect(told()).toContain(expectsBirthDate);
      expect(unread()).toEqual([]);
      expect(now().asks).toBe('data-nascimento');
      // A name typed whole is taken by a yes.
      for (const said of ['02/02/1990', 'Maria Silveira', 'sim', '529.982.247-25']) await say(said);
      expect(now()).toMatchObject({
        stored: { birth_date: '02/02/1990', mothers_name: 'Maria Silveira' },
        asks: 'data-de-vencimento',
      });
    },
  );

  it.each(failures)('that %s: it is made again, unless no host knows it', async (_, reply, count) => {
    const { shop, say, read } = await asked();
    shop.breakCalls(understandMessage, reply);
    for (const said of [question, 'tem Pix?', 'quanto custa?']) await say(said);
    expect(read()).toHaveLength(count);
  });

  it('is told the names of what is answered, and no value', async () => {
    const { say, read } = await asked();
    await say(question);
    expect(read()).toMatchObject([{ context: { open: ['birth_date'] } }]);
    expect(JSON.stringify(read())).toContain('"phone"');
    expect(JSON.stringify(read())).not.toMatch(/Souza|91234|exemplo|01310/);
  });
});

describe('a message without a connection', () => {
  it('waits unread, and is sent once when the line is back', async () => {
    const { say, connect, read, unread, answered } = await asked();
    await connect('offline');
    await say(question);
    expect([unread(), read()]).toEqual([[question], []]);
    await connect('online');
    expect([unread(), read(), answered()]).toMatchObject([[], [{ message: question }], [question]]);
  });

  it('is sent again when the line breaks under it, and replied to once', async () => {
    const { shop, device, say, connect, read, unread, answered } = await asked();
    shop.once(understandMessage, () => {
      device.tell('offline');
      return noLine;
    });
    await say(question);
    expect(unread()).toEqual([question]);
    await connect('online');
    expect(read()).toHaveLength(2);
    expect([unread(), answered()]).toEqual([[], [question]]);
  });
});

describe('while a message is read', () => {
  it('what is tapped wins, and the rest of the message is taken', async () => {
    const { say, hear, now, holdReading } = await asked();
    const letRead = holdReading();
    await say('nasci em 12/03/1990 e minha mãe é Maria Silveira');
    await hear(one({ birth_date: '02/02/1990' }));
    await letRead();
    expect(now().stored).toEqual({ birth_date: '02/02/1990', mothers_name: 'Maria Silveira' });
  });

  it('the next one waits for its turn, and both are answered in the order sent', async () => {
    const { say, read, unread, answered, holdReading } = await asked();
    const letRead = holdReading();
    for (const said of [question, 'tem Pix?']) await say(said);
    expect(unread()).toEqual([question, 'tem Pix?']);
    expect(read()).toMatchObject([{ message: question }]);
    await letRead();
    expect(read()).toMatchObject([{ message: question }, { message: 'tem Pix?' }]);
    expect(answered()).toEqual([question, 'tem Pix?']);
  });
});
