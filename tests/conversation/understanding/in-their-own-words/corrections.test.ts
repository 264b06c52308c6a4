import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../../src/content/knowledge/knowledge.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { everyAnswer } from '../../../funnel/given.ts';
import { askedFor, heard } from '../asked.ts';

describe('a correction beside an answer', () => {
  it.each([
    [
      'escrevi meu nome errado lá atrás, é Thaís Moreira Lopes, com h. cel 41 996541122',
      'telefone',
      ['name: Thaís Moreira Lopes', 'phone: (41) 99654-1122'],
    ],
    [
      '03091994, e ó o cpf que te dei tá errado, o bom é 111.444.777-35',
      'data-nascimento',
      ['birth_date: **/**/1994', 'cpf: ***.***.777-35'],
    ],
  ] as const)('keeps both: %s', (text, step, answers) => {
    for (const answer of answers) expect(heard(text, step)).toContain(`[${answer}]`);
  });

  it('takes the value behind its relative clause', () =>
    expect(heard('tudo certin só o numero da casa q é 215 e nao 251', 'confirmacao')).toBe('[number: 215]'));

  it('changes the way of paying at the end of a sentence', () =>
    expect(
      heard('me deu um receio de passar conta aqui, muda pra boleto', 'conta-debito', {
        answers: { direct_debit: true },
      }),
    ).toMatch(/direct_debit/));
});

describe('at the review', () => {
  it.each(['li aqui com a minha filha e tá nos conforme', 'bah tri bom guria, confirma'])(
    'who agrees at the end of a sentence is asked for a yes: %s',
    (text) => expect(heard(text, 'confirmacao')).toMatch(/^\[accept_information/),
  );

  it.each(['bom, mas o preço mudou, confirma?', 'dia 15 não, confirma', 'tá bom 200, confirma'])(
    'who says more than that has not agreed: %s',
    (text) => expect(heard(text, 'confirmacao')).not.toContain('accept_information'),
  );

  it('who wants it in writing gets the link to come back', () =>
    expect(heard('me manda esse resumo por escrito pra eu ler com calma', 'confirmacao')).toBe('/later'));
});

describe('an answer in front of a correction', () => {
  it.each([
    [
      'nome',
      'Thaynara Cristina Moraes. ah e troca o plano, pensei melhor e quero o de 1 giga em vez do 500',
      ['name: Thaynara Cristina Moraes', 'idPlan: 1 Giga'],
    ],
    [
      'ativar-debito',
      'desconta no meu banco do brasil, agencia 3477-0 conta 18.225-6, e muda o vencimento pro dia 5',
      ['direct_debit: Débito automático', 'bank: ', 'account_number: ', 'due_date: Dia 5'],
    ],
  ] as const)('is kept: %s, %s', (step, text, answers) => {
    for (const answer of answers) expect(heard(text, step)).toContain(`[${answer}`);
  });

  it('is shown as left where nobody can tell what it is', () =>
    expect(
      heard('vou de 1 giga com hbo, alias o numero da casa tá errado, é 314 e nao 341', 'planos'),
    ).toMatch(/\[number: 314\].*\+ .*1 giga com hbo/));
});

it('an answer that is repeated as it was given says nothing new', () =>
  expect(
    heard('o resto blz, vencimento continua dia 10', 'confirmacao', { answers: { due_date: 10 } }),
  ).not.toContain('due_date'));

it('an answer that was told is put right by its name', () =>
  expect(heard('ué, o vencimento eu tinha falado 20', 'confirmacao', { answers: everyAnswer })).toBe(
    '[due_date: Dia 20]',
  ));

describe('corrections in one message', () => {
  const given = { answers: everyAnswer };

  it('are kept with the answer to what is asked', () =>
    expect(
      heard('ih digitei o telefone errado, o final é 4418 e não 4481. email: ana@exemplo.com.br', 'email', {
        answers: { ...everyAnswer, email: undefined },
      }),
    ).toMatch(/4418\] \[email: ana@exemplo\.com\.br\]$/));

  it('leave in view what has no new value', () =>
    expect(heard('me enganei no vencimento, é dia 20, e troca o plano', 'confirmacao', given)).toBe(
      '[due_date: Dia 20] + troca o plano',
    ));

  it('ask again for what is to change, however much is said behind it', () =>
    expect(heard('antes disso, troca o plano por outro que a patroa achou caro demais', 'cpf', given)).toBe(
      '/correct planos',
    ));
});

it('what is corrected with a denial loses nothing behind it', () =>
  expect(
    heard('te passei o cep trocado, é 95020-472 e não 427. o número da casa é 615', 'nr-imovel', {
      coverage: null,
    }),
  ).toMatch(/cep: 95020-472.*number: 615/));

it('what was answered by mistake is told with what is meant', () =>
  expect(
    heard('pera, é dia 15 o vencimento, coloquei 10 sem querer', 'ativar-debito', {
      answers: everyAnswer,
    }),
  ).toContain('due_date: Dia 15'));

describe('a value that is replaced in the same message', () => {
  it('has its new value in front of its reason', () =>
    expect(heard('10, não, melhor 15 porque dia 10 pago o carro', 'data-de-vencimento')).toBe(
      '[due_date: Dia 15]',
    ));

  it.each(['ana.souza@hotmail.com, não, outlook.com', 'ana.souza@hotmail aliás outlook'])(
    'may be the host of an e-mail: %s',
    (text) => expect(heard(text, 'email')).toBe('[email: ana.souza@outlook.com]'),
  );
});

describe('beside the whole order', () => {
  const given = { answers: { ...everyAnswer, direct_debit: true } };
  it.each(['que dia é a visita?', 'qual o vencimento?', 'qual é o meu plano?'])(
    'who asks for an answer is shown it: %s',
    (text) => expect(heard(text, 'confirmacao', given)).toBe('/summary'),
  );

  it('who asks for another plan is not', () =>
    expect(heard('qual o plano mais barato?', 'confirmacao', given)).not.toBe('/summary'));

  it('who had wanted another way has it', () =>
    expect(heard('eu queria boleto', 'confirmacao', given)).toMatch(/^\[direct_debit/));

  it('all parts of a complement that was left out are told', () =>
    expect(heard('opa, faltou o bloco, é bloco B apto 32', 'confirmacao', given)).toBe(
      '[complement: bloco B apto 32]',
    ));
});

it('who says yes and that it is right agrees to all of it', () =>
  expect(heard('sim, tá certo', 'confirmacao')).toContain('accept_information'));

it('an address that is the old one is asked again', () =>
  expect(
    heard('o endereço que coloquei é o antigo, preciso trocar', 'data-instalacao', { answers: everyAnswer }),
  ).toBe('/correct cep'));

it.each(['o numero ta errado é 1580 apto 12', 'o número está errado, é 1580 apto 12'])(
  'a number that is corrected with its flat keeps both: %s',
  (text) =>
    expect(heard(text, 'confirmacao', { answers: everyAnswer })).toBe('[number: 1580] [complement: apto 12]'),
);

it('the number of a flat is no number of the house', () =>
  expect(heard('o número do apto é 304', 'confirmacao', { answers: everyAnswer })).toBe(
    '[complement: apto 304]',
  ));

it('a day with its time is another visit, beside the whole order', () =>
  expect(heard('sábado de manhã ou segunda de tarde', 'confirmacao', { answers: everyAnswer })).toMatch(
    /^\[schedules: /,
  ));

it.each(['todo correcto, gracias', 'looks good, thanks'])('%s agrees to the order, for a yes', (text) =>
  expect(heard(text, 'confirmacao')).toContain('[accept_information'),
);

it.each([
  'pode fechar, só coloca aí que o portão é o azul',
  'tá td certo pode fechar, mas avisa o técnico antes',
])('who wants something done first has not agreed: %s', (text) =>
  expect(heard(text, 'confirmacao')).not.toContain('accept_information'),
);

it('who has looked it over is asked for a yes', () =>
  expect(heard('Conferido.', 'confirmacao')).toMatch(/^\[accept_information/));

it('who leaves a note beside the agreement hears that none can be left', () =>
  expect(
    heard('tá tudo certo, pode fechar. só deixa anotado que é pra falar com o porteiro', 'confirmacao'),
  ).toContain(String(knowledge.find(({ id }) => id === 'recado-ao-tecnico')?.reply)));

it('what is right counts behind what was typed', () => {
  expect(heard('calma, botei número 58 mas é 85', 'planos')).toContain('[number: 85]');
  expect(
    heard('deixa eu arrumar a data que nasci, coloquei 1986 mas é 1968', 'nome-mae', {
      answers: everyAnswer,
    }),
  ).toMatch(/^\[birth_date: .*1968/);
});

it('a name that was told in part is completed', () => {
  const { name } = everyAnswer;
  expect(
    understand(`pera, botei só ${name}, é ${name} Pinheiro`, askedFor('cpf', { answers: everyAnswer })),
  ).toMatchObject({ kind: 'proposal', answers: [{ field: 'name', raw: { name: [`${name} Pinheiro`] } }] });
});

it('a digit too many is asked about again', () =>
  expect(
    understand(
      'o número do zap que mandei tá com um 9 a mais, como arrumo',
      askedFor('email', { answers: everyAnswer }),
    ),
  ).toEqual({ kind: 'command', command: { name: 'correct', step: 'telefone' } }));
