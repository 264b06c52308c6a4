import { describe, expect, it } from 'vitest';
import { planReplies } from '../../../../src/content/conversation/plan-replies.ts';
import { replies } from '../../../../src/content/conversation/replies.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { everyAnswer, plansIn } from '../../../funnel/given.ts';
import { askedFor, heard } from '../asked.ts';

it('a customer who wants more speed is led to the renewal', () =>
  expect(
    heard('oi eu já sou cliente, tenho um de 300 e queria só aumentar a velocidade, é por aqui?', 'planos'),
  ).toBe('/renewal'));

it.each([
  ['somos um casal com 2 filhos', '4 pessoas'],
  ['eu, minha esposa e 3 crianças', '5 pessoas'],
])('a family is counted with both parents: %s', (text, people) =>
  expect(heard(text, 'planos')).toContain(people),
);

it('a plan that is wished for in anger is proposed, and one that is scolded is not', () => {
  expect(heard('manda logo um giga q eu já cansei de passar raiva', 'planos')).toContain('[idPlan');
  expect(heard('essa porcaria de 500 mega não presta', 'planos')).not.toContain('idPlan');
});

it('a bill with everything is no plan with everything', () =>
  expect(
    heard('quanto fica no total então? com tudo, roteador, instalaçao', 'confirmacao', {
      answers: everyAnswer,
    }),
  ).not.toContain('2 Giga'));

describe('a past due day, or an existing plan, is no wish', () => {
  it('at a bill that was due', () =>
    expect(heard('a segunda via, que o boleto venceu dia 5', 'cep')).not.toContain('due_date'));

  it('at a plan that one has', () =>
    expect(heard('já tenho o de 400 aqui e queria passar pro de 800, é por aqui?', 'planos')).toBe(
      '/renewal',
    ));
});

describe('a plan', () => {
  it.each(['quero o de 600 com dazn', 'aquele que vem o game pass'])(
    'with a service that no plan has: %s',
    (text) => expect(heard(text, 'planos')).toMatch(/^\? Nenhum plano/),
  );

  it('between the largest and the smallest is the one in the middle', () =>
    expect(heard('nem o menor nem o maior, algo no meio', 'planos')).toContain(
      heard('um intermediário', 'planos'),
    ));
});

it('a plan that is not sold is said to be none, at another question and without its unit', () =>
  expect(heard('na verdade quero o de 800', 'cpf')).toBe(heard('quero o de 800 mega', 'cpf')));

it('channels of television are of no plan', () =>
  expect(heard('quero com tv a cabo e sportv', 'planos')).toContain('SporTV'));

describe('a price that the visitor would pay for a plan', () => {
  it.each(['faz o de 600 por 80', 'tem como fazer o de 600 por 80?', 'faz por 80 o de 600?'])(
    'chooses no plan: %s',
    (text) => expect(heard(text, 'planos')).toContain(replies.price.fixed),
  );

  it('that it has chooses it', () => {
    const [plan] = plansIn('plans.json').toSorted((one, other) => one.price - other.price);
    const { plan_download: speed = 0, price = 0 } = plan ?? {};
    expect(heard(`fecho o de ${speed} por ${Math.floor(price)}`, 'planos')).toContain('idPlan');
  });
});

describe('the cheapest', () => {
  it('of those with a service is chosen by both', () =>
    expect(heard('quero o que tem hbo e é mais barato', 'planos')).toBe(
      heard('o mais barato com hbo', 'planos'),
    ));

  it('of another shop is chosen by nobody', () =>
    expect(heard('na vivo é mais barato', 'planos')).not.toContain('idPlan'));
});

it('a plan is meant by what comes with it', () =>
  expect(heard('o q vem o globoplay, pra minha mãe ver novela', 'planos')).toContain('[idPlan: '));

it('who would recommend the shop to somebody asks for no plan', () =>
  expect(heard('um amigo meu já é cliente, ganho desconto se indicar?', 'nome')).not.toContain('pessoas'));

it('the cheapest is meant however it is called', () =>
  expect(heard('baratim', 'planos')).toBe(heard('o mais barato', 'planos')));

it('several people who ask what serves them are advised', () =>
  expect(heard('somos quatro, dois em home office; o que nos atende sem exagero?', 'planos')).toMatch(
    /^\? Para 4 pessoas/,
  ));

it('a customer who wants more of it is led to the renewal, whatever plan they name', () =>
  expect(heard('eu ja tenho 500 com vcs, queria subir pra 1 giga', 'planos')).toBe('/renewal'));

it('a plan that is chosen in so many words is kept beside a question', () =>
  expect(heard('pode ser o mais barato, o roteador vem junto?', 'planos')).toMatch(/^\[idPlan/));

it('a price that is said twice is one limit', () =>
  expect(heard('até cento e vinte por mês eu pago, mais que isso não dá', 'planos')).toBe(
    heard('até 120 por mês', 'planos'),
  ));

it('who asks which plan serves several people in the evening does not leave', () =>
  expect(heard('somo em 6 aqui, todo mundo fazendo video chamada de noite, qual aguenta', 'planos')).toMatch(
    /^\? Para 6 pessoas/,
  ));

it('a plan that is asked about with an "ou" is not chosen', () =>
  expect(heard('nesse com globoplay passa o brasileirão ou tem que pagar por fora', 'planos')).toMatch(
    /^\? /,
  ));

it('a service beside what somebody plays and learns is a use, and not one to come along', () =>
  expect(heard('um que dê pra quatro estudante, jogo, aula, netflix tudo junto', 'planos')).toMatch(
    /^\? Para 4 pessoas/,
  ));

it('a service is asked for in front of the reason', () =>
  expect(heard('tem algum com premiere? sou colorado e não perco jogo', 'planos')).toBe(
    heard('tem algum com premiere?', 'planos'),
  ));

it.each([
  'algum com a netflix ou vou ter que pagar por fora',
  'queria um com netflix, senão vai o mais barato',
])('a service that no plan has is named beside other words: %s', (text) =>
  expect(heard(text, 'planos')).toContain('Netflix'),
);

it('a match that is watched is no game that is played', () =>
  expect(heard('quero um que passe jogo do Bahia', 'planos')).not.toContain('jogos online'));

it.each([
  'já sou cliente de vocês, tenho 500 e queria subir pra 1 giga',
  'eu tenho 300 mega de vcs, dá pra passar pro de 1 giga sem trocar de contrato?',
])('who has a plan already chooses none: %s', (text) =>
  expect(heard(text, 'planos')).not.toContain('idPlan'),
);

it('a plan that is left out is not asked for', () =>
  expect(heard('o segundo da lista sem ser o da disney', 'planos')).toMatch(/idPlan/));

/** The one plan that a message takes, at once or for a yes. */
function planIn(said: string): string | undefined {
  const understood = understand(said, askedFor('planos'));
  if (understood.kind === 'answer') return understood.raw.idPlan?.[0];
  return understood.kind === 'proposal' ? understood.answers[0]?.raw.idPlan?.[0] : undefined;
}

describe('a plan in words of its own', () => {
  it.each([
    ['me vê o seiscentão com hbo max', '600 Mega HBO Max'],
    ['o de seicentos com paramaunt', '600 Mega Paramount+'],
    ['o primeirinho da lista já me serve', 'o primeiro da lista'],
    ['600 com globoplay... não pera, 2 giga', '2 Giga'],
    ['ia pegar o 500, vai o 600 com hbo então', '600 Mega HBO Max'],
    ['deezer mas na velocidade maior', '1 Giga HBO Max e Deezer'],
    ['desisti do deezer, fica o quinhentos simples', '500 Mega'],
  ])('is the one that is meant: %s', (said, name) => {
    expect(planIn(name)).toBeDefined();
    expect(planIn(said)).toBe(planIn(name));
  });

  it('is chosen by its marks, whatever it is for', () => {
    const alone = understand('quero o de 1 giga com hbo', askedFor('planos'));
    expect(alone.kind).toBe('question');
    expect(
      understand('quero o de 1 giga com hbo pq meu marido não larga as séries', askedFor('planos')),
    ).toEqual(alone);
  });

  it.each([
    'mais q 600 tem q ser',
    'tira o de 500 da lista, quero ver os outros',
    'será q 500 dá pra trabalhar em home office com chamada de vídeo',
    'sei lá moço, não entendo nada disso, escolhe um pra mim',
    'upload é quanto no de 1 giga, mexo com live',
  ])('is none where it is left out, asked about or left to the house: %s', (said) =>
    expect(understand(said, askedFor('planos')).kind).toBe('question'),
  );
});

it.each(['e se eu pegar a de 1 giga, pago quanto?', 'se eu ficar com o de 1 giga quanto fica'])(
  'a plan that may be chosen is priced: %s',
  (text) => expect(heard(text, 'planos')).toBe(heard('quanto custa o de 1 giga?', 'planos')),
);

it('who needs a plan says which, and asks nothing', () => {
  const said = understand(
    'Preciso de fibra de 1 giga na Av. Paulista, 900, CEP 01310-100',
    askedFor('cep', { coverage: null }),
  );
  expect(said).toMatchObject({ kind: 'proposal', reply: planReplies.early });
  expect(said).not.toHaveProperty('left');
});

it('a question of courtesy beside a plan is answered', () =>
  expect(understand('vai a de 600 então. mas a instalação é de graça né', askedFor('planos'))).toMatchObject({
    kind: 'proposal',
    reply: expect.stringContaining(replies.installation.cost),
  }));

it('who wants a month free hears that prices are fixed', () =>
  expect(heard('e não dá pra me dar um mês grátis pra fechar?', 'planos')).toContain(replies.price.fixed));
