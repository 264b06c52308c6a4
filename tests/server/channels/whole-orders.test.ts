import { describe, expect, it } from 'vitest';
import { queueTables } from '../../../server/queues/queue-tables.ts';
import { formatMonthly } from '../../../src/brazil/money.ts';
import type { TestServer } from '../test-server/open-test-server.ts';
import { sharedReader } from '../test-server/shared-reader.ts';
import {
  type Action,
  atPlans,
  bill,
  consent,
  contact,
  first,
  ownNumber,
  type Phone,
  person,
  publishDearer,
  talkWith,
  untilReview,
} from './phone.ts';

const talk = talkWith(sharedReader());

const yes: Action = (phone) => phone.agree();
const debit: Action = (phone) => phone.answer({ direct_debit: 'true' });
const codeOfEmail: Action = async (phone, server) => phone.write(await server.sentCode());

/** What the order said of the person, wherever the quiz asks for it. */
const told = ['Maria', '1990', '2', 'fevereiro', 'Bela Vista', 'São Paulo', '1000', '10'];
const rightOfQuiz: Action = (phone) => phone.tap(({ title }) => told.includes(title));
const wrongOfQuiz: Action = (phone) =>
  phone.tap(({ title, tap }) => tap.kind === 'answer' && !told.includes(title));

const paulista = [...atPlans, first];
const end = [first, consent];
const account = [debit, 'banco do brasil', '1234-5', '123456-7'];

const ordersOf = (server: TestServer) => server.rows('orders', 'number', 'face');

describe('a whole order inside a channel', () => {
  it.each<[situation: string, actions: readonly Action[]]>([
    ['plain', [...untilReview, consent]],
    [
      'with debit and a quiz that is passed at the second try',
      [
        ...[...paulista, ...contact, ...person, '111.444.777-35', first, ...account],
        ...[wrongOfQuiz, rightOfQuiz, rightOfQuiz, rightOfQuiz, rightOfQuiz, rightOfQuiz, ...end],
      ],
    ],
    [
      'with block and lot',
      [
        ...['oi', '72110-045', '100', '12', '7', first, ...contact, ...person, '529.982.247-25'],
        ...[first, bill, ...end],
      ],
    ],
    [
      'of a collaborator, who proves the right by a code',
      [
        ...['oi, sou colaborador da TIM', yes, 'ana@timbrasil.com.br', codeOfEmail, '01310-100', '1000'],
        ...[first, 'Ana Souza', ownNumber, ...person, '529.982.247-25', first, bill, ...end],
      ],
    ],
    [
      'of somebody who sends where they are, and taps the street found there',
      [
        'oi',
        (phone) => phone.receive({ kind: 'location', latitude: -23.5645, longitude: -46.6527 }),
        ...[first, '1000', first, ...contact, ...person, '529.982.247-25', first, bill, ...end],
      ],
    ],
    [
      'of somebody who knows the street, and gives its number once',
      [
        ...['oi', 'não sei meu cep', 'avenida paulista 1000, são paulo', first],
        (phone) => phone.answer({ number: '1000' }),
        ...[first, ...contact, ...person, '529.982.247-25', first, ...account.slice(0, 1)],
        ...['banco', (phone: Phone) => phone.answer({ bank: '001' }), '1234-5', '123456-7', ...end],
      ],
    ],
    [
      'with questions, a correction, a picture and a voice message on the way',
      [
        ...['oi', 'meu cep é 01310-100 e o número é 1000', 'tem fidelidade?', first, 'Ana Souza'],
        (phone) => phone.receive({ kind: 'media', media: 'picture', caption: '' }),
        ...[ownNumber, 'ana@exemplo.com.br', 'meu nome é Ana Maria Souza'],
        (phone) => phone.receive({ kind: 'media', media: 'voice', caption: '' }),
        ...[...person, '529.982.247-25', first, bill, ...end],
      ],
    ],
  ])(
    '%s, ends with the number of the order',
    async (_, actions) => {
      const { server, phone } = await talk(actions);
      const [order, another] = await ordersOf(server);
      expect(another).toBeUndefined();
      expect(order?.face).toBe('whatsapp');
      expect(phone.text()).toContain(order?.number ?? 'no order');
    },
    60_000,
  );

  it('a customer who renews hears the number of the renewal', async () => {
    const { server, phone } = await talk([
      ...['quero renovar meu contrato', '390.533.447-05', '15/03/1985', first, consent],
    ]);
    const [renewal] = await server.rows('renewal_orders', 'number');
    expect(phone.text()).toContain(renewal?.number ?? 'no renewal');
  });

  it('a customer who migrates keeps what the contract says, and orders', async () => {
    const { server, phone } = await talk([
      ...['quero migrar para a fibra', '168.995.350-09', '22/08/1978', first, '1000', 'Maria Silveira'],
      ...[first, bill, ...end],
    ]);
    const [order] = await ordersOf(server);
    expect(phone.text()).toContain(order?.number ?? 'no order');
  });
});

it('a price that changes before the yes is told in WhatsApp, and the order has the one that was agreed to', async () => {
  const { server, phone } = await talk(untilReview);
  const lead = await server.database.read((db) =>
    db.selectFrom('leads').select('plan_id').executeTakeFirstOrThrow(),
  );
  const read = server.providers.planLists.find('', lead.plan_id ?? 0) ?? expect.fail();
  const [was, now] = [read, publishDearer(server, read)].map(({ price }) => formatMonthly(price));
  // The order was changed on the site meanwhile.
  await server.database.write((db) =>
    db
      .updateTable('leads')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .execute(),
  );
  await phone.write('tem fidelidade?');
  expect(phone.text()).toMatch(/fidelidade/i);
  expect(phone.text()).not.toContain(was);
  await phone.answer({ accept_information: 'on' });
  expect(await ordersOf(server)).toEqual([]);
  for (const price of [was, now]) expect(phone.text()).toContain(price);
  await phone.answer({ accept_information: 'on' });
  const [order] = await ordersOf(server);
  expect(phone.text()).toContain(order?.number ?? 'no order');
});

describe('an order that cannot be', () => {
  it('a person whom the analysis rejects hears why, and asks for a review', async () => {
    const { server, phone } = await talk([
      ...[...paulista, ...contact, ...person, '935.411.347-80', first, bill],
    ]);
    await phone.press('request-review');
    expect(await ordersOf(server)).toEqual([]);
    const reviews = await server.rows(queueTables.reviews);
    expect(reviews).toHaveLength(1);
  });

  it('where there is no coverage the contact is left, and can be taken back', async () => {
    const { server, phone } = await talk([
      ...['oi', '69900-062', '100', 'Ana Souza', 'ana@exemplo.com.br', ownNumber],
      (one) => one.answer({ accept_contact: 'on' }),
    ]);
    const left = () => server.rows('no_coverage_leads');
    expect(await left()).toMatchObject([{ name: 'Ana Souza' }]);
    await phone.press('withdraw-contact');
    expect((await left()).filter(({ name }) => name !== null)).toEqual([]);
  });
});
