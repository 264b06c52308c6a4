import { describe, expect, it } from 'vitest';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { askedFor, heard } from '../asked.ts';

describe('several answers in one message', () => {
  it.each([
    ['Ana Souza, 11 98765-1234, ana@gmail.com'],
    ['Ana Souza\n11987651234\nana@gmail.com'],
    ['ana@gmail.com / 11 98765-1234 / Ana Souza'],
    ['Ana Souza 11987651234 ana@gmail.com'],
    ['meu nome é Ana Souza, tel (11) 98765-1234 e email ana@gmail.com'],
    ['Nome: Ana Souza; Telefone: 11 98765-1234; E-mail: ana@gmail.com'],
    ['Oi! Sou a Ana Souza, meu whats é 11 98765-1234 e meu e-mail é ana@gmail.com'],
  ])('%s fills the card', (text) =>
    expect(heard(text, ['nome', 'telefone', 'email'])).toBe(
      'name=Ana Souza, phone=(11) 98765-1234, email=ana@gmail.com',
    ),
  );

  it.each([
    ['Ana Souza', '[name: Ana Souza]'],
    ['11 98765-1234', '[phone: (11) 98765-1234]'],
    ['ana@gmail.com 11 98765-1234', '[phone: (11) 98765-1234] [email: ana@gmail.com]'],
    ['Ana Souza, 11 1234', '[name: Ana Souza] + 11 1234'],
    [
      'Ana Souza, 11 98765-1234, ana@gmail.com, nasci em 02/02/1990',
      '[name: Ana Souza] [phone: (11) 98765-1234] [email: ana@gmail.com] [birth_date: **/**/1990]',
    ],
  ])('%s: part of the card, or more', (text, short) =>
    expect(heard(text, ['nome', 'telefone', 'email'])).toBe(short),
  );

  it.each([
    ['01310-100, 1000', '[cep: 01310-100] [number: 1000]'],
    ['01310-100 1000', '[cep: 01310-100] [number: 1000]'],
    ['01310100 numero 1000', '[cep: 01310-100] [number: 1000]'],
    ['CEP: 01310-100 Nº 1000 AP 52', '[cep: 01310-100] [number: 1000] [complement: AP 52]'],
    ['moro no 01310-100 número 1000, quero 600 mega', '[cep: 01310-100] [number: 1000] [idPlan: 600 Mega]'],
    ['01310-100 e meu nome é Ana Souza', '[cep: 01310-100] [name: Ana Souza]'],
    ['01310-100, ana@gmail.com', '[cep: 01310-100] [email: ana@gmail.com]'],
    [
      '01310-100 numero 1000 ap 52 me chamo Ana Souza',
      '[cep: 01310-100] [number: 1000] [complement: ap 52] [name: Ana Souza]',
    ],
    [
      '01310-100 numero 1000 casa 3, sou a Ana Souza',
      '[cep: 01310-100] [number: 1000] [complement: casa 3] [name: Ana Souza]',
    ],
  ])('%s where the postcode is asked', (text, short) => expect(heard(text, 'cep')).toBe(short));

  it.each([
    ['nome', 'Ana Souza e meu telefone é 11 98765-1234', '[name: Ana Souza] [phone: (11) 98765-1234]'],
    ['nome', '01310-100', '[cep: 01310-100]'],
    ['nr-imovel', 'bloco C ap 101', '[complement: bloco C ap 101]'],
    [
      'nome',
      'ana souza e quero pagar dia 10 no débito',
      '[name: ana souza] [due_date: Dia 10] [direct_debit: Débito automático]',
    ],
    ['nr-imovel', 'meu número é 11 98765-4321', '[phone: (11) 98765-4321]'],
    ['nr-imovel', '1000 e o cep é 01310-100', '[cep: 01310-100] [number: 1000]'],
    ['cpf', 'cpf 52998224725 nasci em 02/02/1990', '[birth_date: **/**/1990] [cpf: ***.***.247-25]'],
    [
      'nome',
      'Ana Souza Reis, minha mãe se chama Vera Lúcia Reis',
      '[name: Ana Souza Reis] [mothers_name: V**** L**** R****]',
    ],
    [
      'data-de-vencimento',
      'vencimento dia 5, boleto msm',
      '[due_date: Dia 5] [direct_debit: Boleto por e-mail]',
    ],
    ['telefone', 'meu email está errado, é ana@gmail.com', '[email: ana@gmail.com]'],
    ['confirmacao', 'corrigir o e-mail para ana@x.com', '[email: ana@x.com]'],
    ['confirmacao', 'mudar o vencimento para dia 10', '[due_date: Dia 10]'],
    ['confirmacao', 'mudar o cep para 20040-020', '[cep: 20040-020]'],
    ['confirmacao', 'prefiro o plano de 1 giga', '[idPlan: 1 Giga]'],
    ['confirmacao', 'o de 600', '[idPlan: 600 Mega]'],
    ['nome', 'opa, o de 600 na verdade', '[idPlan: 600 Mega]'],
    ['telefone', 'prefiro o de 600', '[idPlan: 600 Mega]'],
    ['data-de-vencimento', 'quero mudar para o plano 1000', '[idPlan: 1 Giga]'],
    ['conta-debito', 'o de 600', '[idPlan: 600 Mega]'],
    ['instalacao', 'na verdade o de 600', '[idPlan: 600 Mega]'],
    ['confirmacao', 'o de 1 giga', '[idPlan: 1 Giga]'],
    ['confirmacao', 'quero pagar no boleto', '[direct_debit: Boleto por e-mail]'],
    [
      'data-de-vencimento',
      'dia 10, no débito automático',
      '[due_date: Dia 10] [direct_debit: Débito automático]',
    ],
  ] as const)('at %s: %s', (step, text, short) => expect(heard(text, step)).toBe(short));

  it('come in the order of the journey, each under its step', () => {
    const understood = understand('ana@gmail.com, 11 98765-1234, me chamo Ana Souza', askedFor('cep'));
    expect(understood).toEqual({
      kind: 'proposal',
      answers: [
        { step: 'nome', field: 'name', raw: { name: ['Ana Souza'] }, shown: 'Ana Souza' },
        { step: 'telefone', field: 'phone', raw: { phone: ['(11) 98765-1234'] }, shown: '(11) 98765-1234' },
        { step: 'email', field: 'email', raw: { email: ['ana@gmail.com'] }, shown: 'ana@gmail.com' },
      ],
    });
  });

  it('leave out what this visitor is never asked', () => {
    const asked = askedFor('cep', { personType: 'pj' });
    expect(understand('529.982.247-25, nasci em 02/02/1990', asked).kind).toBe('refused');
    expect(understand('me chamo Ana Souza', { ...asked, journey: ['cep', 'nr-imovel'] }).kind).toBe(
      'unclear',
    );
  });

  it('stand by themselves while nothing is asked', () =>
    expect(heard('01310-100', [])).toBe('[cep: 01310-100]'));
});

describe('a number out of turn', () => {
  it.each([
    ['confirmacao', 'o de 750'],
    ['confirmacao', 'não quero o de 600'],
    ['confirmacao', 'o de 600 reais'],
    ['nome', 'quero 600'],
  ] as const)('at %s: %s names no plan', (step, text) => expect(heard(text, step)).not.toContain('idPlan'));

  it('names one only where plans are offered', () =>
    expect(heard('o de 600', 'nome', { coverage: null })).not.toContain('idPlan'));
});

describe('before coverage is known', () => {
  it('a wish for a plan waits until plans are offered', () => {
    expect(heard('01310-100, quero 600 mega', 'cep', { coverage: null })).toBe('cep=01310-100');
  });
});
