import { describe, expect, it } from 'vitest';
import { hintWords } from '../../../src/content/conversation/hints.ts';
import { replies } from '../../../src/content/conversation/replies.ts';
import { fieldErrors } from '../../../src/content/field-errors.ts';
import { optionOf } from '../../../src/conversation/understanding/recognisers/recognise-quiz.ts';
import { understand } from '../../../src/conversation/understanding/understand.ts';
import { quiz, sarzedo, taguatinga } from '../../funnel/given.ts';
import { askedFor, heard, inShort } from './asked.ts';

const unclear = (sentence: string) => `unclear: ${sentence}`;

describe('the postcode', () => {
  it.each([
    '01310100',
    '01310-100',
    '01.310-100',
    '01310 100',
    '01 310 100',
    'cep 01310 100',
    'CEP: 01310–100',
    'cep01310100',
    'meu cep é 01310-100',
    'o cep é 01310100',
    'Oi, meu CEP é 01310-100',
    'bom dia! 01310100',
    'moro no 01310-100',
    '01310-100 por favor',
    '0 1 3 1 0 1 0 0',
    '01310-100.',
    '01310-100?',
    '  01310-100  ',
    'acho que é 01310-100',
    '01310-100 👍',
  ])('%s', (text) => expect(heard(text, 'cep')).toBe('cep=01310-100'));

  it.each([
    'nao é 01310-100, é 20040-020',
    'não é 01310-100 e sim 20040-020',
    '01310-100 não, 20040-020',
    '20040-020, não 01310-100',
    '01310-100, aliás 20040-020',
    '01310-100 ou melhor 20040-020',
    'mudou de 01310-100 para 20040-020',
    'não, 20040-020',
    '20040-020, repito: 20040020',
  ])('%s', (text) => expect(heard(text, 'cep')).toBe('cep=20040-020'));

  it.each(['cep 01310-100 ou 20040-020', '01310-100 20040-020', '01310100, 20040020'])(
    '%s is asked about',
    (text) => expect(heard(text, 'cep')).toBe(`? ${replies.whichPostcode}`),
  );

  it('one that is only denied is not decided', () =>
    expect(heard('não é 01310-100', 'cep')).toBe(unclear(fieldErrors.cepShape)));

  it.each([
    ['nao é 01310-100, é 20040-020', '[cep: 20040-020]'],
    ['o cep mudou de 01310-100 para 20040-020', '[cep: 20040-020]'],
    ['cep 01310-100, 20040-020', unclear('Escreva o número do imóvel, como 100, ou “sem número”.')],
  ])('%s is no house number either', (text, short) => expect(heard(text, 'nr-imovel')).toBe(short));

  it.each([
    ['013101000', fieldErrors.cepShape],
    ['00000-000', fieldErrors.cepShape],
    ['Av Paulista', hintWords.place],
    ['moro em São Paulo', hintWords.place],
  ])('%s is none', (text, sentence) => expect(heard(text, 'cep')).toBe(unclear(sentence)));
});

describe('the number of the house', () => {
  it.each([
    ['100', '100'],
    ['10', '10'],
    ['nº 100', '100'],
    ['n° 100', '100'],
    ['n. 20', '20'],
    ['n 100', '100'],
    ['nº100', '100'],
    ['num 30', '30'],
    ['número 1000', '1000'],
    ['Numero: 1000', '1000'],
    ['é o 35B', '35B'],
    ['é 250', '250'],
    ['meu prédio é o 700', '700'],
    ['12-A', '12-A'],
    ['100A', '100A'],
    ['250/31', '250/31'],
    ['1.578', '1578'],
    ['700, por favor', '700'],
    ['45, Bela Vista', '45'],
    ['Avenida Paulista 1578, São Paulo', '1578'],
    ['o número da casa é 77', '77'],
    ['Av Paulista, 1578', '1578'],
    ['km 12', 'km 12'],
    ['casa 2', 'casa 2'],
    ['lote 5', 'lote 5'],
    ['quadra 4 lote 12', 'quadra 4 lote 12'],
  ])('%s', (text, number) => expect(heard(text, 'nr-imovel')).toBe(`number=${number}`));

  it.each([
    's/n',
    'S/N',
    'sn',
    's/nº',
    'sem número',
    'sem numero',
    'não tem número',
    'não tem',
    'é sem número',
    'casa sem número',
  ])('%s is none', (text) => expect(heard(text, 'nr-imovel')).toBe('no_number=on'));

  it.each(['100 reais', 'não', 'sim', 'não sei', '12.5'])('%s is no answer', (text) =>
    expect(heard(text, 'nr-imovel')).toBe(unclear('Escreva o número do imóvel, como 100, ou “sem número”.')),
  );

  it('stands apart from the complement that the network needs by its parts', () => {
    const structured = { infraco: 'TIM', technology: 'FTTH', structured_complement: true };
    const coverage = { plans: [], infra: structured };
    expect(heard('100 apto 12', 'nr-imovel', { coverage })).toBe(
      '[number: 100] [complement: Apartamento 12]',
    );
  });

  it.each([
    ['100 apto 12', 'number=100, complement=apto 12'],
    ['nº 100, casa 2', 'number=100, complement=casa 2'],
    ['1000, bloco B, ap 34', 'number=1000, complement=bloco B, ap 34'],
    ['250 - apto 31', 'number=250, complement=apto 31'],
    ['fica no 45 fundos', 'number=45, complement=fundos'],
    ['100 departamento 4 piso 2', 'number=100, complement=apartamento 4 andar 2'],
    ['100, dpto 12, primer piso', 'number=100, complement=apartamento 12, primeiro andar'],
    ['900, conjunto 31, terceiro andar', 'number=900, complement=conjunto 31, terceiro andar'],
    ['número 250 bloco A', 'number=250, complement=bloco A'],
    ['100 (fundos)', 'number=100, complement=fundos'],
    ['s/nº casa 2', 'no_number=on, complement=casa 2'],
    ['100, sem complemento', 'number=100, no_complement=on'],
  ])('%s tells the complement as well', (text, told) => expect(heard(text, 'nr-imovel')).toBe(told));

  it('that was given stays where the complement alone is told, changed or taken back', () => {
    const given = { answers: { number: '100', complement: { text: 'apto 12', parts: [] } } };
    expect(heard('apto 13', 'nr-imovel', given)).toBe('number=100, complement=apto 13');
    expect(heard('sem complemento', 'nr-imovel', given)).toBe('number=100, no_complement=on');
    expect(heard('apto 13', 'nr-imovel')).toBe('[complement: apto 13]');
  });

  it.each([
    ['quadra 10, lote 7, número 5', 'number=5, block_number=10, allotment_number=7'],
    ['qd 4 lt 12 s/n', 'no_number=on, block_number=4, allotment_number=12'],
    ['q4 l12 s/n', 'no_number=on, block_number=4, allotment_number=12'],
    ['QNA 5 lote 3 numero 10', 'number=10, block_number=QNA 5, allotment_number=3'],
    ['Quadra A Lote B, sem número', 'no_number=on, block_number=A, allotment_number=B'],
    ['quadra 4 lote 12', '[block_number: 4] [allotment_number: 12]'],
    ['qd 4 lt 12', '[block_number: 4] [allotment_number: 12]'],
    ['q4 l12', '[block_number: 4] [allotment_number: 12]'],
    ['q b l 3', '[block_number: B] [allotment_number: 3]'],
    ['Q. B, L. 3', '[block_number: B] [allotment_number: 3]'],
    ['quadra B lote 7', '[block_number: B] [allotment_number: 7]'],
    ['quadra AB lote 7', '[block_number: AB] [allotment_number: 7]'],
    ['só tenho a quadra, é a 22', '[block_number: 22]'],
    ['a quadra é 4 e o lote é o 7', '[block_number: 4] [allotment_number: 7]'],
    ['quadra SQS 305, lote 7', '[block_number: SQS 305] [allotment_number: 7]'],
    ['lote A', '[allotment_number: A]'],
    ['quadra 22 lote nove a', '[block_number: 22] [allotment_number: 9A]'],
    ['meu nome é ana paula lima', '[name: ana paula lima]'],
  ])('%s in a town of blocks', (text, short) => {
    expect(heard(text, 'nr-imovel', { place: taguatinga })).toBe(short);
  });

  it.each([
    'não sei qual',
    'não sei a quadra e o lote',
    'que quadra?',
    'qual o lote',
    'q é isso',
    'que dia 4',
    'com 3',
    'lá no fim',
    'lote de esquina',
    'quadra no fim',
    'leal',
    'ana luz',
  ])('%s names no block and no lot', (text) =>
    expect(understand(text, askedFor('nr-imovel', { place: taguatinga })).kind).not.toMatch(
      /^(answer|several)$/,
    ),
  );
});

describe('the phone', () => {
  it.each([
    '11987654321',
    '(11) 98765-4321',
    '(11)98765-4321',
    '11 98765-4321',
    '11 9 8765 4321',
    '11 98765.4321',
    '11-98765-4321',
    '011 98765-4321',
    '0xx11 98765 4321',
    '0 15 11 98765-4321',
    '+55 11 98765-4321',
    '+5511987654321',
    '5511987654321',
    '0055 11 98765-4321',
    '+55 (11) 9.8765-4321',
    'meu zap é 11 98765-4321',
    'meu número é (11) 98765-4321, pode ligar',
    'whats 11 98765-4321',
    '11 98765-4321.',
    '11 9 87 65 43 21',
    'é 11 9 8765 quatro três 21',
  ])('%s', (text) => expect(heard(text, 'telefone')).toBe('phone=(11) 98765-4321'));

  it('55 is an area code as well', () =>
    expect(heard('55 98765-4321', 'telefone')).toBe('phone=(55) 98765-4321'));

  it.each(['20 98765-4321'])('%s is none', (text) =>
    expect(heard(text, 'telefone')).toBe(unclear(fieldErrors.phone)),
  );

  it.each(['529.982.247-25', '52998224725'])('%s is a CPF by its check digits', (text) =>
    expect(heard(text, 'telefone')).toBe('[cpf: ***.***.247-25]'),
  );

  it('of the line', () =>
    expect(heard('minha linha é 11 98765-4321', 'consulta-telefone')).toBe('line_phone=(11) 98765-4321'));
});

describe('the e-mail', () => {
  it.each([
    ['ana@gmail.com', 'ana@gmail.com'],
    ['meu email é ana@gmail.com.', 'ana@gmail.com'],
    ['pode mandar para ana.souza+fibra@uol.com.br, obrigada', 'ana.souza+fibra@uol.com.br'],
    ['o e-mail: ANA@GMAIL.COM', 'ANA@GMAIL.COM'],
    ['<ana@gmail.com>', 'ana@gmail.com'],
    ['ana @ gmail.com', 'ana@gmail.com'],
    ['ana @ gmail . com', 'ana@gmail.com'],
    ['ana arroba gmail ponto com', 'ana@gmail.com'],
    ['ana.souza arroba hotmail.com.br', 'ana.souza@hotmail.com.br'],
    ['ana_souza@exemplo.com.br 👍', 'ana_souza@exemplo.com.br'],
  ])('%s', (text, email) => expect(heard(text, 'email')).toBe(`email=${email}`));

  it.each([['joão@gmail.com', fieldErrors.email]])('%s is none', (text, sentence) =>
    expect(heard(text, 'email')).toBe(unclear(sentence)),
  );

  it('comes with a wish for offers', () => {
    expect(heard('ana@gmail.com, quero receber ofertas', 'email')).toBe(
      'email=ana@gmail.com, accept_promotions=on',
    );
    expect(heard('ana@gmail.com, não quero receber ofertas', 'email')).toBe('email=ana@gmail.com');
  });
});

describe('the birth date', () => {
  it.each([
    ['12 de março de 1990', '12/03/1990'],
    ['12 de marco 1990', '12/03/1990'],
    ['dia 12 de março de 90', '12/03/1990'],
    ['12 mar 90', '12/03/1990'],
    ['12/mar/1990', '12/03/1990'],
    ['12/3/90', '12/03/1990'],
    ['12/03/1990', '12/03/1990'],
    ['12031990', '12/03/1990'],
    ['120390', '12/03/1990'],
    ['12.03.1990', '12/03/1990'],
    ['12-03-1990', '12/03/1990'],
    ['12 03 1990', '12/03/1990'],
    ['1990-03-12', '12/03/1990'],
    ['12 do 3 de 1990', '12/03/1990'],
    ['nasci em 12/03/1990', '12/03/1990'],
    ['minha data de nascimento é 12/03/1990', '12/03/1990'],
    ['doze de março de 1990', '12/03/1990'],
    ['doze de março de mil novecentos e noventa', '12/03/1990'],
    ['vinte e oito de junho de mil novecentos e oitenta e cinco', '28/06/1985'],
    ['trinta e um de dezembro de setenta e nove', '31/12/1979'],
    ['nasci no dia primeiro de maio de dois mil e quatro', '01/05/2004'],
    ['dois de agosto de dois mil', '02/08/2000'],
    ['nove do seis de mil e novecentos e oitenta', '09/06/1980'],
    ['vinte e cinco de dezembro de 1975', '25/12/1975'],
    ['1º de maio de 1985', '01/05/1985'],
    ['primeiro de maio de 1985', '01/05/1985'],
    ['2/2/1990', '02/02/1990'],
    ['5/5/05', '05/05/2005'],
    ['5/5/27', '05/05/1927'],
    ['12.03.90', '12/03/1990'],
    ['22/08/78', '22/08/1978'],
    ['dia 12 de maio, o ano é 87', '12/05/1987'],
    ['1987, 12 de maio', '12/05/1987'],
    ['12/05 de mil novecentos e oitenta e sete', '12/05/1987'],
  ])('%s', (text, date) => expect(heard(text, 'data-nascimento')).toBe(`birth_date=${date}`));

  it.each([
    ['31/02/1990', fieldErrors.dateInvalid],
    ['31 de fevereiro de 1990', fieldErrors.dateInvalid],
    ['12/03/2015', fieldErrors.birthTooYoung],
    ['12/03/19', fieldErrors.dateInvalid],
    ['5/5/15', fieldErrors.dateInvalid],
    ['12/03/1890', fieldErrors.birthTooOld],
  ])('%s is none', (text, sentence) => expect(heard(text, 'data-nascimento')).toBe(unclear(sentence)));
});

describe('the documents', () => {
  it.each([
    '52998224725',
    '529.982.247-25',
    '529982247-25',
    'meu cpf é 529 982 247 25',
    'CPF: 529.982.247/25',
    '529.982.247-25 esse',
  ])('%s', (text) => expect(heard(text, 'cpf')).toBe('cpf=529.982.247-25'));

  it.each(['529.982.247-24', '11987654321', '00000000000', '111.111.111-11'])('%s is no CPF', (text) =>
    expect(heard(text, 'cpf')).toBe(unclear(fieldErrors.cpf)),
  );

  it.each(['(11) 98765-4321', 'meu telefone é 11987654321'])('%s is a phone', (text) =>
    expect(heard(text, 'cpf')).toBe('[phone: (11) 98765-4321]'),
  );

  it.each(['12.ABC.345/01DE-35', '12abc34501de35', 'CNPJ 12 ABC 345 01DE 35'])('%s of a company', (text) =>
    expect(heard(text, 'cpf', { personType: 'pj' })).toBe('[cnpj: **.***.***/01DE-35]'),
  );

  it.each([
    'CNPJ 12.ABC.345/01DE-35, razão social 3M & Filhos Ltda',
    '12abc34501de35 e a empresa é 3M & Filhos Ltda',
    '12.ABC.345/01DE-35, 3M & Filhos Ltda',
  ])('%s, with its name', (text) =>
    expect(heard(text, 'cpf', { personType: 'pj' })).toBe(
      'cnpj=12.ABC.345/01DE-35, company_name=3M & Filhos Ltda',
    ),
  );

  it.each([
    ['razão social Padaria Sol, cnpj 12.ABC.345/01DE-35, sou o dono Carlos Mendes', 'Padaria Sol'],
    ['12.ABC.345/01DE-35, razão social Padaria Sol, sou o dono Carlos Mendes', 'Padaria Sol'],
    ['Padaria Sol Ltda, cnpj 12.ABC.345/01DE-35', 'Padaria Sol Ltda'],
    ['Padaria Sol, Mendes e Filhos Ltda, 12.ABC.345/01DE-35', 'Padaria Sol, Mendes e Filhos Ltda'],
    ['12.ABC.345/01DE-35 razão social: Padaria Sol Ltda. Responsável: Carlos Mendes', 'Padaria Sol Ltda'],
    ['nome fantasia Pão Bom, razão social Padaria Sol Ltda, 12.ABC.345/01DE-35', 'Padaria Sol Ltda'],
  ])('a company is called by its own name alone, whatever stands beside it: %s', (text, name) => {
    const [, told] =
      /company_name[:=] ?([^\]=]*?)(?:\]|$|, \w+=)/.exec(heard(text, 'cpf', { personType: 'pj' })) ?? [];
    expect(told).toBe(name);
  });

  it('who orders for a company tells its name, its CNPJ and their own name at once, at the question for the name', () =>
    expect(
      heard('razão social Padaria Sol, cnpj 12.ABC.345/01DE-35, sou o dono Carlos Mendes', 'nome', {
        personType: 'pj',
      }),
    ).toBe('[name: Carlos Mendes] [cnpj: **.***.***/01DE-35] [company_name: Padaria Sol]'));

  it('a complaint about the name of the company is no name of it', () =>
    expect(heard('a razão social está errada', 'email', { personType: 'pj' })).not.toContain('company_name'));

  it.each(['por que vocês pedem isso', 'pode ser depois', 'oi'])('%s is no company', (text) =>
    expect(heard(text, 'cpf', { personType: 'pj' })).not.toContain('company_name'),
  );

  it('a CNPJ with wrong check digits in a sentence is not offered as the name of the company', () =>
    expect(
      understand('meu cnpj é 11.222.333/0001-80', askedFor('cpf', { personType: 'pj' })).guess,
    ).toBeUndefined());

  it('a CNPJ with wrong check digits is refused', () =>
    expect(heard('12.345.678/0001-99', 'cpf', { personType: 'pj' })).toBe(unclear(fieldErrors.cnpj)));

  it.each(['123456', '123 456', 'código 123456', 'é 123-456'])('the code %s', (text) =>
    expect(heard(text, 'confirmacao-colaborador')).toBe('code=123456'),
  );

  it.each([
    'não recebi o código',
    'o código não chegou',
    'quero outro código',
    'manda de novo',
    'o código expirou',
    'esqueci o código',
    'onde acho o código?',
    'apaguei o e-mail do código',
    'manda outro',
  ])('%s is told where another code comes from', (text) =>
    expect(heard(text, 'confirmacao-colaborador')).toBe(`? ${replies.noCode}`),
  );
});

describe('the rest of the address', () => {
  it('a housing estate is a street, and a porter part of the building', () => {
    expect(
      heard('conjunto habitacional José Bonifácio, bairro Itaquera', 'instalacao', { place: sarzedo }),
    ).toBe('address=conjunto habitacional José Bonifácio, neighborhood=Itaquera');
    expect(heard('apto 304 bloco B, portaria 24h', 'instalacao', { place: sarzedo })).toBe(
      '[complement: apto 304 bloco B, portaria 24h]',
    );
  });

  it.each([
    [
      'Rua das Flores, Centro, casa 2',
      '[complement: casa 2] [address: Rua das Flores] [neighborhood: Centro]',
    ],
    [
      'Rua das Flores\nCentro\nsem complemento',
      '[complement: Sem complemento] [address: Rua das Flores] [neighborhood: Centro]',
    ],
    [
      'moro na Rua das Flores, 100, bairro Jardim América, fundos',
      '[complement: fundos] [address: Rua das Flores] [neighborhood: Jardim América]',
    ],
    [
      'Av. Brasil, bairro: Centro, apto 12 bloco B',
      '[complement: apto 12 bloco B] [address: Av. Brasil] [neighborhood: Centro]',
    ],
    ['Rua das Flores 100', '[address: Rua das Flores]'],
    ['rua projetada 3', '[address: rua projetada 3]'],
    ['Rua das Flores, bairro Centro', 'address=Rua das Flores, neighborhood=Centro'],
    ['bairro centro', '[neighborhood: centro]'],
    ['Bairro: Centro.', '[neighborhood: Centro]'],
    ['é no bairro Jardim América', '[neighborhood: Jardim América]'],
    ['moro no bairro Vila Nova', '[neighborhood: Vila Nova]'],
    ['bairro Vila Nova, casa 2', '[complement: casa 2] [neighborhood: Vila Nova]'],
    ['bairro Vila Nova rua das Flores', 'address=rua das Flores, neighborhood=Vila Nova'],
    ['bairro Vila Nova na rua das Flores', 'address=rua das Flores, neighborhood=Vila Nova'],
    ['bairro Vila Nova, rua das Flores', 'address=rua das Flores, neighborhood=Vila Nova'],
    ['apto 12', '[complement: apto 12]'],
    ['não tem complemento', '[complement: Sem complemento]'],
  ])('%s', (text, short) =>
    expect(heard(text, 'instalacao', { place: sarzedo, answers: { number: '100' } })).toBe(short),
  );

  it('is no street where that was given before', () =>
    expect(
      heard('bairro centro', 'instalacao', { place: sarzedo, answers: { number: '100', address: 'Rua A' } }),
    ).toBe('[neighborhood: centro]'));

  const infra = { infraco: 'TIM', technology: 'FTTH', structured_complement: true };

  it.each([
    ['apto 12', 'complement_type=apartamento, complement=12'],
    ['ap. 12', 'complement_type=apartamento, complement=12'],
    ['Apartamento 12, bloco B', 'complement_type=apartamento, complement=12, bloco B'],
    ['bloco B apto 12', 'complement_type=apartamento, complement=12, bloco B'],
    ['casa 2', 'complement_type=casa, complement=2'],
    ['sala 301', 'complement_type=sala, complement=301'],
    ['fundos', 'complement_type=fundos, complement=fundos'],
    ['sem complemento', 'no_complement=on'],
    ['não', 'no_complement=on'],
    ['nenhum', 'no_complement=on'],
    ['12', unclear('Escreva o tipo e o número do complemento, como “apartamento 12” ou “casa 2”.')],
  ])('%s where parts have names', (text, short) => {
    expect(heard(text, 'instalacao', { coverage: { plans: [], infra } })).toBe(short);
  });
});

describe('the due date', () => {
  it.each([
    ['dia 10', 10],
    ['10', 10],
    ['todo dia 10', 10],
    ['dia 10 de cada mês', 10],
    ['dez', 10],
    ['todo dia cinco', 5],
    ['05', 5],
    ['no dia primeiro', 1],
    ['dia 1º', 1],
    ['dia um', 1],
    ['vinte e cinco', 25],
    ['pode ser dia 15', 15],
    ['quero dia 15', 15],
    ['o dia 25 está bom', 25],
    ['dia 20 por favor', 20],
  ])('%s', (text, day) => expect(heard(text, 'data-de-vencimento')).toBe(`due_date=${day}`));

  it.each(['dia 11', '31', '10 reais', 'dia 100'])('%s is none', (text) =>
    expect(heard(text, 'data-de-vencimento')).toBe(
      unclear('Escolha um destes dias do mês: 1, 5, 10, 15, 20 ou 25.'),
    ),
  );
});

describe('direct debit', () => {
  it.each([
    'sim',
    'Sim!',
    's',
    'sim, por favor',
    'claro',
    'claro que sim',
    'pode ser',
    'pode ser sim',
    'com certeza',
    'quero',
    'quero sim',
    'isso',
    'isso mesmo',
    'é',
    'ok',
    'beleza',
    'bora',
    'perfeito',
    'aham',
    'fechado',
    'sem dúvida',
    'pois não',
    '👍',
    'débito',
    'débito automático',
    'no débito automático',
    'débito em conta',
    'pode debitar',
    'não quero boleto, quero débito',
    'siiim',
    'com ctz',
    'sim, débito',
  ])('%s', (text) => expect(heard(text, 'ativar-debito')).toBe('direct_debit=true'));

  it.each([
    'não',
    'nao',
    'n',
    'não, obrigado',
    'não quero',
    'quero não',
    'prefiro não',
    'agora não',
    'negativo',
    'de jeito nenhum',
    'nem pensar',
    'claro que não',
    'não precisa',
    'melhor não',
    '👎',
    'boleto',
    'no boleto por favor',
    'não, boleto',
    'pix',
    'quero pagar no pix',
    'código de barras',
    'não quero débito',
    'sem débito',
    'débito não',
    'prefiro boleto',
  ])('%s', (text) => expect(heard(text, 'ativar-debito')).toBe('direct_debit=false'));

  it.each(['tenho medo de débito automático', 'tenho receio do débito'])('%s chooses no debit', (text) =>
    expect(JSON.stringify(understand(text, askedFor('ativar-debito')))).not.toContain('"true"'),
  );

  it.each(['Deus me livre de débito', 'detesto esse negócio de débito automático', 'n qro debito'])(
    'a way that is turned down is never noted as wanted: %s',
    (text) => expect(heard(text, 'ativar-debito')).not.toContain('direct_debit=true'),
  );

  it.each(['o que sair mais barato', 'o que for mais em conta'])(
    '%s is asked about, and is no question',
    (text) => expect(heard(text, 'ativar-debito')).toBe('[direct_debit: Débito automático]'),
  );

  it.each(['sim ou não', 'não sei', 'talvez', 'boleto ou débito'])('%s is neither', (text) =>
    expect(heard(text, 'ativar-debito')).toMatch(
      /^(unclear: Escreva “débito automático” ou “boleto”|\? São duas formas|\? No débito automático)/,
    ),
  );
});

describe('the account', () => {
  it.each([
    ['itaú ag 1234 conta 12345-6', 'bank=341, agency=1234, account_number=12345-6'],
    ['Itaú, agência 1234, conta 12345-6', 'bank=341, agency=1234, account_number=12345-6'],
    ['itaú 1234 12345-6', 'bank=341, agency=1234, account_number=12345-6'],
    ['341 1234 12345-6', 'bank=341, agency=1234, account_number=12345-6'],
    ['Banco do Brasil agência 1234-5 conta 123456-7', 'bank=001, agency=1234-5, account_number=123456-7'],
    ['nubank ag 0001 conta 1234567-8', 'bank=260, agency=0001, account_number=1234567-8'],
    ['bradesco ag: 1234 cc: 12345-6', 'bank=237, agency=1234, account_number=12345-6'],
    ['conta 12345 dígito 6 agencia 1234 banco inter', 'bank=077, agency=1234, account_number=12345-6'],
    ['ag. 1234, c/c 12345-X, BB', 'bank=001, agency=1234, account_number=12345-x'],
    ['conta 123456 ag 1234 caixa', 'bank=104, agency=1234, account_number=123456'],
  ])('%s', (text, short) => expect(heard(text, 'conta-debito')).toBe(short));

  it.each([
    ['Itaú', 'Itaú'],
    ['itau', 'Itaú'],
    ['itau unibanco', 'Itaú'],
    ['341', 'Itaú'],
    ['banco 341', 'Itaú'],
    ['nubank', 'Nubank'],
    ['nu bank', 'Nubank'],
    ['bb', 'Banco do Brasil'],
    ['banco do brasil', 'Banco do Brasil'],
    ['é o Banco do Brasil', 'Banco do Brasil'],
    ['banco é o do brasil', 'Banco do Brasil'],
    ['caixa', 'Caixa Econômica Federal'],
    ['caixa econômica', 'Caixa Econômica Federal'],
    ['inter', 'Banco Inter'],
    ['c6', 'C6 Bank'],
    ['santander', 'Santander'],
    ['neon financeira', 'Neon Financeira'],
    ['pagseguro', 'PagBank'],
    ['mercado pago', 'Mercado Pago'],
    ['banco de brasília', 'BRB - Banco de Brasília'],
    ['btg', 'BTG Pactual'],
    ['sicredi', 'Sicredi'],
  ])('%s alone', (text, name) => expect(heard(text, 'conta-debito')).toBe(`[bank: ${name}]`));

  it('without its bank', () =>
    expect(heard('agência 1234, conta corrente 12345-6', 'conta-debito')).toBe(
      '[agency: ****] [account_number: *****-6]',
    ));
});

describe('the visit', () => {
  it('an hour within a period, which cannot be promised, waits for a yes', () => {
    expect(heard('sexta depois das 14h', 'data-instalacao')).toMatch(/^\[schedules: .*Tarde/);
  });

  it.each([
    ['sexta de manhã', '27/11/2026 manha'],
    ['sexta-feira pela manhã', '27/11/2026 manha'],
    ['próxima sexta de manhã', '27/11/2026 manha'],
    ['de manhã na sexta', '27/11/2026 manha'],
    ['sex manhã', '27/11/2026 manha'],
    ['sexta às 9h', '27/11/2026 manha'],
    ['27 de manhã', '27/11/2026 manha'],
    ['dia 4 à tarde', '04/12/2026 tarde'],
    ['04/12 manhã', '04/12/2026 manha'],
    ['04/12/2026 de manhã', '04/12/2026 manha'],
    ['4 de dezembro à tarde', '04/12/2026 tarde'],
    ['quinta, 26 de novembro, de manhã', '26/11/2026 manha'],
    ['boa tarde, pode ser sexta de manhã', '27/11/2026 manha'],
    ['5ª feira de manhã', '26/11/2026 manha'],
    ['dia primeiro de dezembro de manhã', '01/12/2026 manha'],
    ['sexta e quinta de manhã', '27/11/2026 manha, 26/11/2026 manha'],
    ['sexta à tarde ou quarta de manhã', '27/11/2026 tarde, 25/11/2026 manha'],
    ['quinta de manhã ou de tarde', '26/11/2026 manha, 26/11/2026 tarde'],
    ['dias 27 e 30 de manhã', '27/11/2026 manha, 30/11/2026 manha'],
    ['sexta manhã, quarta manhã e quinta tarde', '27/11/2026 manha, 25/11/2026 manha, 26/11/2026 tarde'],
  ])('%s', (text, slots) => {
    const understood = understand(text, askedFor('data-instalacao'));
    const { date = [], period = [] } = understood.kind === 'answer' ? understood.raw : {};
    expect(date.map((day, place) => `${day} ${period[place]}`).join(', ')).toBe(slots);
  });

  it.each([
    ['sexta', '[schedules: 27/11/2026, Manhã (8h às 12h); 27/11/2026, Tarde (12h às 18h)]'],
    ['o quanto antes', '[schedules: 25/11/2026, Manhã (8h às 12h); 25/11/2026, Tarde (12h às 18h)]'],
    [
      'tanto faz',
      '[schedules: 25/11/2026, Manhã (8h às 12h); 26/11/2026, Manhã (8h às 12h); 27/11/2026, Manhã (8h às 12h)]',
    ],
    [
      'qualquer dia de manhã',
      '[schedules: 25/11/2026, Manhã (8h às 12h); 26/11/2026, Manhã (8h às 12h); 27/11/2026, Manhã (8h às 12h)]',
    ],
  ])('%s is confirmed', (text, short) => expect(heard(text, 'data-instalacao')).toBe(short));

  const [morning, afternoon] = ['Manhã (8h às 12h)', 'Tarde (12h às 18h)'];
  const on = (period: string, ...days: readonly string[]) =>
    `[schedules: ${days.map((day) => `${day}, ${period}`).join('; ')}]`;

  it.each([
    ['semana que vem de manhã', on(morning, '25/11/2026', '26/11/2026', '27/11/2026')],
    ['na próxima semana à tarde', on(afternoon, '25/11/2026', '26/11/2026', '27/11/2026')],
    ['de manhã', on(morning, '25/11/2026', '26/11/2026', '27/11/2026')],
    ['depois das 14h', on(afternoon, '25/11/2026', '26/11/2026', '27/11/2026')],
    ['antes das 10h', on(morning, '25/11/2026', '26/11/2026', '27/11/2026')],
  ])('%s, too, by the first days that there are', (text, short) =>
    expect(heard(text, 'data-instalacao')).toBe(short),
  );

  it('of next week alone, whatever day it is', () => {
    const monday = { today: { year: 2026, month: 11, day: 23 } };
    expect(heard('semana que vem à tarde', 'data-instalacao', monday)).toBe(
      on(afternoon, '30/11/2026', '01/12/2026', '02/12/2026'),
    );
    expect(heard('sexta da semana que vem de manhã', 'data-instalacao', monday)).toBe(
      'date=04/12/2026, period=manha',
    );
  });

  it('leaves out a day that has no such period', () => {
    const friday = { ...askedFor('data-instalacao') };
    const installationDays = friday.lists.installationDays?.slice(2) ?? null;
    expect(inShort(understand('à tarde', { ...friday, lists: { ...friday.lists, installationDays } }))).toBe(
      on(afternoon, '27/11/2026', '30/11/2026', '01/12/2026'),
    );
  });

  it.each([
    ['amanhã', 'O primeiro livre é quarta, 25 de novembro'],
    ['domingo de manhã', 'O primeiro livre é quarta, 25 de novembro'],
    ['depois das 18h', 'Escreva o dia e o período'],
    ['tarde demais', 'Escreva o dia e o período'],
    ['só à noite', 'Escreva o dia e o período'],
    ['dias 1, 2, 3 e 4 de manhã', fieldErrors.scheduleMany],
  ])('%s is none', (text, sentence) =>
    expect(heard(text, 'data-instalacao')).toMatch(new RegExp(`^unclear: .*${sentence}`)),
  );
});

describe('the plan', () => {
  it.each([
    ['600 mega', 103],
    ['600MB', 103],
    ['quero o de 1 giga', 111],
    ['1 giga', 111],
    ['um giga', 111],
    ['1000 mega', 111],
    ['2 Giga', 115],
    ['500 mega por favor', 101],
    ['1 Giga HBO Max e Deezer', 112],
    ['1 giga com paramount', 113],
    ['o de 600 com paramount', 104],
    ['600 Mega Globoplay', 106],
    ['o da globoplay', 106],
    ['o de R$ 139,99', 111],
    ['59,99', 101],
    ['o mais barato', 101],
    ['o mais em conta', 101],
    ['o mais caro', 115],
    ['o mais rápido', 115],
    ['o primeiro', 101],
    ['a segunda opção', 102],
    ['o último', 115],
  ])('%s', (text, id) => expect(heard(text, 'planos')).toBe(`idPlan=${id}`));

  it.each([['o vermelho', 'Escreva a velocidade ou o nome do plano, como 600 Mega, ou escolha na lista.']])(
    '%s is none',
    (text, sentence) => expect(heard(text, 'planos')).toBe(unclear(sentence)),
  );
});

describe('the quiz', () => {
  const facts = { risk: { status: 'quiz' as const, message: null, quiz } };

  it.each([
    ['A, B, A', 'quiz-one=a, quiz-two=b, quiz-three=a'],
    ['1, 2, 1', 'quiz-one=a, quiz-two=b, quiz-three=a'],
    ['b\nb\nb', 'quiz-one=b, quiz-two=b, quiz-three=b'],
  ])('%s', (text, short) => expect(heard(text, 'validacao', facts)).toBe(short));

  it('is answered question by question, as its card shows them', () => {
    const second = { ...askedFor('validacao', facts), quizAt: 1 };
    expect(heard('a', 'validacao', facts)).toBe('option quiz-one=a');
    expect(understand('letra b', second)).toEqual({ kind: 'option', name: 'quiz-two', value: 'b' });
    expect(understand('nenhuma', second).kind).toBe('unclear');
    expect(understand('por que b?', second).kind).not.toBe('option');
  });

  const mothers = {
    answers: ['Ana', 'Maria', 'Mariana', 'Ângela'].map((text, place) => ({ id: `${place + 1}`, text })),
  };

  it.each([
    ['Maria', '2'],
    ['maria', '2'],
    ['é Maria', '2'],
    ['angela', '4'],
    ['letra c', '3'],
    ['opção 1', '1'],
    ['a 4', '4'],
    ['d', '4'],
    ['a primeira', '1'],
    ['segunda opção', '2'],
    ['a última', '4'],
    ['a quinta', null],
    ['Ana ou Maria', null],
    ['Joana', null],
    ['', null],
    ['9', null],
  ])('one question: %s', (text, id) => expect(optionOf(text, mothers)).toBe(id));
});

describe('consent', () => {
  it.each([
    'aceito',
    'Aceito!',
    'li e aceito',
    'sim, aceito',
    'confirmo',
    'concordo',
    'pode confirmar',
    'confirmar',
    'confirmar o pedido',
    'estou de acordo',
  ])('%s', (text) => expect(heard(text, 'confirmacao')).toBe('accept_information=on'));

  it.each([
    'não aceito',
    'aceito?',
    'aceito, mas quero mudar o email',
    'ainda não confirmo',
    'aceito receber ofertas',
  ])('%s orders nothing', (text) =>
    expect(inShort(understand(text, askedFor('confirmacao')))).not.toContain('accept_information'),
  );

  it.each([
    'sim',
    'ok',
    '👍',
    'uhum',
    'pode fazer o pedido',
    'está tudo certo, pode fazer o pedido',
    'fazer o pedido',
    'quero finalizar o pedido',
  ])('%s, which orders without accepting anything, is asked for the consent', (text) =>
    expect(understand(text, askedFor('confirmacao'))).toMatchObject({
      kind: 'proposal',
      answers: [{ field: 'accept_information' }],
    }),
  );

  it.each(['tudo certo', 'tá tudo certo', 'fechou', 'confirmadíssimo', 'é isso mesmo'])(
    '%s, which calls all of it right, is asked for once more',
    (text) => expect(understand(text, askedFor('confirmacao')).kind).toBe('proposal'),
  );

  it.each(['tudo certo, mas muda o dia', 'tá tudo certo?', 'não tá tudo certo', 'fechou ainda não'])(
    '%s does not',
    (text) => expect(inShort(understand(text, askedFor('confirmacao')))).not.toContain('accept_information'),
  );

  it.each(['aceito', 'sim', 'pode avisar', 'quero ser avisado'])(
    '%s to a call when the fibre comes',
    (text) =>
      expect(heard(text, 'oferta-indisponivel', { coverage: { plans: [], infra: null } })).toBe(
        '[accept_contact: Aceita o aviso]',
      ),
  );
});

describe('a house number that is looked up or not sure', () => {
  it.each([
    ['o número aqui do prédio... deixa eu ver na conta de luz... 854, isso', '[number: 854]'],
    ['se não me engano é 2073, aquele prédio grandão da livraria', '[number: 2073]'],
    ['na placa da frente tá escrito 72', '[number: 72]'],
    ['pera que vou olhar no portão... 1.260', '[number: 1260]'],
  ] as const)('%s waits for a yes, and its words are no complement', (text, short) => {
    expect(heard(text, 'nr-imovel')).toContain(short);
    expect(heard(text, 'nr-imovel')).not.toContain('complement');
  });

  it('a nine that is missing in front of a phone is no part of a building', () =>
    expect(heard('faltou um 9 na frente, é 11 98888-7777', 'telefone')).not.toContain('complement'));
});
