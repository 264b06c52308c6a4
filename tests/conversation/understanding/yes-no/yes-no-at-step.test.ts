import { describe, expect, it } from 'vitest';
import { consentReplies } from '../../../../src/content/conversation/consent-replies.ts';
import { planReplies } from '../../../../src/content/conversation/plan-replies.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { offeredPlans } from '../../../../src/funnel/plans/offered-plans.ts';
import { fibre, plansIn, quiz } from '../../../funnel/given.ts';
import { askedFor, heard } from '../asked.ts';

const [onlyPlan] = plansIn('plans.json');
if (onlyPlan === undefined) throw new Error('no plan');
const onePlan = { coverage: { plans: [onlyPlan], infra: fibre } };

const yes = [
  'quero',
  'bora contratar',
  'gostei, vamo nesse',
  'pode prosseguir',
  'isso mesmo',
  'oba, quero sim',
  'show vamo nessa',
  '👍',
  'looks good, go ahead',
];
/** Neither: who goes on without an order, or later, has agreed to nothing. */
const neither = ['prefiro continuar sem contratar', 'quero depois', 'vamos ver depois'];
const no = [
  'não',
  'agora não',
  'não é esse que eu queria',
  '👎',
  'não gostei',
  'não obrigado, só queria saber',
];

describe('direct debit', () => {
  it.each(['pode ser, vai', 'pode ser vai, assim eu não esqueço'])('%s is yes', (text) =>
    expect(heard(text, 'ativar-debito')).toMatch(/Débito|direct_debit=true/),
  );

  it('a bank beside a yes is noted', () =>
    expect(heard('sim, santander', 'ativar-debito')).toMatch(/direct_debit.*bank/));

  it.each([
    'não gosto de débito automático',
    'prefiro pagar eu mesma',
    'eu mesmo pago',
    'deus me livre, prefiro boleto',
    'já me cobraram errado no débito, prefiro pagar o boleto na lotérica',
    'esquece o débito automático, prefiro boleto',
    'não gosto de deixar debitando',
  ])('%s is no', (text) => expect(heard(text, 'ativar-debito')).toMatch(/Boleto|direct_debit=false/));
});

describe('where offers are shown to a customer', () => {
  it.each(['quero continuar com o que eu tenho', 'quero manter o plano atual'])(
    '%s takes none of them',
    (text) => expect(heard(text, 'ofertas')).toMatch(/^\? Nada muda/),
  );
});

describe('where nothing reaches the address', () => {
  it.each(['não quero nada não', 'nada não', 'não quero deixar meu contato', 'vou procurar outra'])(
    '%s is a no',
    (text) => expect(heard(text, 'sem-cobertura')).toBe(`? ${consentReplies.declined.accept_contact}`),
  );

  it.each([
    'vou ver outro cep',
    'vou procurar outro endereço',
    'não quero deixar meus dados, tenta o cep 01310-100',
  ])('%s: whoever tries another address turns nothing down', (text) =>
    expect(heard(text, 'sem-cobertura')).not.toContain(consentReplies.declined.accept_contact),
  );
});

describe('a yes or a no where plans are shown', () => {
  it.each(yes)('%s takes the only plan', (text) =>
    expect(heard(text, 'com-cobertura', onePlan)).toBe(`idPlan=${onlyPlan.id}`),
  );

  it.each(yes)('%s takes none of several, and some can be tapped', (text) => {
    const asked = askedFor('com-cobertura');
    expect(offeredPlans(asked.facts).length).toBeGreaterThan(1);
    expect(understand(text, asked)).toMatchObject({ kind: 'question', suggestions: expect.any(Array) });
  });

  it.each(yes)('%s to a plan that is chosen already is asked about', (text) =>
    expect(understand(text, askedFor('com-cobertura', { answers: { idPlan: onlyPlan.id } }))).toMatchObject({
      kind: 'proposal',
      answers: [{ field: 'idPlan', raw: { idPlan: [String(onlyPlan.id)] } }],
    }),
  );

  it.each(neither)('%s takes not even the only one', (text) =>
    expect(understand(text, askedFor('com-cobertura', onePlan)).kind).not.toBe('answer'),
  );

  it.each(no)('%s takes none', (text) => {
    expect(understand(text, askedFor('com-cobertura', onePlan)).kind).toBe('question');
    expect(understand(text, askedFor('com-cobertura')).kind).toBe('question');
  });
});

describe('a yes or a no to a consent', () => {
  it.each([
    ['renova aí', 'confirmacao-renovacao'],
    ['beleza, renova aí', 'confirmacao-renovacao'],
    ['pode renovar', 'confirmacao-renovacao'],
    ['pode finalizar', 'confirmacao-renovacao'],
    ['isso mesmo', 'confirmacao'],
    ['isso msm', 'confirmacao'],
    ['pode contratar', 'confirmacao'],
    ['pode fechar', 'confirmacao'],
    ['tudo certo, pode fechar', 'confirmacao'],
    ['quero finalizar', 'confirmacao'],
    ['concluir', 'confirmacao'],
    ['pode mandar o pedido', 'confirmacao'],
    ['pode fechar', 'confirmacao-renovacao'],
    ['pode fechar o pedido', 'confirmacao'],
    ['quero finalizar meu pedido', 'confirmacao'],
    ['pode concluir a renovação', 'confirmacao-renovacao'],
  ] as const)('%s, in words of the step, gives nothing without one more yes', (text, step) => {
    const understood = understand(text, askedFor(step));
    expect(understood.kind).toBe('proposal');
    expect(JSON.stringify(understood)).toContain('accept_information');
  });

  it.each([
    ['li e aceito', 'confirmacao'],
    ['aceito', 'confirmacao-renovacao'],
    ['pode confirmar a renovação', 'confirmacao-renovacao'],
  ] as const)('%s accepts or confirms, and orders', (text, step) =>
    expect(understand(text, askedFor(step))).toMatchObject({
      kind: 'answer',
      raw: { accept_information: ['on'] },
    }),
  );

  it.each([
    'não',
    'agora não',
    'não fecha ainda não',
    'não renova',
    'pode mandar o boleto',
    'pode fechar a janela',
    'quero fechar a janela',
    'confirmo o email',
    'quero enviar depois',
    'preciso de internet em casa',
    'vi o anúncio de vocês',
  ])('%s orders nothing', (text) => {
    for (const step of ['confirmacao', 'confirmacao-renovacao'] as const)
      expect(JSON.stringify(understand(text, askedFor(step)))).not.toContain('"accept_information"');
  });

  it.each(['não', 'não quero', 'agora não, obrigado', 'não avisa'])(
    '%s gives no consent to be told about the fibre',
    (text) => {
      const understood = understand(
        text,
        askedFor('oferta-indisponivel', { coverage: { plans: [], infra: null } }),
      );
      expect(understood.kind).toBe('question');
    },
  );

  it.each(['sem spam hein', 'não quero promoções', 'sem promoção por favor', 'não mandem propaganda'])(
    'beside an e-mail, %s leaves the box empty and nothing over',
    (text) => expect(heard(`ana@gmail.com, ${text}`, 'email')).toBe('email=ana@gmail.com'),
  );

  it('what may be sent is said in short as well', () =>
    expect(heard('ana@gmail.com, pode mandar promo', 'email')).toBe(
      'email=ana@gmail.com, accept_promotions=on',
    ));
});

describe('none of the options of the quiz', () => {
  const [question] = quiz.questions;
  const facts = (texts: readonly string[]) => ({
    risk: {
      status: 'quiz' as const,
      message: null,
      quiz: {
        ...quiz,
        questions: [
          { id: 'one', text: question?.text ?? '', answers: texts.map((text) => ({ id: text, text })) },
        ],
      },
    },
  });

  it.each([
    'nenhuma das anteriores',
    'nenhuma',
    'nenhuma dessas',
    'não, nenhuma delas',
    'não morei em nenhuma',
    'bah morei em nenhuma dessas aí vivente',
    'nem a primeira nem a do meio nem a avenida',
  ])('%s is the one that says so, and none where no option does', (text) => {
    expect(heard(text, 'validacao', facts(['Rua A', 'Rua B', 'Nenhuma delas']))).toBe(
      'quiz-one=Nenhuma delas',
    );
    expect(heard(text, 'validacao', facts(['Rua A', 'Rua B']))).not.toContain('quiz-one');
  });

  it('of two of them, between which the visitor hesitates, one is asked for', () =>
    expect(
      understand(
        'acho que foi a augusta ou a brasil',
        askedFor('validacao', facts(['Rua Augusta', 'Avenida Brasil', 'Nenhuma delas'])),
      ),
    ).toMatchObject({ kind: 'question', suggestions: ['Rua Augusta', 'Avenida Brasil'] }));

  it('none of them is chosen, whatever is said behind it', () =>
    expect(
      heard(
        'nenhuma delas moço, moro na mesma casa',
        'validacao',
        facts(['Rua A', 'Rua B', 'Nenhuma delas']),
      ),
    ).toContain('quiz-one=Nenhuma delas'));

  it('a place among other words is one, where nothing is denied', () => {
    expect(heard('acho que foi na rua da segunda opção', 'validacao', facts(['Rua A', 'Rua B']))).toBe(
      'quiz-one=Rua B',
    );
    expect(heard('não é a segunda opção', 'validacao', facts(['Rua A', 'Rua B']))).not.toContain('quiz-one');
  });
});

it('an option that is named beside none of them is not chosen', () => {
  const question = { id: 'rua', text: 'Em qual?', answers: [] };
  const answers = ['Rua Augusta', 'Avenida Brasil', 'Nenhuma delas'].map((text) => ({ id: text, text }));
  const quiz = {
    idQuiz: 'quiz',
    attemptsLeft: 2,
    questions: [
      { ...question, answers },
      { ...question, id: 'mes' },
    ],
  };
  const facts = { risk: { status: 'quiz' as const, message: null, quiz } };
  expect(heard('na Augusta eu só fiz cursinho, morar mesmo foi em nenhuma', 'validacao', facts)).toMatch(
    /^unclear/,
  );
  expect(heard('faz tempo hein, morei na Augusta, uns três anos', 'validacao', facts)).toBe(
    'option quiz-rua=Rua Augusta',
  );
});

describe('at the review', () => {
  it.each(['não tem nada errado não', 'sem alterações', 'não mudaria nada não', 'tá bom assim'])(
    'whoever would change nothing is asked for the consent once more: %s',
    (text) => expect(heard(text, 'confirmacao')).toContain('[accept_information'),
  );

  it.each(['não tá certo, preciso mudar tudo', 'não quero nada disso'])('others are not: %s', (text) =>
    expect(heard(text, 'confirmacao')).not.toContain('accept_information'),
  );

  it('whoever is not ready has ordered nothing', () =>
    expect(heard('ainda não, quero ler de novo', 'confirmacao')).toBe(heard('não concordo', 'confirmacao')));
});

describe('agreement at the review', () => {
  it.each(['beleza, fechou', 'ok, combinado', 'vamo que vamo', 'deus abençoe, pode fazer'])(
    'is heard in everyday words: %s',
    (text) => expect(heard(text, 'confirmacao')).toBe('[accept_information: Condições aceitas]'),
  );

  it.each([
    'tira o hbo e confirma',
    'põe o globoplay e pode fechar',
    'inclui o paramount e fecha',
    'corrige meu nome e finaliza',
  ])('is none where something is to be changed first: %s', (text) =>
    expect(heard(text, 'confirmacao')).not.toContain('accept_information'),
  );
});

it.each(['pensando bem quero o de 700 em vez do 600', 'queria o de 700 no lugar do 600'])(
  'a plan that is to be replaced is not offered as the wish: %s',
  (text) => expect(heard(text, 'confirmacao')).toContain(planReplies.none.speed),
);
