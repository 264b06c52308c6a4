import { describe, expect, it } from 'vitest';
import { replies } from '../../../../src/content/conversation/replies.ts';
import { toneSentences } from '../../../../src/content/conversation/tone.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { askedFor, heard, inShort } from '../asked.ts';

it.each([
  ['how much is the 1 giga plan?', 'english', /R\$/],
  ['which is the cheapest?', 'english', /R\$/],
  ['why do you need my phone?', 'english', /instalação/],
  ["what's included in the 1 giga plan?", 'english', /1 Giga traz/],
  ['how long is the contract and is there a fee?', 'english', /fidelidade/],
  ['can I cancel anytime?', 'english', /arrependimento/],
  ['is installation free?', 'english', /instalação é gratuita/],
  ['how long does installation take?', 'english', /período inteiro/],
  ['is the router included?', 'english', /comodato/],
  ['is there a data cap?', 'english', /quantidade de dados/],
  ['are there any hidden fees', 'english', /mensalidade/],
  ['what documents do I need', 'english', /comprovante/],
  ['¿cuánto dura el contrato y hay multa?', 'spanish', /fidelidade/],
  ['la instalación es gratis?', 'spanish', /instalação é gratuita/],
  ['viene con wifi?', 'spanish', /comodato/],
  ['sube el precio después?', 'spanish', /IPCA/],
  ['aceptan pix?', 'spanish', /boleto/],
  ['tiene límite de datos?', 'spanish', /quantidade de dados/],
  ['¿tienen servicio en mi calle?', 'spanish', /fibra chega/],
  ['quisiera saber si llega a mi casa', 'spanish', /fibra chega/],
  ['cuál es el más barato', 'spanish', /R\$/],
] as const)('%s is answered, behind a sentence in that language', (text, language, reply) => {
  const said = heard(text, 'planos');
  expect(said).toContain(`? ${toneSentences[language]} `);
  expect(said).toMatch(reply);
});

it.each(['vocês são uns incompetentes', 'péssimos', 'para de me enrolar'])('%s is a complaint', (text) =>
  expect(heard(text, 'cpf')).toContain(toneSentences.angry),
);

describe('an answer in another language is taken without its frame', () => {
  it.each([
    ['on the fifteenth', 'data-de-vencimento', 'due_date=15'],
    ['the first of each month', 'data-de-vencimento', 'due_date=1'],
    ['mwen rele Jean Wilner Pierre', 'nome', 'name=Jean Wilner Pierre'],
    ['je m’appelle Fabienne Louis Charles', 'nome', 'name=Fabienne Louis Charles'],
    ['buongiorno, mi chiamo Giulia Ferrari Conti', 'nome', 'name=Giulia Ferrari Conti'],
    ['ich heiße Hannelore Schmidt Wagner', 'nome', 'name=Hannelore Schmidt Wagner'],
    ['mi nombre es Rosmery Quispe Choque', 'nome', 'name=Rosmery Quispe Choque'],
    ['my full name is David Alan Thompson', 'nome', 'name=David Alan Thompson'],
    ['mi mamá es Yolanda Pérez Quintero', 'nome-mae', 'mothers_name=Yolanda Pérez Quintero'],
    ["ma mère s'appelle Odile Bernard", 'nome-mae', 'mothers_name=Odile Bernard'],
    ["my mom's called Denise Ann Porter", 'nome-mae', 'mothers_name=Denise Ann Porter'],
    ['nací el 12 de agosto del 95', 'data-nascimento', 'birth_date=12/08/1995'],
    ['je suis née le 2 mars 1993', 'data-nascimento', 'birth_date=02/03/1993'],
    ['ich bin am 9. Mai 1978 geboren', 'data-nascimento', 'birth_date=09/05/1978'],
    ['mi correo es carlos arroba gmail punto com', 'email', 'email=carlos@gmail.com'],
    ["le code postal c'est 69050-010", 'cep', 'cep=69050-010'],
    ['vivo en el 1450, departamento 3B', 'nr-imovel', 'number=1450, complement=apartamento 3B'],
    ['vandredi maten', 'data-instalacao', heard('sexta de manhã', 'data-instalacao')],
    ["I'd rather pay with boleto", 'ativar-debito', 'direct_debit=false'],
  ] as const)('%s', (text, step, short) => {
    const said = understand(text, askedFor(step));
    expect(inShort(said)).toBe(short);
    expect(said).toHaveProperty('reply');
  });
});

describe('the agreement in another language is that to the order', () => {
  it.each([
    'yes, everything looks good, I agree',
    'sí, todo está correcto, acepto',
    "oui, tout est correct, j'accepte",
    'sì, va tutto bene, accetto',
    'ja, alles richtig, ich bin einverstanden',
    'wi, tout bagay bon, mwen dakò',
  ])('%s', (text) => expect(heard(text, 'confirmacao')).toBe('accept_information=on'));

  it.each(['before I agree, can I cancel later?', "I don't agree with the price", 'no estoy de acuerdo'])(
    '%s is none',
    (text) => expect(heard(text, 'confirmacao')).not.toContain('accept_information'),
  );
});

it.each([
  ['i dont have cpf yet, only passport', 'cpf', /contrato precisa de um CPF/],
  ["je n'ai pas de CPF, seulement un passeport", 'cpf', /contrato precisa de um CPF/],
  ['sorry, what is a boleto?', 'ativar-debito', /Boleto é a conta/],
  ["c'est quoi un boleto ?", 'ativar-debito', /Boleto é a conta/],
  ["demain matin c'est possible ?", 'data-instalacao', /No sábado, 21 de novembro, não temos visita/],
] as const)('%s, a question or a remark, gets its own reply', (text, step, reply) =>
  expect(heard(text, step)).toMatch(reply),
);

it('a lead in a language that is not known is no part of a name, which waits for a yes', () =>
  expect(heard('jag heter Anna Maria Lind', 'nome')).toBe('[name: Anna Maria Lind]'));

it('a wish for a person is carried out in any language', () =>
  expect(heard('necesito hablar con una persona en español', 'cep')).toBe('/person'));

it.each(["no direct debit please, I'll pay the boleto", 'no quiero débito automático, pago con boleto'])(
  'a way of paying counts in its language: %s',
  (text) => expect(heard(text, 'ativar-debito')).toMatch(/Boleto|direct_debit=false/),
);

it('not monday, I work: the day that is denied is not proposed', () =>
  expect(heard('not monday, I work', 'data-instalacao')).toContain('Há dias livres de'));

it.each(['looks fine, go ahead', "yes everything's right", 'todo correcto, adelante'])(
  '%s: agrees to the order, for a yes',
  (text) => expect(heard(text, 'confirmacao')).toBe('[accept_information: Condições aceitas]'),
);

describe('the day of a visit in another language', () => {
  it.each([
    ['any day after 3pm', 'english', 'tarde'],
    ['friday at 10am', 'english', 'date=27/11/2026, period=manha'],
    ['november 26th in the afternoon', 'english', 'date=26/11/2026, period=tarde'],
    ['the day after tomorrow', 'english', 'domingo, 22 de novembro'],
    ['can be tomorrow de manhã?', 'english', 'sábado, 21 de novembro'],
    ['when i get back from my trip', 'english', replies.unknownTime],
    ['cualquier dia despues de las 3', 'spanish', 'tarde'],
    ['lunes no puedo, jueves por la mañana si', 'spanish', '26/11/2026'],
    ['cuando vuelva de viaje', 'spanish', replies.unknownTime],
  ] as const)('%s', (said, language, meant) => {
    const read = understand(said, askedFor('data-instalacao'));
    expect('reply' in read && read.reply).toContain(toneSentences[language]);
    const days = read.kind === 'proposal' ? JSON.stringify(read.answers) : '';
    expect(`${inShort(read)} ${days}`).toContain(meant);
    expect(days).not.toContain(said.startsWith('lunes') ? '30/11/2026' : 'manha');
  });
});
