import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planReplies } from '../../../../src/content/conversation/plan-replies.ts';
import { planAdviceSentence } from '../../../../src/content/screens/plan-advice-sentence.ts';
import type { Plan } from '../../../../src/contract/offer/plan.ts';
import { planMention } from '../../../../src/conversation/understanding/plans/plan-mention.ts';
import { textOf } from '../../../../src/conversation/understanding/text/text.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { planLabel } from '../../../../src/funnel/plans/plan-label.ts';
import { plansOf } from '../../../funnel/given.ts';
import { askedFor, heard } from '../asked.ts';

const [some] = plansOf('d500a');
if (some === undefined) throw new Error('No plan to vary');

const services = { hbo: ['MAX', 'HBO Max'], globo: ['globo-play', 'Globoplay'] } as const;

/** A list of its own: speed, price with debit, services. */
const planOf = (id: number, speed: number, price: number, ...brings: (keyof typeof services)[]): Plan => ({
  ...some,
  id,
  sku: `t${id}`,
  plan: [`${speed} Mega`, ...brings.map((one) => services[one][1])].join(' '),
  plan_download: speed,
  price_with_dacc: price,
  price: price + 10,
  price_full: price + 30,
  subscriptions: brings.map((one) => services[one][0]),
  benefits: brings.map((one) => ({ slug: services[one][0], benefit: services[one][1] })),
});

const list = [
  planOf(1, 300, 79.9),
  planOf(2, 400, 99.9),
  planOf(3, 400, 119.9, 'hbo'),
  planOf(4, 600, 119.9, 'globo'),
  planOf(5, 800, 159.9, 'hbo', 'globo'),
];

const meant = (said: string) => planMention(textOf(said).plain, list)?.plans.map(({ id }) => id) ?? null;

const facts = { coverage: { plans: list, infra: null } };
const replyTo = (said: string, step: 'planos' | 'cpf' | 'cep' = 'planos') =>
  understand(said, askedFor(step, facts));

type Meanings = Readonly<Record<string, Readonly<Record<string, readonly number[] | null>>>>;

const meanings: Meanings = {
  'by its place': { 'o segundo da lista': [2], 'opção 3': [3], 'o penúltimo': [4], 'o do meio': [3] },
  'by a place behind the list': { 'o décimo primeiro': [], 'o décimo': [] },
  'by its speed': { '800 mega': [5], 'o de 400': [2], 'pelo menos 600': [4, 5], '300 ou 600': [1, 4] },
  'by its price': { 'o de 99,90': [2], 'até 100 reais': [1, 2], 'por volta de 120': [3, 4] },
  'by a range of prices': { 'entre 90 e 125 reais': [2, 3, 4], 'no máximo 80': [1], 'sem passar de 90': [1] },
  'by a superlative': { 'o mais barato': [1], 'o mais rápido': [5], 'o segundo mais caro': [3, 4] },
  'by its services': { 'com hbo e globoplay': [5], 'sem streaming': [1, 2], 'o da hbo': [3, 5] },
  'by several marks': { 'o mais barato com hbo': [3], '400 mega sem hbo': [2] },
  'by its place in the list and what it has': {
    'o terceiro, o que vem com hbo': [3],
    'o com hbo, o terceiro da lista': [3],
    'o quarto, o de 600': [4],
  },
  'by a place among those that are described, or in the list': {
    'o segundo com hbo': [5],
    'o primeiro, o que tem globoplay': [1, 4],
  },
  'by none of them': { 'o vermelho': null, 'assisto hbo': null },
  'but for some': {
    'não quero o de 600': [1, 2, 3, 5],
    'o mais rápido sem ser o de 800 mega': [4],
    'qualquer um menos o mais barato': [2, 3, 4, 5],
  },
  'by a range of speeds': { 'entre 350 e 650 mega': [2, 3, 4], 'de 300 a 400 mega': [1, 2, 3] },
  'though there is none': { '5 giga': [], 'com netflix': [], '300 mega com hbo': [] },
};

describe('a plan is meant', () => {
  it.each(Object.keys(meanings))('%s', (how) => {
    for (const [said, ids] of Object.entries(meanings[how] ?? {}))
      expect([said, meant(said)]).toEqual([said, ids]);
  });
});

describe('at the question which plan', () => {
  it.each(['o segundo da lista', 'o mais barato', '800 mega'])('%s is the answer', (said) =>
    expect(replyTo(said).kind).toBe('answer'),
  );

  it.each(['2', 'no máximo 80', 'o de 800, minha vizinha gosta de plantas'])(
    '%s is asked about before it is noted',
    (said) => expect(replyTo(said).kind).toBe('proposal'),
  );

  it.each([
    ['o da hbo', ['400 Mega HBO Max', '800 Mega HBO Max Globoplay']],
    ['com netflix', ['400 Mega HBO Max', '600 Mega Globoplay', '800 Mega HBO Max Globoplay']],
    ['tem algum com netflix?', ['400 Mega HBO Max', '600 Mega Globoplay', '800 Mega HBO Max Globoplay']],
    ['700 mega', ['600 Mega Globoplay', '800 Mega HBO Max Globoplay']],
    ['até 50 reais', ['300 Mega']],
    ['o de 300 mega serve pra 5 pessoas que jogam?', ['800 Mega HBO Max Globoplay', '600 Mega Globoplay']],
    ['somos 5 e jogo online', ['800 Mega HBO Max Globoplay', '600 Mega Globoplay']],
  ])('%s is replied to with those that fit or come close', (said, suggestions) =>
    expect(replyTo(said)).toMatchObject({ kind: 'question', suggestions }),
  );

  it.each([
    'quais as outras opções?',
    'que outras opções tem?',
    'tem mais opções?',
    'e as outras?',
    'tem outros planos?',
  ])('%s is replied to with the plans there are', (said) =>
    expect(replyTo(said)).toMatchObject({
      reply: planReplies.options(list.length, 4),
      suggestions: expect.arrayContaining(['300 Mega', '800 Mega HBO Max Globoplay']),
    }),
  );

  it.each(['o de 800 é quanto', 'quanto é o de 800', '800 mega sai por quanto?'])(
    '%s is told the price of that plan, and chooses none',
    (said) =>
      expect(replyTo(said)).toMatchObject({ kind: 'question', reply: expect.stringContaining('159,90') }),
  );

  it.each(['o de 800 é exagero né?', '800 mega é demais pra mim?'])(
    '%s is told of that plan and chooses none',
    (said) =>
      expect(replyTo(said)).toMatchObject({ kind: 'question', suggestions: ['800 Mega HBO Max Globoplay'] }),
  );

  it.each(['o que aguenta netflix em duas tvs', 'somos só eu e minha vó'])('%s is advised', (said) =>
    expect(replyTo(said)).toMatchObject({ kind: 'question', reply: expect.stringContaining('indico') }),
  );

  it('a service that no plan has is named', () =>
    expect(replyTo('quero com netflix')).toMatchObject({ reply: expect.stringContaining('Netflix') }));

  it('of many that fit at most four are suggested', () => {
    const many = Array.from({ length: 12 }, (_, place) =>
      planOf(place + 1, 300 + 50 * place, 50 + 5 * place),
    );
    const asked = askedFor('planos', { coverage: { plans: many, infra: null } });
    const understood = understand('pelo menos 300 mega', asked);
    expect(understood.kind === 'question' && understood.suggestions?.length).toBe(4);
  });
});

describe('a request for advice', () => {
  it('is asked what it is for where nothing is told', () =>
    expect(replyTo('me indique um plano', 'cpf')).toMatchObject({ reply: planAdviceSentence.ask(true) }));

  it('is given at any question to who was asked what it is for', () => {
    const asked = askedFor('data-nascimento', { coverage: { plans: list, infra: null } });
    const said = 'somos 4, com jogos e séries';
    expect(understand(said, asked).kind).toBe('unclear');
    expect(understand(said, { ...asked, isAdvising: true })).toMatchObject({
      kind: 'question',
      suggestions: expect.arrayContaining([expect.stringContaining('Quero o plano')]),
    });
  });

  it('told at the house number is not offered as one', () => {
    const asked = askedFor('nr-imovel', { coverage: { plans: list, infra: null } });
    const said = 'somos 2 e só vemos novela';
    expect(understand(said, { ...asked, isAdvising: true }).guess).toBeUndefined();
  });

  it('is suggested words that name a plan at any question', () => {
    const reply = replyTo('qual plano para 2 pessoas?', 'cpf');
    expect(reply).toMatchObject({ suggestions: ['Quero o plano 400 Mega', expect.any(String)] });
    expect(replyTo('Quero o plano 400 Mega', 'cpf')).toMatchObject({
      kind: 'proposal',
      answers: [{ field: 'idPlan', raw: { idPlan: ['2'] } }],
    });
  });

  it('is told a speed where the plans are not known yet', () => {
    const understood = understand('qual plano para 4 pessoas?', askedFor('cep', { coverage: null }));
    expect(understood).toMatchObject({ kind: 'question', reply: expect.stringContaining('500 Mega') });
  });
});

const anyPlans = fc
  .uniqueArray(
    fc.record({
      speed: fc.constantFrom(300, 500, 600, 1000, 2000),
      cents: fc.integer({ min: 4000, max: 24999 }),
      brings: fc.subarray<keyof typeof services>(['hbo', 'globo']),
    }),
    { minLength: 1, maxLength: 12, selector: ({ speed, cents, brings }) => `${speed} ${cents} ${brings}` },
  )
  .map((rows) =>
    rows.map(({ speed, cents, brings }, place) => planOf(place + 1, speed, cents / 100, ...brings)),
  );

it('what a reply suggests names its plan, whatever the list', () => {
  fc.assert(
    fc.property(anyPlans, fc.nat(), (plans, place) => {
      const plan = plans[place % plans.length];
      if (plan === undefined) return;
      const understood = understand(
        planLabel(plan, plans),
        askedFor('planos', { coverage: { plans, infra: null } }),
      );
      expect(understood).toMatchObject({ kind: 'answer', raw: { idPlan: [String(plan.id)] } });
    }),
  );
});

describe('a plan in a comparison or complaint', () => {
  it.each([
    'essas ofertas são mais caras que a minha atual',
    'vocês são os mais caros do mercado',
    'achei mais caro que o da vivo',
    'tá mais caro que a concorrência',
  ])('%s chooses no plan', (text) => expect(heard(text, 'planos')).not.toContain('idPlan'));

  it.each(['o mais barato', 'quero a mais cara', 'o mais barato que vocês têm'])('%s does', (text) =>
    expect(heard(text, 'planos')).toContain('idPlan'),
  );
});

describe('a plan that is said in two parts', () => {
  it.each([
    'eu quero aquele de setecentos mega que vem com globoplay',
    'com globo e max',
    'nem o mais barato nem o mais caro',
  ])('%s is none that only one part is true of', (text) =>
    expect(understand(text, askedFor('planos')).kind).not.toBe('answer'),
  );
});

it('a speed that is left out is left out with all its plans', () =>
  expect(heard('qual é o mais rápido fora o de 2 giga?', 'planos')).not.toContain('2 Giga'));

it.each(['qualquer um menos os que vem globoplay', 'um que não venha com globoplay'])(
  'a service that is left out is in none of the plans on offer: %s',
  (text) => {
    const reading = understand(text, askedFor('planos'));
    expect(reading.kind).toBe('question');
    expect(reading).not.toMatchObject({
      suggestions: expect.arrayContaining([expect.stringContaining('Globoplay')]),
    });
  },
);
