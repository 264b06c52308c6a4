import { describe, expect, it } from 'vitest';
import { sideQuestionWords } from '../../../src/content/conversation/side-questions.ts';
import { leaveWords } from '../../../src/contract/calls/support.ts';
import { understandMessage } from '../../../src/contract/calls/understand.ts';
import { enter, talkedTo } from '../../sagas/conversation.ts';
import { bodyOf, says } from '../../sagas/fake-api.ts';
import { act } from '../acts.ts';
import { plainFace } from './plain-face.ts';

const { panels } = sideQuestionWords;

/** The visitor at a question of the conversation, without a document. */
async function at(goal: string, does: Parameters<typeof plainFace>[1] = {}) {
  for (const name of ['document', 'window', 'location']) expect(globalThis).not.toHaveProperty(name);
  const visit = await (goal === '/checkout/cep/' ? entered() : talkedTo(goal));
  return { ...visit, ...plainFace(visit, does), values: () => visit.tab.store.getState().answers.values };
}

async function entered() {
  const visit = enter();
  await visit.tab.at('/checkout/cep/');
  await visit.tab.rest();
  return visit;
}

it('offers that are accepted once they were declined wait for a yes, whoever is spoken of', async () => {
  const { say, values, replied } = await at('/checkout/data-nascimento/');
  await say('ele aceita receber ofertas por e-mail');
  expect(replied().proposed).toMatchObject({ answers: [{ field: 'accept_promotions' }] });
  await say('sim');
  expect(values().accept_promotions).toBe(true);
});

it.each([
  ...['quero parar de receber ofertas', 'pode tirar as ofertas', 'ele quer cancelar as ofertas'],
  ...['jamais aceito ofertas', 'não aceito receber ofertas'],
])('offers are not proposed to whoever wants none: %s', async (said) => {
  const { say, replied, values } = await at('/checkout/data-nascimento/');
  await say(said);
  expect(JSON.stringify(replied())).not.toContain('"accept_promotions":["on"]');
  expect(values().accept_promotions).not.toBe(true);
});

it('what is kept between two messages is plain data, in which every message has an id of its own', async () => {
  const { say, tab } = await at('/checkout/contato/');
  for (const text of ['tem fidelidade?', 'Ana Souza e 11 98765-4321', 'quanto custa a instalação?'])
    await say(text);
  const { talk } = tab.store.getState();
  expect(JSON.parse(JSON.stringify(talk))).toEqual(talk);
  const ids = talk.beside.questions.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => one - other));
  expect(ids.length).toBeGreaterThan(2);
});

it('a dialog, another face and another campaign are left to the face', async () => {
  const led: string[] = [];
  const lead = (to: string) => void led.push(to);
  const { say, replied } = await at('/checkout/contato/', { onPanel: lead, go: lead, leave: lead });
  const asked = { summary: 'quero ver o resumo do pedido', help: 'ajuda', later: 'continuo depois' } as const;
  for (const panel of ['summary', 'help', 'later'] as const) {
    await say(asked[panel]);
    expect(replied().text).toBe(panels[panel]);
  }
  await say('prefiro preencher o formulário');
  await say('sou colaborador da TIM');
  const { proposed } = replied();
  await say('sim');
  expect(led).toEqual([
    'summary',
    'help',
    'later',
    '/checkout/nome/',
    proposed?.kind === 'leave' && proposed.path,
  ]);
});

describe('what reaches the operator', () => {
  const id = '01a208eb-c980-7d13-a999-9f3f28585dd3';
  const left = ({ shop }: Pick<Awaited<ReturnType<typeof at>>, 'shop'>) =>
    shop.callsOf(leaveWords).map(bodyOf);

  it('the words before a person is asked for do, though they seemed understood', async () => {
    const visit = await at('/checkout/cep/');
    for (const text of ['tem fidelidade?', 'quero falar com uma pessoa']) await visit.say(text);
    expect(left(visit)).toMatchObject([{ said: 'tem fidelidade?', outcome: 'person' }]);
  });

  it('words that a field refuses do, then that they were answered, and topics to tap as a guess', async () => {
    const visit = await at('/checkout/cep/');
    const { shop, say, tab } = visit;
    shop.once(leaveWords, says({ id }), says({ id: null }), says({ id }));
    shop.once(understandMessage, says({ acts: [act('inform', 'cep', { values: { cep: ['0131'] } })] }));
    await say('é o 0131');
    await tab.give({ cep: ['01310-100'] });
    const topics = [{ id: 'multa', question: 'Há multa?' }];
    const doubtful = act('ask', 'multa', { level: 'guess', topics, reply: { text: '' } });
    shop.once(understandMessage, says({ acts: [doubtful] }));
    await say('como fica aquilo da multa?');
    expect(left(visit)).toMatchObject([
      { said: 'é o 0131', outcome: 'refusal' },
      { after: id, did: 'answered' },
      { said: 'como fica aquilo da multa?', outcome: 'guess' },
    ]);
  });
});
