import { describe, expect, it } from 'vitest';
import { replies } from '../../../../src/content/conversation/replies.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { plansOf } from '../../../funnel/given.ts';
import { askedFor, heard } from '../asked.ts';

const given = { answers: { name: 'Ana Souza', email: 'ana@exemplo.com.br', number: '203', due_date: 10 } };

/** At steps that ask for a number, a day, words or a yes themselves. */
const steps = ['cpf', 'data-instalacao', 'nome-mae', 'confirmacao'] as const;

const idPlan = plansOf('d500a')[0]?.id;

describe('another plan, while the day is asked', () => {
  it.each(['1 giga em vez do 600', 'pensando bem quero o plano maior'])('is no day: %s', (text) =>
    expect(heard(text, 'data-instalacao', { answers: { ...given.answers, idPlan } })).toMatch(
      /^\[idPlan: [^\]]+\]$/,
    ),
  );
});

describe.each(steps)('a correction with its new value, at %s', (step) => {
  it.each([
    ['troca o vencimento pra 20', '[due_date: Dia 20]'],
    ['muda o vencimento do dia 10 pro dia 20', '[due_date: Dia 20]'],
    ['o vencimento é 20 em vez de 10, errei', '[due_date: Dia 20]'],
    ['o número da casa é 230 e não 203', '[number: 230]'],
    ['o numero da casa eu pus errado, é 230', '[number: 230]'],
    ['o número da casa não é 203, é 230', '[number: 230]'],
    ['errei meu email, é ana.lima@gmail.com', '[email: ana.lima@gmail.com]'],
    ['me enganei no email, arruma pra ana.lima@gmail.com', '[email: ana.lima@gmail.com]'],
    ['não quero mais débito não, muda pra boleto', '[direct_debit: Boleto]'],
  ])('%s is asked about', (text, short) => {
    const said = heard(text, step, given);
    expect(said.replace(/Boleto.*\]/, 'Boleto]')).toBe(short);
  });

  it.each([
    ['botei o número errado ali em cima, é 230', '[number: 230]'],
    ['digitei o email errado lá em cima, é ana.lima@gmail.com', '[email: ana.lima@gmail.com]'],
  ])('is asked about beside where the mistake stands: %s', (text, short) =>
    expect(heard(text, step, given)).toBe(short),
  );

  it.each([
    ['corrige meu nome, é Vitor com C', '/correct nome'],
    ['falta só mudar o vencimento', '/correct data-de-vencimento'],
    ['muda o email pra outro', '/correct email'],
    ['troca o email, vou ficar com o de sempre', '/correct email'],
  ])('without a value that can be told, %s asks again', (text, short) =>
    expect(heard(text, step, given)).toBe(short),
  );

  it.each([
    'não quero mudar o vencimento pra 20',
    'posso mudar o vencimento pra 20?',
    'não precisa trocar o email',
  ])('%s changes nothing', (text) => {
    const { kind } = understand(text, askedFor(step, given));
    expect(['question', 'unclear', 'refused']).toContain(kind);
  });
});

/** Told before: house 1000, the first plan, dia 10, débito, ana@exemplo.com.br. */
const told = {
  number: '1000',
  idPlan: 103,
  email: 'ana@exemplo.com.br',
  due_date: 10,
  direct_debit: true,
} as const;

describe('a correction that names no answer but its value', () => {
  const said = (text: string) => heard(text, 'confirmacao', { answers: told });

  it.each([
    ['não é 1000, é 1200', '[number: 1200]'],
    ['era 1000, agora é 1200', '[number: 1200]'],
    ['não é ana@exemplo.com.br, é ana2@exemplo.com.br', '[email: ana2@exemplo.com.br]'],
    ['em vez de dia 10 quero dia 15', '[due_date: Dia 15]'],
    ['troca 600 mega por 1 giga', '[idPlan: 1 Giga]'],
    ['na verdade é 1 giga', '[idPlan: 1 Giga]'],
    ['muda pra boleto', '[direct_debit: Boleto por e-mail]'],
  ])('%s waits for a yes', (text, short) => expect(said(text)).toBe(short));

  it.each(['tudo certo e não quero propaganda', 'certo e não quero mudar nada'])(
    '%s orders nothing by a part of it',
    (text) => expect(said(text)).not.toContain('accept_information'),
  );
});

describe('a correction among words that say nothing', () => {
  it.each([
    ['tá tudo ok mas o telefone mudou', '/correct telefone'],
    ['desculpa, errei o cep', '/correct cep'],
    ['esquece, não quero mais', '/cancel'],
  ])('%s', (text, command) => expect(heard(text, 'confirmacao', { answers: told })).toBe(command));
});

it('an answer to the open question beside a correction is kept', () =>
  expect(
    heard('sexta de tarde, e troca meu email pra lia.castro@gmail.com', 'data-instalacao', given),
  ).toMatch(/^\[schedules: .+tarde.+\] \[email: lia\.castro@gmail\.com\]$/i));

it('at the review another day for the visit is no way of paying', () =>
  expect(heard('muda a instalação pra outro dia', 'confirmacao', given)).toBe('/correct data-instalacao'));

describe('a change of the way of paying, behind its question', () => {
  const at = (step: 'confirmacao' | 'data-instalacao', text: string, direct_debit: boolean) =>
    heard(text, step, { answers: { ...given.answers, direct_debit } });

  it.each([
    ['confirmacao', 'quero trocar, em vez do boleto bota no débito', true],
    ['data-instalacao', 'troca pra débito automático', true],
    ['data-instalacao', 'muda o pagamento pra débito então', true],
    ['confirmacao', 'quero trocar, em vez do débito bota no boleto', false],
    ['confirmacao', 'muda o pagamento pra boleto então', false],
  ] as const)('at %s to the stored one changes nothing: %s', (step, text, direct_debit) =>
    expect(at(step, text, direct_debit)).toContain(replies.isNoted('').trim()),
  );

  it.each([
    ['confirmacao', 'quero trocar, em vez do boleto bota no débito', false],
    ['data-instalacao', 'troca pra débito automático', false],
    ['confirmacao', 'em vez do débito quero boleto', true],
    ['data-instalacao', 'muda o pagamento pra boleto então', true],
  ] as const)('at %s to the other one is asked about: %s', (step, text, direct_debit) =>
    expect(at(step, text, direct_debit)).toMatch(
      direct_debit ? /^\[direct_debit: Boleto[^\]]*\]$/ : /^\[direct_debit: Débito[^\]]*\]$/,
    ),
  );

  it.each(['tira o débito', 'não bota no débito não'])('away from it is no wish for it: %s', (text) =>
    expect(at('confirmacao', text, true)).toMatch(/^\[direct_debit: Boleto/),
  );
});

describe('a fault without its new value beside a correction that has one', () => {
  const all = {
    answers: { ...given.answers, cpf: '52998224725', phone: '11912345678', mothers_name: 'Maria Souza' },
  };

  it.each([
    ['o email ta errado e o telefone é 11 98888-7777', '[phone: (11) 98888-7777] + o email ta errado'],
    ['o cpf tá errado e o vencimento muda pro dia 15', '[due_date: Dia 15] + o cpf tá errado'],
    ['o cpf tá errado e o nome da minha mãe é Neuza com z', '[mothers_name: N**** S****] + o cpf tá errado'],
    ['o nome tá errado e o sobrenome da minha mãe é Lima', '[mothers_name: M**** L****] + o nome tá errado'],
  ])('stays shown: %s', (text, short) => expect(heard(text, 'confirmacao', all)).toBe(short));

  it('is none where the value is its own', () =>
    expect(heard('o email tá errado e o certo é ana.lima@gmail.com', 'confirmacao', all)).toBe(
      '[email: ana.lima@gmail.com]',
    ));
});
