import { describe, expect, it } from 'vitest';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { everyAnswer, sarzedo, taguatinga } from '../../../funnel/given.ts';
import { askedFor, heard } from '../asked.ts';

it('the building behind what is inside it is its number', () =>
  expect(heard('bloco C apto 12, o condomínio é o 500', 'nr-imovel')).toMatch(/number=500/));

describe('an apartment', () => {
  const ordered = { answers: everyAnswer };
  it.each([
    ['tá tudo certo, só o número do ap que é 32', 'confirmacao', '[complement: ap 32]'],
    ['o número do apto tá errado, é 32', 'confirmacao', '[complement: apto 32]'],
  ] as const)('is no house: %s', (text, step, said) => expect(heard(text, step, ordered)).toBe(said));

  it('may have its number behind a comma or its name', () => {
    expect(heard('apto, número 32', 'nr-imovel', { coverage: null })).toBe('[complement: apto 32]');
    expect(heard('prédio 100 apartamento número 32', 'nr-imovel', { coverage: null })).toBe(
      'number=100, complement=apartamento 32',
    );
  });

  it('is not what a bill says of the house', () =>
    expect(heard('no portão tá escrito 318 mas na conta vem 316, usa o da conta', 'nr-imovel')).not.toContain(
      'complement',
    ));
});

describe('a street and what is in the house', () => {
  const at = (text: string) => heard(text, 'instalacao', { place: sarzedo });

  it.each(['apt 302 bl', 'apt 302 e o bloco'])('an unfinished part is left over: %s', (text) => {
    expect(at(text)).toContain('[complement: apt 302]');
    expect(at(text)).toMatch(/bl/);
  });

  it.each([
    'é na rua do posto de saúde, casa amarela',
    'rua do seu Zé da venda, casa amarela',
    'na rua de trás da padaria, casa amarela',
  ])('where a street is does not name it: %s', (text) => {
    expect(at(text)).toContain('casa amarela]');
    expect(at(text)).not.toContain('[address');
    expect(at(text)).not.toContain('[neighborhood');
  });

  it('a dictated full stop parts them', () =>
    expect(at('rua Jose Bonifácio ponto bairro São Geraldo ponto casa')).toMatch(
      /address: rua Jose Bonifácio\].*neighborhood: São Geraldo\]/,
    ));
});

describe('an address', () => {
  const sarzedo = {
    place: {
      UF: 'MG',
      city: 'Sarzedo',
      neighborhood: '',
      address: '',
      zip: '32450000',
      is_block_allotment: false,
    },
  };
  it.each([
    ['Rua da Paciência, Rio Vermelho', 'Rua da Paciência', 'Rio Vermelho'],
    ['Visconde do Rio Branco, Centro', 'Visconde do Rio Branco', 'Centro'],
    ['Marechal Deodoro, Vila Nova', 'Marechal Deodoro', 'Vila Nova'],
  ])('has its street in front of its neighbourhood: %s', (text, street, neighborhood) => {
    const said = heard(text, 'instalacao', sarzedo);
    expect(said).toMatch(new RegExp(`address[=:] ?${street}\\b`));
    expect(said).toMatch(new RegExp(`neighborhood[=:] ?${neighborhood}\\b`));
  });

  it('of a building has the number of that', () =>
    expect(heard('302 bl B, o prédio é o 77', 'nr-imovel', { coverage: null })).toContain('number: 77'));
});

it('a house told in a sentence with its street and postcode is told', () =>
  expect(
    heard('moro na rua das acácias 350 apto 12, cep 04112-080', 'cep', { coverage: null, place: null }),
  ).toContain('number: 350'));

describe('a house that is told with the name of its building', () => {
  const before = { coverage: null };
  it.each([
    [
      'edifício solar das palmeiras, 455, apto 1203 torre 2',
      'edifício solar das palmeiras, apto 1203 torre 2',
    ],
    ['condomínio das flores, 455, casa 12', 'condomínio das flores, casa 12'],
    ['edificio aurora, 455 ap 31', 'edificio aurora, ap 31'],
  ])('keeps its number, name and flat: %s', (text, complement) =>
    expect(heard(text, 'nr-imovel', before)).toBe(`[number: 455] [complement: ${complement}]`),
  );

  it('is written with that name as its complement, where nothing else is told', () =>
    expect(heard('edifício solar das palmeiras, 455', 'nr-imovel', before)).toBe(
      'number=455, complement=edifício solar das palmeiras',
    ));
});

it('the number behind a flat and a comma is the flat', () =>
  expect(heard('é apartamento, 1001', 'nr-imovel', { coverage: null })).toContain('[complement: '));

it('a part of a building behind the number needs no figure, at the postcode either', () =>
  expect(heard('88.330-105 numero 412 casa dos fundos', 'cep', { coverage: null, place: null })).toContain(
    '[complement: casa dos fundos]',
  ));

describe('a street that was forgotten', () => {
  it('is none, whatever stands behind the word', () =>
    expect(
      heard('bairro Riacho da Mata, esqueci o nome da rua pq mudei ontem', 'instalacao', { place: sarzedo }),
    ).not.toContain('address'));
});

it('a flat that was left out is told with where it is missing', () =>
  expect(heard('faltou o ap 34 no endereço', 'confirmacao')).toBe(heard('faltou o ap 34', 'confirmacao')));

it('a number in words ends where the house is described', () =>
  expect(heard('mil e duzentos, é um sobrado', 'nr-imovel', { coverage: null })).toMatch(
    /^\[number: 1200\]/,
  ));

it('a sentence behind the complement is no part of it', () =>
  expect(heard('100, bloco K, apartamento 206. O síndico exige um documento', 'nr-imovel')).not.toMatch(
    /complement: [^\]]*exige/,
  ));

it('"quadra e lote" names neither of them', () =>
  expect(heard('para que servem quadra e lote, se já dei o número', 'nr-imovel')).not.toContain(
    'block_number',
  ));

it('what a building has to allow is no part of its address', () =>
  expect(
    heard('o condomínio precisa autorizar a passagem do cabo ou vcs resolvem isso?', 'nr-imovel'),
  ).not.toContain('complement'));

it('a postcode in two parts is proposed', () =>
  expect(heard('15025 e o resto acho q 040 mas n tenho certeza', 'cep')).toBe('[cep: 15025-040]'));

it('the first part of a postcode is kept in a longer message', () =>
  expect(
    understand('é 24220 só não lembro o final, fica na moreira césar em icaraí', askedFor('cep')).kind,
  ).toBe('partial'));

it('the number behind the part of a house is that of the house', () =>
  expect(heard('casa dos fundos do 45', 'nr-imovel')).toBe('[number: 45] [complement: casa dos fundos]'));

it.each(['45, minha casa é de madeira', '45, so que o portão tá com 54'])(
  'what a house is like is no complement: %s',
  (text) => expect(heard(text, 'nr-imovel')).not.toContain('complement'),
);

it.each([
  ['qd 47 lt 12-A', /allotment_number: 12A/],
  ['é a quadra F de faca lote nove', /block_number: F\].*allotment_number: 9\]/],
  ['C 12 lote 5', /block_number: C 12\].*allotment_number: 5\]/],
  ['quadra 10-A lote 21-B', /block_number: 10A\].*allotment_number: 21B\]/],
  ['quadra 7 lotes 3 e 4', /block_number: 7\].*allotment_number: 3 e 4\]/],
  ['cuadra 5 lote 12', /block_number: 5\].*allotment_number: 12\]/],
  ['o lote 7', /^\[allotment_number: 7\]$/],
  ['a quadra eu sei, é a 42, mas o lote não tá na conta de luz', /block_number: 42/],
])('a block and a lot are read in a town of blocks: %s', (text, told) =>
  expect(heard(text, 'nr-imovel', { place: taguatinga })).toMatch(told),
);

it.each([
  ['Rua Goiás, 215, centro', /number: 215\].*address: Rua Goiás\].*neighborhood: centro/],
  ['Rua XV de Novembro 345 fundos', /number: 345\].*complement: fundos\].*address: Rua XV de Novembro\]/],
  ['moro na travessa são jorge mas o número n tem', /address: travessa são jorge\]/],
])('the number behind a street is no part of its name: %s', (text, told) =>
  expect(heard(text, 'instalacao', { place: sarzedo, answers: { number: '100' } })).toMatch(told),
);

it('a road without a number is in no neighbourhood of that name', () =>
  expect(
    heard('estrada do engenho s/n km 4, sítio boa vista', 'instalacao', { place: sarzedo }),
  ).not.toContain('neighborhood'));

it('of two streets the corrected one is taken', () =>
  expect(
    heard('Rua Padre Cicero, digo, Rua Padre Antônio Tomás', 'instalacao', { place: sarzedo }),
  ).toContain('[address: Rua Padre Antônio Tomás]'));

it('who says that it is not their street is asked for the postcode again', () =>
  expect(
    heard('num é avenida paulista nao, digitei errado', 'nr-imovel', {
      place: { ...sarzedo, address: 'Avenida Paulista' },
      answers: { cep: '01310-100' },
    }),
  ).toBe('/correct cep'));

it.each([
  ['cep', 'aqui é da comunidade do córrego fundo o cep é 37950-000', 'cep=37950-000'],
  ['data-de-vencimento', 'pago o condomínio todo dia 5', '[due_date: Dia 5]'],
] as const)('a place or a bill of that name is no part of a building: at %s, %s', (step, text, told) => {
  expect(heard(text, step)).toContain(told);
  expect(heard(text, step)).not.toContain('complement');
});

it('a street that is named after a day and crosses the own one is no number', () =>
  expect(heard('2210 entre almirante barroso e 25 de setembro', 'nr-imovel')).toBe(
    'number=2210, complement=entre almirante barroso e 25 de setembro',
  ));

it('who hesitates between two plans tells no place', () =>
  expect(heard('tô em dúvida entre o de 400 e o do meio', 'planos')).not.toContain('complement'));

it('what a house looks like is no part of its number', () =>
  expect(heard('conjunto F casa 22, é a casa rosa da esquina', 'nr-imovel', { place: taguatinga })).toContain(
    '[number: conjunto F casa 22]',
  ));

it('a house of a condominium is a part of it, and no number of the street', () => {
  const said = heard('casa 3 do condomínio vila verde', 'nr-imovel');
  expect(said).toContain('complement');
  expect(said).not.toContain('[number');
});

it('the ground floor behind a number is told with it', () =>
  expect(heard('450, térreo', 'nr-imovel')).toBe('number=450, complement=térreo'));

it('what others call a neighbourhood is no part of its name', () =>
  expect(
    heard('o bairro é zona rural mas o povo fala Pedra Lisa', 'instalacao', { place: sarzedo }),
  ).toContain('[neighborhood: zona rural]'));
