import { describe, expect, it } from 'vitest';
import { planReplies } from '../../../src/content/conversation/plan-replies.ts';
import { replies } from '../../../src/content/conversation/replies.ts';
import { wishWords } from '../../../src/content/conversation/wishes.ts';
import type { Level, UnderstoodAct } from '../../../src/contract/calls/understand.ts';
import { offeredDays } from '../../../src/contract/offered-days.ts';
import { messageContext } from '../../../src/dialogue/message-context.ts';
import { outcomeOf } from '../../../src/dialogue/outcome/outcome-of.ts';
import { type QuestionContext, shownQuestion } from '../../../src/dialogue/outcome/question-context.ts';
import type { Answers, FieldName } from '../../../src/funnel/fields/answer-values.ts';
import type { StepId } from '../../../src/funnel/steps/step-id.ts';
import { resourceLoaded, stepOpened } from '../../../src/store/events.ts';
import type { RecognisedAnswer } from '../../../src/store/recognised-answer.ts';
import { actionsOf } from '../../../src/store/reply.ts';
import { openStore } from '../../answering/open-store.tsx';
import { plansOf, today } from '../../funnel/given.ts';
import { visitAt } from '../../pages/funnel/visit-at.ts';
import { readActs } from '../../sagas/read-acts.ts';
import { act, told } from '../acts.ts';
import { readOutcome } from '../read-outcome.ts';

const house = { cep: '01310100', number: '1000', complement: { text: '', parts: [] } } satisfies Answers;
const plan = { ...house, idPlan: plansOf('d500a')[0]?.id } satisfies Answers;
const person = {
  ...plan,
  name: 'Ana Souza',
  phone: '11912345678',
  email: 'ana@exemplo.com.br',
  accept_promotions: false,
} satisfies Answers;
const holder = {
  ...person,
  birth_date: '12/03/1990',
  mothers_name: 'Maria Souza',
  cpf: '52998224725',
} satisfies Answers;

const paying = { ...holder, due_date: 5, direct_debit: false } satisfies Answers;
const schedules = offeredDays(today)
  .slice(0, 2)
  .map(({ date }) => ({ date, period: 'manha' as const }));

/** The questions that a message meets here, with the answers given before each. */
const questions = {
  postcode: ['/checkout/cep/', {}],
  number: ['/checkout/nr-imovel/', { cep: '01310100' }],
  plan: ['/checkout/planos/', house],
  contact: ['/checkout/contato/', plan],
  birth: ['/checkout/data-nascimento/', person],
  payday: ['/checkout/data-de-vencimento/', holder],
  visit: ['/checkout/data-instalacao/', paying],
  review: ['/checkout/confirmacao/', { ...paying, schedules }],
} satisfies Record<string, readonly [string, Answers]>;

const cards: ReadonlySet<string> = new Set(['contact', 'plan', 'review']);

function at(name: keyof typeof questions, more: Partial<QuestionContext> = {}): QuestionContext {
  const [route, answers] = questions[name];
  const { store } = visitAt(route, answers);
  store.dispatch(stepOpened({ route, face: 'chat' }));
  store.dispatch(resourceLoaded({ installationDays: offeredDays(today), dueDates: [1, 5, 10] }));
  return { ...shownQuestion(store.getState()), isTyped: !cards.has(name), ...more };
}

/** A visitor without an address: no plan is known. */
function atFirst(): QuestionContext {
  const opened = openStore();
  opened.ready();
  return shownQuestion(opened.store.getState());
}

const waiting = (step: StepId, field: FieldName, value: string): RecognisedAnswer => ({
  step,
  field,
  raw: { [field]: [value] },
  shown: value,
});

/** A question with its reply. */
const asks = act('ask', 'preco', { reply: { text: 'É barato.' } });

const outcome = (acts: readonly UnderstoodAct[], question: QuestionContext, said = 'x') =>
  outcomeOf(said, acts, question).outcome;
const reply = (text: string) => ({ kind: 'reply', reply: { text: expect.stringContaining(text) } });
const proposes = (...values: (readonly [FieldName, string])[]) => ({
  kind: 'reply',
  reply: { kind: 'several', answers: values.map(([field, value]) => ({ field, raw: { [field]: [value] } })) },
});

describe('a value', () => {
  it('that is certain and open is stored, with the reply to what is asked beside it', () => {
    const alone = outcome([told('inform', 'number', '78')], at('number'));
    expect(alone).toMatchObject({ kind: 'answer', raw: { number: ['78'] } });
    expect(alone).not.toHaveProperty('reply');
    expect(outcome([told('inform', 'number', '78'), asks], at('number'))).toMatchObject({
      kind: 'answer',
      raw: { number: ['78'] },
      reply: 'É barato.',
      topic: 'preco',
    });
  });

  it('of a card that asks several is taken one by one', () => {
    const card = [
      told('inform', 'name', 'Ana Souza'),
      told('inform', 'phone', '11912345678'),
      told('inform', 'email', 'ana@exemplo.com.br'),
    ];
    for (const some of [card.slice(0, 1), card])
      expect(outcome(some, at('contact'))).toMatchObject({
        kind: 'take',
        answers: some.map(({ object }) => ({ field: object })),
      });
  });

  it('told in parts, like a flat and its tower, is one answer', () => {
    const parts = [told('inform', 'complement', 'apto 12'), told('inform', 'complement', 'torre B')];
    expect(outcome(parts, at('number'))).toMatchObject({
      kind: 'take',
      answers: [{ field: 'complement', shown: 'apto 12, torre B' }],
    });
  });

  it('beside a question in doubt has the likely reply, or is told that the question was not understood', () => {
    const topics = [{ id: 'preco', question: 'Quanto custa?' }];
    const asked = (level: Level) => act('ask', 'preco', { level, topics, reply: { text: 'É barato.' } });
    const number = told('inform', 'number', '78');
    expect(outcome([number, asked('likely')], at('number'))).toMatchObject({ reply: 'É barato.' });
    expect(outcome([number, asked('guess')], at('number'))).toMatchObject({ reply: replies.askAgain });
  });

  it('that its field refuses leaves the text in the line, with the reason', () => {
    const refused = told('inform', 'birth_date', '31/02/1990');
    expect(outcome([refused], at('birth'))).toMatchObject({ kind: 'refusal', message: expect.any(String) });
  });

  it('in digits that look like another one is refused by the field that asks', () => {
    const other = act('inform', 'phone', { words: '8456-7890' });
    expect(outcome([other], at('postcode'), '3456-789')).toMatchObject({ kind: 'refusal' });
    expect(outcome([other], at('postcode'), 'meu fone é 8456-789')).toMatchObject(
      reply(replies.early('8456-7890')),
    );
  });

  it('that is not among those offered is told what is', () => {
    expect(outcome([told('inform', 'due_date', '31')], at('payday'))).toMatchObject({
      kind: 'refusal',
      message: `${replies.noDueDay('31')} ${replies.expectedDay(['1', '5', '10'])}`,
    });
  });

  it('is proposed, with the reason, to whoever leaves the day to the shop', () => {
    const doubt = [act('doubt', '', { reply: { text: 'Sem pressa.' } })];
    const [first] = offeredDays(today);
    for (const [name, answers] of [
      ['payday', [{ field: 'due_date', raw: { due_date: ['10'] } }]],
      ['visit', [{ field: 'schedules', raw: { date: [first?.date] } }]],
    ] as const)
      expect(outcome(doubt, at(name))).toMatchObject({
        kind: 'reply',
        reply: { kind: 'several', answers, text: expect.stringContaining('Sugiro') },
      });
  });

  it('of a postcode beside a question in doubt is stored at once', () => {
    const asks = act('ask', '?', { level: 'guess', topics: [{ id: 'cobertura', question: 'Tem?' }] });
    const postcode = told('inform', 'cep', '69900-062', { level: 'likely' });
    expect(outcome([postcode, asks], at('postcode'), 'oi, tem internet no 69900-062?')).toMatchObject({
      kind: 'answer',
      raw: { cep: ['69900-062'] },
    });
  });

  it('that no plan offers is told so, but not beside a reply that says what there is', () => {
    const wish = act('inform', 'idPlan', { words: 'netflix' });
    expect(outcome([wish], at('plan'))).toMatchObject(reply(planReplies.none));
    expect(outcome([wish, asks], at('plan'), 'tem netflix?')).not.toMatchObject(reply(planReplies.none));
  });

  it('that repeats the stored answer to another question is nothing to ask about', () => {
    const repeated = outcome([told('inform', 'number', '1000')], at('birth'));
    expect(repeated).toMatchObject({ kind: 'reply', reply: { kind: 'text' } });
  });
});

describe('several values for one field', () => {
  const [small, large] = plansOf('d500a', 'd600a');
  const both = [small, large].map((one) => ({ idPlan: [String(one?.id)] }));

  it('are offered to choose from', () => {
    expect(outcome([act('inform', 'idPlan', { options: both })], at('plan'))).toMatchObject({
      reply: { text: planReplies.which, choices: [{ raw: both[0] }, { raw: both[1] }] },
    });
  });

  it('of a visit in the evening are told that nobody comes then', () => {
    const afternoons = schedules.map(({ date }) => ({ date: [date], period: ['tarde'] }));
    const evening = act('inform', 'schedules', { options: afternoons });
    expect(outcome([evening], at('visit'), 'só de noite, umas 20h')).toMatchObject(reply(replies.noEvening));
  });

  it('of which one is left are asked about', () => {
    const one = act('inform', 'idPlan', { options: both.slice(0, 1) });
    expect(outcome([one], at('plan'))).toMatchObject({
      reply: { kind: 'several', answers: [{ raw: both[0] }] },
    });
  });

  it('of days that do not suit are those that suit all of them', () => {
    const day = (date: string) => ({ date: [date], period: ['manha'] });
    const [first, second, third] = offeredDays(today).map(({ date }) => date);
    if (!first || !second || !third) throw new Error('too few days');
    const without = [
      act('refuse', 'no_day', { options: [day(second), day(third)] }),
      act('refuse', 'no_day', { options: [day(first), day(third)] }),
    ].map((one) => ({ ...one, does: 'inform' as const }));
    expect(outcome(without, at('visit'))).toMatchObject({
      reply: { answers: [{ raw: day(third) }] },
    });
  });
});

it('a wish to change an answer that was never given is told that it is asked later', () => {
  expect(outcome([act('inform', 'cpf')], at('contact'))).toMatchObject(reply(wishWords.correct.notYet));
});

it('a year alone corrects that of the date that is stored', () => {
  const year = act('correct', 'birth_date', { words: '1986' });
  expect(outcome([year], at('payday'), 'o ano certo é 1986')).toMatchObject(
    proposes(['birth_date', '12/03/1986']),
  );
});

it('a farewell says how one comes back, a refusal beside it is asked about', () => {
  const leave = [act('command', 'leave')];
  expect(outcome(leave, at('birth'), 'Tchau, obrigada!')).toMatchObject({ kind: 'panel', panel: 'later' });
  expect(outcome(leave, at('birth'), 'não quero mais, tchau')).toMatchObject({
    reply: { kind: 'start-over' },
  });
});

it('whoever wants no offers, and gets none, is led nowhere', () => {
  const refused = act('correct', 'accept_promotions');
  expect(outcome([refused], at('review'), 'não quero propaganda')).toMatchObject(reply(replies.noOffers));
});

it('a yes at the review asks for the press that orders, but not with a condition or a denial beside it', () => {
  const said = (words: string) => outcome([act('yes')], at('review'), words);
  const press = { reply: { kind: 'several', answers: [{ field: 'accept_information' }] } };
  expect(said('sim')).toMatchObject(press);
  for (const words of ['sim, mas o nome está errado', 'aceito não', 'sim, se não tiver multa'])
    expect(said(words), words).not.toMatchObject(press);
});

it('while the consent waits a no in doubt beside a yes declines nothing', () => {
  const waits = [waiting('confirmacao', 'accept_information', 'on')];
  const press = { reply: { kind: 'several', answers: [{ field: 'accept_information' }] } };
  const doubt = act('no', '', { level: 'likely' });
  const said = outcome(
    [act('yes'), doubt],
    at('review', { waiting: waits }),
    'está bem, eu aceito sim senhor',
  );
  expect(said).toMatchObject(press);
});

describe('while answers wait for a yes', () => {
  const waits = [waiting('cep', 'cep', '01310-100'), waiting('nr-imovel', 'number', '1000')];
  const question = () => at('postcode', { waiting: waits });

  it('a yes or a no decides about them, with the reply to what stands beside', () => {
    expect(outcome([act('yes')], question())).toEqual({ kind: 'decide', isYes: true, beside: null });
    expect(outcome([act('no')], question())).toEqual({ kind: 'decide', isYes: false, beside: null });
    expect(outcome([act('yes'), asks], question())).toMatchObject({ beside: { text: 'É barato.' } });
  });
});

describe('a command', () => {
  it('leads where it says, and the reply to what stands beside goes along', () => {
    expect(outcome([act('command', 'back')], at('birth'))).toMatchObject({
      kind: 'go',
      route: '/checkout/contato/',
    });
    expect(outcome([act('command', 'summary'), asks], at('birth'))).toMatchObject({
      kind: 'panel',
      beside: { text: 'É barato.' },
    });
  });

  it('with a value leads there and proposes it', () => {
    expect(outcome([act('command', 'back'), told('inform', 'due_date', '5')], at('birth'))).toMatchObject({
      kind: 'go',
      beside: { kind: 'several', answers: [{ field: 'due_date' }] },
    });
  });

  it('to give up is asked about as one to start over', () => {
    expect(outcome([act('command', 'cancel')], at('birth'))).toMatchObject({ reply: { kind: 'start-over' } });
  });
});

it('an address beside its postcode is not searched', () => {
  const street = told('inform', 'address', 'Avenida Paulista');
  expect(outcome([street, told('inform', 'cep', '01310100')], atFirst()).kind).not.toBe('address');
});

it('words that are nothing of this are told what the question expects, a question the reply of the shop', () => {
  for (const name of ['birth', 'contact'] as const)
    expect(outcome([act('other')], at(name), 'azul')).toMatchObject({ isUnclear: true });
  const unknown = act('ask', '?', { reply: { text: 'Não sei.' } });
  expect(outcome([unknown], at('contact'))).toMatchObject({ reply: { text: 'Não sei.' }, asks: true });
});

describe('a question, as the shop reads it,', () => {
  it.each([
    ['plan', 'tem algum mais barato que 60?', 1],
    ['plan', 'tem algum mais barato que 120', 1],
    ['plan', 'tem com netflix?', 0],
    ['plan', 'só tem o de 500?', 1],
    ['payday', 'tem dia 10?', 1],
    ['payday', 'aceita inter ou picpay?', 0],
    ['payday', 'tem desconto no débito?', 0],
  ] as const)(
    'chooses and proposes nothing, and what fits can be tapped: at %s %s',
    (name, said, fitting) => {
      const read = readOutcome(said, at(name));
      expect(read).toMatchObject({ kind: 'reply', reply: { kind: 'text' } });
      const choices = read.kind === 'reply' && actionsOf(read.reply).choices;
      expect(choices || []).toHaveLength(fitting);
    },
  );

  it.each([
    ['plan', 'pode ser o de 500?'],
    ['plan', 'quero o de 500, tem fidelidade?'],
    ['payday', 'pode ser dia 10?'],
  ] as const)('that plainly states a value chooses it: at %s %s', (name, said) => {
    expect(readOutcome(said, at(name))).toMatchObject({ kind: 'answer' });
  });

  it.each(['Quanto fica o de 600?', 'vou pagar quanto no de 600?', 'então o de 600 é 99?'])(
    'also chooses no plan that is named in it: %s',
    (said) => {
      const named = told('inform', 'idPlan', String(plan.idPlan), { words: '600' });
      expect(outcome([named], at('plan'), said)).toMatchObject({ kind: 'reply' });
    },
  );

  it('takes nothing back that waits', () => {
    const waits = [waiting('planos', 'idPlan', String(plan.idPlan))];
    const read = readOutcome('tem algum mais barato que 60?', at('plan', { waiting: waits }));
    expect(read).toMatchObject({ kind: 'reply', reply: { kind: 'text' } });
    expect(read).not.toHaveProperty('dropped');
  });
});

it.each(Object.entries(wishWords.commands))(
  'the tap for a second wish, %s, is read as that wish: %s',
  (name, label) => {
    const context = messageContext({ ...at('birth'), plans: [] });
    expect(readActs({ message: label, context }, []).acts).toContainEqual(
      expect.objectContaining({ does: 'command', object: name }),
    );
  },
);
