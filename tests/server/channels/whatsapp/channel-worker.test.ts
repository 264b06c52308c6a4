import { describe, expect, it, vi } from 'vitest';
import type { Sending } from '../../../../server/channels/channel-port.ts';
import type { Outcome } from '../../../../server/outbox/outbox-item.ts';
import { handOffWords } from '../../../../src/content/conversation/hand-off.ts';
import { whatsappWords } from '../../../../src/content/conversation/whatsapp.ts';
import { type Engine, engines } from '../../test-server/test-database.ts';
import { gate } from './gate.ts';
import { openConversations, taken, textOf, turnThat } from './open-conversations.ts';

/** So many people wait for another system. */
async function openBusy(engine: Engine, many: number) {
  const shop = await openConversations(engine);
  const system = gate();
  const worker = shop.workerWith(async (_before, inbound) => {
    if (textOf(inbound) === 'análise') await system.passed;
    return turnThat(textOf(inbound));
  });
  const phones = Array.from({ length: many }, (_, index) => `119111100${index + 10}`);
  for (const phone of phones) worker.kick((await shop.receive('análise', phone)) ?? '');
  return { shop, system, worker, phones };
}

describe.each(engines)('the conversations of a channel on %s', (engine) => {
  it('a message is carried out and its reply sent as soon as the worker hears of it', async () => {
    const shop = await openConversations(engine);
    const worker = shop.workerWith(async (_before, inbound) => turnThat(`eco ${textOf(inbound)}`, 'e mais'));
    await worker.hears('oi');
    expect(shop.sent).toEqual(['eco oi', 'e mais']);
    expect(shop.begun).toHaveLength(1);
    expect(await shop.stored()).toMatchObject([
      { author: 'visitor', state: 'done', body: { text: 'masked' } },
      { author: 'shop', state: 'sent', body: { text: 'eco oi' }, provider_id: expect.any(String) },
      { author: 'shop', state: 'sent', body: { text: 'e mais' } },
    ]);
    expect((await shop.stored()).every(({ body }) => Object.keys(body).join() === 'text')).toBe(true);
    expect(await shop.conversations()).toMatchObject([{ claimed_until: null, campaign: 'main' }]);
    expect(shop.failures).toEqual([]);
  });

  it('what is asked in clear stays masked once it is sent', async () => {
    const shop = await openConversations(engine);
    const asks = { kind: 'choices', text: 'CPF 529', masked: 'CPF ***', choices: [] } as const;
    const worker = shop.workerWith(async () => ({ ...turnThat(), shown: [asks] }));
    await worker.hears('oi');
    expect(JSON.stringify(await shop.stored())).toMatch(/CPF \*\*\*(?!.*529)/);
  });

  it('a reply goes to whoever wrote the message that it answers, not to a contact stored before', async () => {
    const shop = await openConversations(engine);
    const answer = vi.fn<(sending: Sending) => Outcome>(taken);
    const worker = shop.workerWith(async () => turnThat('oi'), shop.port(answer));
    const senders = ['5511987654321', '551187654321'];
    for (const to of senders) worker.kick((await shop.receive('oi', undefined, undefined, to)) ?? '');
    await worker.idle();
    expect(answer.mock.calls.map(([{ to }]) => to)).toEqual(senders);
  });

  it('a message that comes twice is carried out once', async () => {
    const shop = await openConversations(engine);
    const ids = [
      await shop.receive('oi', undefined, 'wamid.same'),
      await shop.receive('oi', undefined, 'wamid.same'),
    ];
    expect(ids).toEqual([expect.any(String), null]);
    const twice = await Promise.all([
      shop.receive('e', '11911112222', 'wamid.both'),
      shop.receive('e', '11911112222', 'wamid.both'),
    ]);
    expect(twice.filter((id) => id !== null)).toHaveLength(1);
    expect(await shop.stored()).toHaveLength(2);
  });

  it('the messages of a person are carried out in order, while another person does not wait for them', async () => {
    const shop = await openConversations(engine);
    const [first, done] = [gate(), [] as string[]];
    const worker = shop.workerWith(async ({ visit }, inbound) => {
      if (textOf(inbound) === 'um') await first.passed;
      done.push(textOf(inbound));
      return { ...turnThat(textOf(inbound)), visit: `${visit ?? ''}${textOf(inbound)} ` };
    });
    const id = (await shop.receive('um')) ?? '';
    worker.kick(id);
    worker.kick((await shop.receive('dois')) ?? '');
    worker.kick((await shop.receive('outra', '21911112222')) ?? '');
    await expect.poll(() => shop.sent).toEqual(['outra']);
    first.open();
    await worker.idle();
    expect(done).toEqual(['outra', 'um', 'dois']);
    expect(shop.sent).toEqual(['outra', 'um', 'dois']);
  });

  it('turns that wait for another system keep nobody else waiting', async () => {
    const { shop, system, worker } = await openBusy(engine, 30);
    worker.kick((await shop.receive('oi', '21911112222')) ?? '');
    await expect
      .poll(() => {
        shop.wait(5000);
        return shop.sent;
      })
      .toEqual(['oi']);
    system.open();
    await worker.idle();
    expect(shop.sent).toHaveLength(31);
    expect(shop.failures).toEqual([]);
  });

  it('who waits for seconds behind many is told so once, and goes before the next message of one of them', async () => {
    const { shop, system, worker, phones } = await openBusy(engine, 50);
    const served = () => {
      shop.wait(2000);
      return shop.begun.length;
    };
    await expect.poll(served).toBe(phones.length);
    await shop.receive('mais', phones[0]);
    const id = (await shop.receive('oi', '21911112222')) ?? '';
    worker.kick(id);
    shop.wait(4000);
    await expect.poll(async () => (await shop.stored()).map(({ state }) => state)).toContain('sent');
    // Another process, in which they wait as well.
    const line = { text: whatsappWords.late, message: { kind: 'text', text: whatsappWords.late } };
    expect(
      await shop.database.write((db) => shop.claims.say(db, id, () => line, shop.clock())),
    ).toBeUndefined();
    expect(shop.sent).toEqual([whatsappWords.late]);
    system.open();
    await worker.idle();
    await worker.looks();
    expect(shop.sent.filter((text) => text !== 'análise')).toEqual([whatsappWords.late, 'oi', 'mais']);
    expect(shop.failures).toEqual([]);
  });

  it('two workers on one database carry each message out once and in order', async () => {
    const shop = await openConversations(engine);
    const done = new Map<string, string[]>();
    const workers = [1, 2].map(() =>
      shop.workerWith(async ({ id }, inbound) => {
        done.set(id, [...(done.get(id) ?? []), textOf(inbound)]);
        return turnThat(`eco ${textOf(inbound)}`);
      }),
    );
    const phones = ['11911110000', '11911110001', '11911110002', '11911110003'];
    for (const text of ['1', '2', '3'])
      await Promise.all(
        phones.map(async (phone) => {
          const id = (await shop.receive(text, phone)) ?? '';
          for (const worker of workers) worker.kick(id);
        }),
      );
    await Promise.all(workers.map((worker) => worker.idle()));
    for (const worker of workers) await worker.round();
    await Promise.all(workers.map((worker) => worker.idle()));
    expect([...done.values()]).toEqual(phones.map(() => ['1', '2', '3']));
    expect(shop.sent.toSorted()).toEqual(['1', '2', '3'].flatMap((text) => phones.map(() => `eco ${text}`)));
    expect(shop.failures).toEqual([]);
  });

  it('a turn that fails is tried again with growing pauses, and given up to a person', async () => {
    const shop = await openConversations(engine);
    let tries = 0;
    const worker = shop.workerWith(async () => {
      tries += 1;
      throw new Error('no');
    });
    await shop.receive('meu cpf é 529.982.247-25');
    await worker.looks();
    await worker.looks();
    expect(tries).toBe(1);
    for (const _ of [2, 3, 4, 5]) {
      shop.pass({ minutes: 5 });
      await worker.looks();
    }
    shop.pass({ minutes: 5 });
    await worker.looks();
    expect(tries).toBe(5);
    expect(shop.sent).toHaveLength(1);
    expect(await shop.conversations()).toMatchObject([{ state: 'waiting', asked_at: expect.any(String) }]);
    expect(await shop.stored()).toMatchObject([{ state: 'failed', body: { text: '' } }, { state: 'sent' }]);
  });

  it('a message on which two turns hang is set aside unread, with its words, and a person is called', async () => {
    const shop = await openConversations(engine);
    let turns = 0;
    const worker = shop.workerWith(() => {
      turns += 1;
      // The timer is set once the turn has begun.
      queueMicrotask(() => shop.wait(45_000));
      return new Promise(() => {});
    });
    await shop.receive('trava, 529.982.247-25');
    for (const _ of [1, 2, 3]) {
      await worker.looks();
      shop.pass({ minutes: 5 });
    }
    expect(turns).toBe(2);
    expect(await shop.conversations()).toMatchObject([{ state: 'waiting', asked_at: expect.any(String) }]);
    expect(await shop.stored()).toMatchObject([
      { state: 'failed', reason: 'ends the process', body: { text: 'trava, ***.***.***-**' } },
      { state: 'sent', body: { text: handOffWords.notCarriedOut } },
    ]);
  });

  it('a person is asked for once, and not while one speaks already', async () => {
    const shop = await openConversations(engine);
    const worker = shop.workerWith(async () => ({ ...turnThat('vou chamar'), asksPerson: true }));
    const say = () => worker.hears('pessoa');
    await say();
    const [{ asked_at } = { asked_at: null }] = await shop.conversations();
    shop.pass({ minutes: 3 });
    await say();
    expect(await shop.conversations()).toMatchObject([{ state: 'waiting', asked_at }]);
    await shop.server.change('conversations', { state: 'person' });
    await say();
    expect(await shop.conversations()).toMatchObject([{ state: 'person', asked_at }]);
  });

  it('what a person is to read is shown as read once they answer, and not before', async () => {
    const shop = await openConversations(engine);
    const worker = shop.workerWith(async ({ isSilent }, { id }) =>
      isSilent ? { ...turnThat(), unread: id } : turnThat('eco'),
    );
    const id = (await shop.receive('oi')) ?? '';
    worker.kick(id);
    await worker.idle();
    const { id: operatorId } = await shop.server.signIn('seller');
    const { conversationWork } = shop.repositories;
    const work = { id, operatorId };
    await shop.database.write((db) => conversationWork.take(db, work, shop.clock()));
    await shop.receive('tem alguém?', undefined, 'wamid.theirs');
    worker.kick(id);
    await worker.idle();
    expect([shop.begun.length, shop.read]).toEqual([1, []]);
    await shop.database.write((db) => conversationWork.write(db, work, 'Ana', 'Tem, sim.', shop.clock()));
    worker.kick(id);
    await worker.idle();
    expect(shop.read).toEqual(['wamid.theirs']);
    expect(shop.sent.at(-1)).toBe('Ana: Tem, sim.');
  });

  it('the shop is silent while a person speaks, and says once that it goes on when their time is over', async () => {
    const shop = await openConversations(engine);
    const silences: boolean[] = [];
    const worker = shop.workerWith(async ({ isSilent }) => {
      silences.push(isSilent);
      return isSilent ? turnThat() : turnThat('Qual é o CEP?');
    });
    const say = () => worker.hears('oi');
    await say();
    const silent_until = new Date(shop.clock().getTime() + 60_000).toISOString();
    await shop.server.change('conversations', { state: 'person', silent_until });
    await say();
    shop.pass({ minutes: 2 });
    await say();
    await say();
    expect(silences).toEqual([false, true, false, false]);
    expect(shop.sent).toEqual(['', whatsappWords.back, ''].map((back) => expect.stringContaining(back)));
    expect(shop.sent[2]).not.toContain(whatsappWords.back);
  });

  it('who still waits for a person is not told that the shop goes on alone', async () => {
    const shop = await openConversations(engine);
    const worker = shop.workerWith(async ({ isSilent }) =>
      isSilent ? turnThat() : turnThat('Qual é o CEP?'),
    );
    const at = shop.clock().toISOString();
    const say = () => worker.hears('oi');
    await say();
    await shop.server.change('conversations', { state: 'person', silent_until: at, asked_at: at });
    shop.pass({ minutes: 2 });
    await say();
    expect(shop.sent.join()).not.toContain(whatsappWords.back);
    expect(await shop.conversations()).toMatchObject([{ state: 'waiting' }]);
  });

  it.each([
    ['refused', { kind: 'refused', reason: 'whatsapp 131026' }, 'failed'],
    ['of unknown fate', { kind: 'unknown', reason: 'http timeout' }, 'uncertain'],
  ] as const)(
    'a reply that is %s is marked and not sent again, and the conversation goes on',
    async (_, outcome, state) => {
      const shop = await openConversations(engine);
      const worker = shop.workerWith(
        async () => turnThat('um', 'dois'),
        shop.port(({ message }) => (message.kind === 'text' && message.text === 'um' ? outcome : taken())),
      );
      await worker.hears('oi');
      shop.pass({ hours: 1 });
      await worker.looks();
      expect(shop.sent).toEqual(['um', 'dois']);
      expect(await shop.stored()).toMatchObject([{}, { state, reason: outcome.reason }, { state: 'sent' }]);
    },
  );

  it('a reply that was certainly not taken goes again before the next, and in the end fails', async () => {
    const shop = await openConversations(engine);
    const answers = ['not-taken', 'taken', 'taken', ...Array.from({ length: 5 }, () => 'not-taken'), 'taken'];
    const worker = shop.workerWith(
      async () => turnThat('um', 'dois'),
      shop.port(() =>
        answers.shift() === 'taken' ? taken() : { kind: 'not-taken', reason: 'whatsapp 131056' },
      ),
    );
    const go = async () => {
      await worker.looks();
      shop.pass({ minutes: 6 });
    };
    await shop.receive('oi');
    await go();
    expect(shop.sent).toEqual(['um']);
    await go();
    expect(shop.sent).toEqual(['um', 'um', 'dois']);
    await shop.receive('oi');
    for (const _ of [1, 2, 3, 4, 5]) await go();
    expect((await shop.stored()).map(({ state }) => state)).toEqual([
      'done',
      'sent',
      'sent',
      'done',
      'failed',
      'sent',
    ]);
    expect(answers).toEqual([]);
  });

  it('what a dead process was sending is uncertain, and its turn is taken by another', async () => {
    const shop = await openConversations(engine);
    const id = (await shop.receive('um')) ?? '';
    const dead = await shop.database.write((db) => shop.claims.claim(db, id, shop.clock()));
    const worker = shop.workerWith(async (_before, inbound) => turnThat(`eco ${textOf(inbound)}`));
    await worker.looks();
    expect(shop.sent).toEqual([]);
    shop.pass({ minutes: 2 });
    await worker.looks();
    expect(shop.sent).toEqual(['eco um']);
    // The first one was only slow: what it has to say is too late.
    expect(dead).toBeDefined();
    if (dead === undefined) return;
    const late = { ...turnThat('tarde'), shown: [] };
    expect(await shop.database.write((db) => shop.claims.finish(db, dead, late, shop.clock()))).toBe(false);

    await shop.receive('dois');
    await shop.database.write(async (db) => {
      const held = await shop.claims.claim(db, id, shop.clock());
      if (held === undefined) return;
      const shown = [{ text: 'eco dois', message: { kind: 'text', text: 'eco dois' } }];
      await shop.claims.finish(db, held, { ...turnThat(), shown }, shop.clock());
      await shop.claims.next(db, held, shop.clock());
    });
    shop.pass({ minutes: 2 });
    await shop.receive('três');
    await worker.looks();
    expect(shop.sent).toEqual(['eco um', 'eco três']);
    expect((await shop.stored()).map(({ state }) => state)).toEqual([
      'done',
      'sent',
      'done',
      'uncertain',
      'done',
      'sent',
    ]);
  });

  it('a turn knows whether its message was begun before', async () => {
    const shop = await openConversations(engine);
    const told: [string, boolean][] = [];
    const worker = shop.workerWith(async ({ isRepeated }, inbound) => {
      told.push([textOf(inbound), isRepeated]);
      return turnThat();
    });
    const id = (await shop.receive('um')) ?? '';
    await shop.database.write((db) => shop.claims.claim(db, id, shop.clock()));
    shop.pass({ minutes: 2 });
    await worker.hears('dois');
    expect(told).toEqual([
      ['um', true],
      ['dois', false],
    ]);
    expect((await shop.stored()).map(({ reason }) => reason)).toEqual([null, null]);
  });

  it('what is said once a visit has ended still belongs to its order', async () => {
    const shop = await openConversations(engine);
    const worker = shop.workerWith(async (_before, inbound) => ({
      ...turnThat(),
      leadId: textOf(inbound) === 'pedido' ? 'lead' : null,
    }));
    for (const text of ['pedido', 'obrigada']) await worker.hears(text);
    expect(await shop.conversations()).toMatchObject([{ lead_id: 'lead' }]);
  });

  it('a message that comes late does not shorten the time for free texts', async () => {
    const shop = await openConversations(engine);
    await shop.receive('agora');
    const [{ last_in_at } = { last_in_at: '' }] = await shop.conversations();
    shop.pass({ hours: -30 });
    await shop.receive('de ontem');
    expect(await shop.conversations()).toMatchObject([{ last_in_at }]);
  });

  it('a report settles a message in whatever order it comes', async () => {
    const shop = await openConversations(engine);
    const note = (status: string, id?: string, reason: string | null = null) =>
      shop.database.write((db) =>
        shop.repositories.conversations.noteStatus(
          db,
          { id, providerId: 'wamid.told', status, reason },
          shop.clock(),
        ),
      );
    const worker = shop.workerWith(
      async () => turnThat('um'),
      shop.port(async ({ id }) => {
        await note('delivered', id);
        return { kind: 'unknown', reason: 'http timeout' };
      }),
    );
    await worker.hears('oi');
    const state = async () => (await shop.stored()).at(-1)?.state;
    expect(await state()).toBe('delivered');
    await note('sent');
    await note('failed', undefined, 'whatsapp 131026');
    expect(await state()).toBe('delivered');
    await note('read');
    await note('delivered');
    await note('strange');
    expect(await state()).toBe('read');
  });

  it('a visitor who has everything erased gets the last words, and nothing of them stays', async () => {
    const written: string[] = [];
    const shop = await openConversations(engine, { written });
    const worker = shop.workerWith(async (_before, inbound) =>
      textOf(inbound) === 'apagar' ? { ...turnThat('apaguei'), isErased: true } : turnThat('oi'),
    );
    for (const text of ['oi', 'apagar']) await worker.hears(text);
    expect(shop.sent).toEqual(['oi', 'apaguei']);
    expect(await shop.conversations()).toEqual([]);
    expect(await shop.stored()).toEqual([]);
    expect(written).toEqual([expect.any(String)]);
  });

  it('a conversation whose lead is erased in its own turn still gets the last words', async () => {
    const shop = await openConversations(engine);
    const worker = shop.workerWith(async (_before, inbound) => {
      if (textOf(inbound) === 'apagar')
        await shop.database.write((db) => shop.repositories.erasures.erase(db, 'lead', shop.clock()));
      return { ...turnThat(textOf(inbound)), leadId: 'lead' };
    });
    for (const text of ['oi', 'apagar']) await worker.hears(text);
    expect(shop.sent).toEqual(['oi', 'apagar']);
    expect(await shop.conversations()).toEqual([]);
  });

  it('a conversation is erased with its lead', async () => {
    const shop = await openConversations(engine);
    const worker = shop.workerWith(async () => ({ ...turnThat('oi'), leadId: 'lead' }));
    await worker.hears('oi');
    expect(
      await shop.database.read((db) => shop.repositories.conversations.saidOf(db, 'lead')),
    ).toMatchObject([
      { author: 'visitor', text: 'masked' },
      { author: 'shop', text: 'oi' },
    ]);
    await shop.database.write((db) => shop.repositories.erasures.erase(db, 'lead', shop.clock()));
    expect(await shop.stored()).toEqual([]);
  });

  it('a worker that stops finishes what it sends and leaves the rest to another', async () => {
    const shop = await openConversations(engine);
    const sending = gate();
    const slow = shop.port(async () => {
      await sending.passed;
      return taken();
    });
    const worker = shop.workerWith(async () => turnThat('um', 'dois'), slow);
    worker.kick((await shop.receive('oi')) ?? '');
    await expect.poll(() => shop.sent).toEqual(['um']);
    const stopped = worker.stop();
    sending.open();
    await stopped;
    expect((await shop.stored()).map(({ state }) => state)).toEqual(['done', 'sent', 'due']);
    const other = shop.workerWith(async () => turnThat());
    await other.looks();
    expect(shop.sent).toEqual(['um', 'dois']);
  });
});
