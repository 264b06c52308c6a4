import { expect, it } from 'vitest';
import { gapWords } from '../../../src/content/conversation/gaps.ts';
import { replies } from '../../../src/content/conversation/replies.ts';
import { toneSentences } from '../../../src/content/conversation/tone.ts';
import { wishWords } from '../../../src/content/conversation/wishes.ts';
import { inputWarningWords } from '../../../src/content/screens/input-warnings.ts';
import { planAdviceSentence } from '../../../src/content/screens/plan-advice-sentence.ts';
import { personal } from '../../../src/content/steps/personal.ts';
import { getInstallationDays } from '../../../src/contract/calls/catalogue.ts';
import { megaNeeded } from '../../../src/funnel/plan-advice/advise-plan.ts';
import { selectFacts } from '../../../src/store/selectors.ts';
import { fillAndRest, one } from '../../sagas/browser-tab.ts';
import { enter, talkedTo } from '../../sagas/conversation.ts';
import { fromServer } from '../../sagas/fake-api.ts';
import { plainFace } from './plain-face.ts';
import { itTalks, type Talk, talkAt } from './turns.ts';

const contact = 'Ana Souza, 11 98765-4321, ana@exemplo.com.br';
const taken = { name: 'Ana Souza', phone: '11987654321', email: 'ana@exemplo.com.br' };
const onTuesday = { date: '01/12/2026', period: 'manha' };

const isNoHandOff = /^(?!.*Não estou conseguindo entender)/;
const isInPortuguese = new RegExp(`^(?!.*${toneSentences.spanish})`);

itTalks([
  [
    'the answer to a question further on is taken, and the open one is asked on',
    'contato',
    [
      `${contact} / quero pagar no dia 10`,
      { stored: { ...taken, due_date: 10 }, waits: '', asks: 'data-nascimento' },
    ],
  ],
  [
    'a question is replied to, and the fact beside it is taken',
    'contato',
    [`${contact} / quero pagar dia 5, tem fidelidade?`, { told: 'multa', stored: { ...taken, due_date: 5 } }],
  ],
  [
    'answers that wait stay when the open question is answered, and are taken later',
    'cep',
    [
      'acho que 01310-100 numero 1000 ap 42 / 01310100',
      { asks: 'nr-imovel', waits: '1000 | ap 42', stored: { cep: '01310100' } },
    ],
    ['sim', { asks: 'contato', stored: { cep: '01310100', number: '1000', complement: 'ap 42' } }],
  ],
  [
    'a single answer that waits is not asked again once it is given directly',
    'data-nascimento',
    ['acho que minha mãe é Maria Silveira', { waits: 'M**** S****' }],
    [one({ birth_date: '02/02/1990' }), {}],
    [one({ mothers_name: 'Maria Silveira' }), { asks: 'cpf', waits: '' }],
  ],
  ...['1000', 'o número é 1000'].map(
    (said): Talk => [
      `the house number is taken behind a postcode with a name: ${said}`,
      'cep',
      [
        `01310-100 e meu nome é Ana Lima / ${said}`,
        { stored: { cep: '01310100', number: '1000', name: 'Ana Lima' }, asks: 'contato' },
      ],
    ],
  ),
  [
    'a doubtful e-mail waits, and is taken as the question names it',
    'contato',
    [
      'Ana Souza / 11 98765-4321 / ana@gmial.com',
      { told: inputWarningWords.email('ana@gmail.com'), stored: { name: taken.name, phone: taken.phone } },
    ],
    ['sim', { stored: { ...taken, email: 'ana@gmail.com' }, asks: 'data-nascimento' }],
  ],
  [
    'a card of which a part is told still asks for the rest',
    'contato',
    ['Ana Souza, 11 98765-4321 / blablabla', { told: personal.steps.email.fields.email.expected }],
  ],
  [
    'part of an answer beside a question is completed after the reply',
    'data-nascimento',
    ['9 de maio, quem precisa estar em casa na visita?', { told: gapWords.year('9 de maio') }],
    ['1988', { stored: { birth_date: '09/05/1988' } }],
  ],
  [
    'a year alone is kept, and the day and month complete it',
    'data-nascimento',
    ['1988', { told: gapWords.day('1988') }],
    ['9 de maio', { stored: { birth_date: '09/05/1988' } }],
  ],
  [
    'a first name is kept, and the surname completes it',
    'contato',
    ['Ana', { told: gapWords.surname('Ana') }],
    ['Souza', { stored: { name: 'Ana Souza' } }],
  ],
  [
    'a number without its area code is kept, and the area code completes it',
    'contato',
    ['98765-4321', { told: gapWords.areaCode('98765-4321') }],
    ['11', { stored: { phone: '11987654321' } }],
  ],
  [
    'a part of a name whose whole was told since is no part of the next name',
    'contato',
    [
      'maria / maria joaquina pereira / 11987651234 / Joana Pereira',
      { stored: { name: 'Joana Pereira', phone: '11987651234' } },
    ],
  ],
  [
    'two answers to questions one behind the other are both taken',
    'data-nascimento',
    ['Nasci em 02/02/1990 e quero pagar no dia 10', { stored: { birth_date: '02/02/1990', due_date: 10 } }],
  ],
  [
    'two days in one message are both stored',
    'data-instalacao',
    [
      'segunda ou terça de manhã',
      { stored: { schedules: [{ ...onTuesday, date: '30/11/2026' }, onTuesday] } },
    ],
  ],
  [
    'a day that the visitor takes out of those proposed is not stored by a later yes',
    'data-instalacao',
    ['acho que segunda ou terça de manhã / terça não dá', { waits: expect.not.stringContaining('01/12') }],
    ['sim', { stored: expect.not.objectContaining({ schedules: expect.arrayContaining([onTuesday]) }) }],
  ],
  [
    'the last day that is taken out leaves nothing to say yes to',
    'data-instalacao',
    ['acho que quarta de manhã', { waits: '25/11/2026, Manhã (8h às 12h)' }],
    ['dia 25 não dá', { waits: '', draft: '' }],
    ['sim', { stored: {} }],
  ],
  [
    'one of two days to pay that a reply offers is taken by its place',
    'data-de-vencimento',
    ['dia 5 ou 10', { stored: {}, waits: '' }],
    ['o segundo', { stored: { due_date: 10 } }],
  ],
  [
    'one of two postcodes that a reply offers is taken by its place',
    'cep',
    ['são dois ceps, 01310-100 e 20040-020', { stored: {}, waits: '' }],
    ['o primeiro', { stored: { cep: '01310100' } }],
  ],
  [
    'an account that is told piece by piece around a question is complete at the end',
    'data-de-vencimento',
    [one({ due_date: '5' }), {}],
    [one({ direct_debit: 'true' }), { asks: 'conta-debito' }],
    ['banco do brasil', { draft: 'bank' }],
    ['tem multa? / agencia 1234', { told: 'Ainda preciso de: a conta com o dígito.' }],
    ['conta 12345-1', { asks: 'data-instalacao' }],
  ],
  [
    'a day that is understood but not offered is never called misunderstood, however often it is typed',
    'data-de-vencimento',
    ['31 / dia 31 / 31', { told: replies.expectedDay(['1', '5', '10']) }],
    ['blablabla', { told: isNoHandOff }],
  ],
  [
    'two messages that are misunderstood, with an answered question between them, bring no person',
    'cep',
    ['blablabla / tem fidelidade? / lalala', { told: isNoHandOff }],
  ],
  [
    'the note in the language of the visitor is given once in a conversation',
    'contato',
    ['Buenas tardes, ¿cuánto cuesta?', { told: toneSentences.spanish }],
    ['tengo que estar en casa?', { told: isInPortuguese }],
    ['no me acuerdo, donde estaba', { told: isInPortuguese }],
  ],
  [
    'whoever asks for advice before the plans are known is told a speed',
    'cep',
    [
      'somos 4 pessoas e jogamos online',
      { told: planAdviceSentence.beforePlans(megaNeeded({ people: 4, use: 'games' })) },
    ],
  ],
  ['a date at the postcode question is no postcode', 'cep', ['12/03/1980', { stored: {}, asks: 'cep' }]],
  [
    'a name made of common words is taken, by one yes at most',
    'nome-mae',
    ['Gato Nascimento / sim', { stored: { mothers_name: 'Gato Nascimento' }, asks: 'cpf' }],
  ],
]);

it('days and periods that the visitor cannot are never offered', async () => {
  const { say, now, replied } = await talkAt('data-instalacao');
  await say('só posso de manhã, terça e quinta não dá');
  const { suggestions = [], choices = [] } = replied();
  const offers = [...suggestions, ...choices.map(({ shown: day }) => day), now().waits];
  expect(offers.length).toBeGreaterThan(1);
  expect(offers.join(' ')).not.toMatch(/24\/11|26\/11|01\/12|03\/12|Tarde/);
  expect(now().stored).toEqual({});
});

it('a visit that is wished before the free days are known is offered at its question', async () => {
  const visit = enter();
  visit.shop.breakCalls(getInstallationDays, fromServer('Erro'));
  await fillAndRest(visit.tab, '/checkout/contato/');
  const { say, replied } = plainFace(visit);
  await say('a instalação tem que ser na quinta');
  expect(replied().text).toContain(replies.visitEarly);
});

const questions = ['Tem fidelidade?', 'Preciso estar em casa no dia da instalação?'];

it('two questions in one message are both replied to', async () => {
  const { say, replied } = await talkAt('data-nascimento');
  const alone: string[] = [];
  for (const question of questions) {
    await say(question);
    alone.push(replied().text ?? '');
  }
  expect(new Set(alone).size).toBe(questions.length);
  await say(questions.join(' '));
  expect(replied().text).toBe(alone.join(' '));
});

it('after the order a wish for a change is told the way, a thank-you ends it, and nothing is sent', async () => {
  const visit = await talkedTo('/pedido-realizado/');
  const { say, replied } = plainFace(visit);
  const now = () => [selectFacts(visit.tab.store.getState()), visit.shop.written()];
  const before = now();
  await say('Quero mudar o dia da instalação');
  expect(replied().text).toContain(wishWords.correct.ordered);
  await say('O meu e-mail agora é ana2@exemplo.com.br');
  await say('Avise o técnico que tenho um cachorro');
  expect(replied().text).toContain('Recado para o técnico');
  await say('Obrigada!');
  expect(replied().text).toContain(replies.done);
  expect(replied().proposed).toBeUndefined();
  expect(now()).toEqual(before);
});
