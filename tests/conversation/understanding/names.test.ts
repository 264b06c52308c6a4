import { describe, expect, it } from 'vitest';
import { isKnownName } from '../../../src/conversation/understanding/recognisers/names/judge-name.ts';
import { understand } from '../../../src/conversation/understanding/understand.ts';
import { askedFor, heard } from './asked.ts';

describe('a name', () => {
  it.each([
    ['Ana Souza', 'Ana Souza'],
    ['ana souza', 'ana souza'],
    ['ANA SOUZA', 'ANA SOUZA'],
    ['João Pedro de Souza e Silva', 'João Pedro de Souza e Silva'],
    ['maria das dores da silva', 'maria das dores da silva'],
    ["Joana D'Arc", "Joana D'Arc"],
    ['Joana D’Ávila', 'Joana D’Ávila'],
    ['Ana-Maria de Souza', 'Ana-Maria de Souza'],
    ['Maria da Paz Sim', 'Maria da Paz Sim'],
    ['João da Silva Branco', 'João da Silva Branco'],
    ['Rosa Verde', 'Rosa Verde'],
    ['Kwame Mensah', 'Kwame Mensah'],
    ['Yara Tupinambá', 'Yara Tupinambá'],
    ['Nguyễn Văn An', 'Nguyễn Văn An'],
    ['  Ana   Souza  ', 'Ana Souza'],
    ['Ana Souza.', 'Ana Souza'],
    ['Ana Souza 👍', 'Ana Souza'],
    ['Ana Souza (titular)', 'Ana Souza'],
    ['Ana Souza, por favor', 'Ana Souza'],
    ['me chamo Ana Souza', 'Ana Souza'],
    ['Meu nome é José da Silva', 'José da Silva'],
    ['meu nome completo é José da Silva', 'José da Silva'],
    ['o nome é Ana Souza', 'Ana Souza'],
    ['nome: Ana Souza', 'Ana Souza'],
    ['sou a Ana Souza', 'Ana Souza'],
    ['sou o joão pereira', 'joão pereira'],
    ['Eu sou Ana Souza', 'Ana Souza'],
    ['Aqui é a Ana Souza', 'Ana Souza'],
    ['Oi, sou a Ana Souza', 'Ana Souza'],
    ['bom dia, Ana Souza', 'Ana Souza'],
    ['pode ser Ana Souza', 'Ana Souza'],
    ['corrigir meu nome para Ana Souza', 'Ana Souza'],
    ['pode colocar aí ana souza', 'ana souza'],
    ['bota aí no nome de Célia Prates', 'Célia Prates'],
    ['escreve assim: Kauã Tupã', 'Kauã Tupã'],
    ['Maria Bota Silva', 'Maria Bota Silva'],
    ['chama eu de Zé Ricardo Moura', 'Zé Ricardo Moura'],
  ])('%s', (text, name) => expect(heard(text, 'nome')).toBe(`name=${name}`));

  it.each(['joao no banho', 'maria da ajuda', 'kwame mensah', 'xing wei', 'yara tupinambá'])(
    '%s, which may be one or not, is confirmed',
    (text) => expect(heard(text, 'nome')).toBe(`[name: ${text}]`),
  );
});

describe('a title in front of a name', () => {
  it.each([
    ['Pr. Elias Ferreira do Nascimento', 'Elias Ferreira do Nascimento'],
    ['sou a doutora camila nogueira prates', 'camila nogueira prates'],
    ['Dr Henrique Salles Viotti', 'Henrique Salles Viotti'],
    ['tenente coronel Paulo César Maciel', 'Paulo César Maciel'],
    ['é o delegado Marcus Vinícius Teles', 'Marcus Vinícius Teles'],
  ])('%s: it is left out', (text, name) => expect(heard(text, 'nome')).toBe(`name=${name}`));

  it.each(['Irma Souza Lima', 'Bispo dos Santos Filho', 'João Pastor Neto'])(
    '%s: a word that is part of the name stays',
    (text) => expect(heard(text, 'nome')).toBe(`name=${text}`),
  );

  it('Pastor Josué: the first name is kept, and the surname asked for', () =>
    expect(heard('Pastor Josué', 'nome')).toContain('Josué, e o sobrenome?'));
});

describe('what is said of the person behind a name', () => {
  it.each([
    'maria das dores da conceição que deus a tenha',
    'maria das dores da conceição, já falecida',
    'maria das dores da conceição (in memoriam)',
    'maria das dores da conceição que já faleceu faz tempo',
    'maria das dores da conceição graças a deus',
  ])('%s: a blessing or a death is no part of it', (text) =>
    expect(heard(text, 'nome-mae')).toBe('mothers_name=maria das dores da conceição'),
  );

  it.each([
    ['celeste aida pontes que mora em goiânia', '[name: celeste aida pontes]+ que mora em goiânia'],
    ['dalva nunes siqueira mora comigo', '[name: dalva nunes siqueira]+ mora comigo'],
    ['eva souza que agora assina eva prado lima', '[name: eva prado lima]'],
  ])('%s: a note is shown as left over, and a name in it counts', (text, read) =>
    expect(heard(text, 'nome').replaceAll(' +', '+')).toContain(read),
  );

  it.each(['Maria Amém da Silva', 'Maria da Saudade Lima', 'João de Deus Pereira'])(
    '%s: such a word inside the name stays',
    (text) => expect(heard(text, 'nome-mae')).toBe(`mothers_name=${text}`),
  );

  it.each([
    'aqui é o neto digitando',
    'é o filho falando, meu pai não sabe mexer',
    'sou o genro respondendo por ela',
  ])('%s: who writes for somebody else is not the one who orders', (text) =>
    expect(heard(text, 'nome')).not.toMatch(/name[=:]/),
  );
});

describe('a sentence is never taken for a name', () => {
  const sentences = [
    'quero saber o preço',
    'não entendi nada',
    'meu nome',
    'o meu',
    'oi tudo bem',
    'isso aí',
    'Isso Aí',
    'quero contratar a internet',
    'não quero dizer',
    'prefiro não informar',
    'geladeira nova',
    'internet boa',
    'fibra ótica',
    'Fibra Ótica',
    'controle remoto',
    'cachorro quente',
    'Rua das Flores',
    'Avenida Paulista',
    'São Paulo SP',
    'não sei',
    'sei lá',
    'Bom dia',
    'boa noite pessoal',
    'muito obrigado',
    'pode repetir',
    'como assim',
    'Como Assim',
    'que horas são',
    'teste teste',
    'aaaa bbbb',
    'asdf qwerty',
    'Carlos',
    'ana',
    'Ana S. 2',
    'sim',
    'claro que sim',
    'Claro Que Sim',
    'plano básico',
    'o mais barato',
    'primeira opção',
    'meu nome é muito difícil',
    'eu mesma',
    'eu sou o dono da casa',
    'já falei isso',
    'deixa pra lá',
    'depois eu vejo',
    'estou com pressa',
    'minha esposa',
    'o mesmo do cpf',
    'banco do brasil',
    'nome completo',
    'Nome Completo',
    'wi-fi lento',
    'a b',
    '',
    '...',
    '👍👍',
    'de da do',
    'não consta',
    'vou ver',
    'quem é você',
    'quanto falta',
    'Vila Nova',
    'Rio de Janeiro',
    'Minas Gerais',
    'pessoa física',
    'nenhum nome',
    'tanto faz',
    'Tanto Faz',
  ];

  it.each(sentences)('%s', (text) => {
    expect(heard(text, 'nome')).not.toMatch(/name[=:]/);
    expect(heard(text, ['nome', 'telefone', 'email'])).not.toMatch(/name[=:]/);
  });

  it.each(sentences.filter((text) => text !== 'não consta'))(
    'no sentence is taken for the name of a mother: %s',
    (text) => {
      expect(heard(text, 'nome-mae')).not.toMatch(/mothers_name[=:]/);
    },
  );
});

describe("a mother's name", () => {
  it.each([
    ['Maria Souza', 'Maria Souza'],
    ['minha mãe é Maria Souza', 'Maria Souza'],
    ['a minha mãe chama Maria Souza', 'Maria Souza'],
    ['minha mae se chama maria de fatima lima', 'maria de fatima lima'],
    ['o nome dela é Maria Reis', 'Maria Reis'],
    ['ela se chamava Severina Gomes', 'Severina Gomes'],
    ['ela se chama Rosa Lima', 'Rosa Lima'],
    ['Mãe: Maria Souza', 'Maria Souza'],
    ['nome da mãe: Maria Souza', 'Maria Souza'],
    ['Maria Souza, já falecida', 'Maria Souza'],
    ['Maria da Paz Sim', 'Maria da Paz Sim'],
    ['Não consta', 'Não consta'],
    ['nao consta', 'Não consta'],
    ['NÃO CONSTA no documento', 'Não consta'],
    ['minha mãe não consta', 'Não consta'],
    ['não consta na certidão', 'Não consta'],
  ])('%s', (text, name) => expect(heard(text, 'nome-mae')).toBe(`mothers_name=${name}`));

  it.each(['Não', 'não sei', 'mesmo nome que o meu', 'minha mae'])('%s is none', (text) =>
    expect(heard(text, 'nome-mae')).toMatch(
      /^unclear: Escreva o nome e o sobrenome da sua mãe.*“Não consta”\.$/,
    ),
  );

  it.each([
    'não tenho mãe',
    'fui criada por uma tia, sem mãe',
    'cresci num orfanato',
    'só o nome do pai no registro',
    'nunca conheci a minha mãe',
    'minha mãe me abandonou, não sei o nome',
  ])('that nobody can tell is proposed as not recorded: %s', (text) =>
    expect(heard(text, 'nome-mae')).toBe('[mothers_name: Não consta]'),
  );

  it.each(['por que pedem o nome da mãe se não conheci minha mãe?', 'minha mãe adotiva é Maria Souza'])(
    'is not taken away by a word of it: %s',
    (text) => expect(heard(text, 'nome-mae')).not.toContain('Não consta'),
  );

  it('is not the name of whoever orders', () => {
    expect(heard('minha mãe é Maria Souza', 'nome')).toBe('[mothers_name: M**** S****]');
    expect(heard('Ana Souza', 'telefone')).toMatch(/^unclear/);
    expect(heard('me chamo Ana Souza', 'telefone')).toBe('[name: Ana Souza]');
  });
});

describe('words around a name', () => {
  it.each([
    ['Ana Souza rsrs', 'name=Ana Souza'],
    ['José Raimundo Nonato viu', 'name=José Raimundo Nonato'],
    ['no cadastro coloca Mário Sérgio Tavares por favor', 'name=Mário Sérgio Tavares'],
    ['oi tudo bem? sou a Talita Moreira da Rocha', 'name=Talita Moreira da Rocha'],
    ['vai no nome da minha esposa Carla Dias', '[name: Carla Dias]'],
    ['vai no nome da minha mãe Maria Souza', '[name: Maria Souza]'],
  ])('%s', (text, short) => expect(heard(text, 'nome')).toBe(short));

  it.each(['não entendi', 'ela já faleceu', 'como assim', 'vou ver aqui'])(
    '%s is not offered as one',
    (text) => expect(understand(text, askedFor('nome-mae')).guess).toBeUndefined(),
  );
});

describe('a number of a house', () => {
  it.each(['perto da padaria', 'casa de esquina', 'não lembro agora'])('%s is not offered as one', (text) =>
    expect(understand(text, askedFor('nr-imovel')).guess).toBeUndefined(),
  );

  it.each([
    ['é no 1000 mesmo', 'number=1000'],
    ['avenida paulista mil e quinhentos apto 31', 'number=1500, complement=apto 31'],
    ['a casa é a 45', '[number: 45]'],
  ])('%s', (text, short) => expect(heard(text, 'nr-imovel')).toBe(short));
});

it('a name behind a colon waits for a yes', () =>
  expect(heard('rsrs meu nome é comprido: Ana Maria de Souza', 'nome')).toBe('[name: Ana Maria de Souza]'));

describe('digits', () => {
  it.each([
    ['treze mil zero vinte', 'cep', '[cep: 13000-020]'],
    ['o1310-1oo', 'cep', '[cep: 01310-100]'],
    ['(11)98765-432l', 'telefone', '[phone: (11) 98765-4321]'],
    ['ddd 31 número nove nove oito sete meia cinco quatro três dois', 'telefone', 'phone=(31) 99876-5432'],
    [
      'meu telefone é onze nove oito sete seis cinco quatro três dois um e o meu email é ana arroba gmail ponto com',
      'telefone',
      '[phone: (11) 98765-4321] [email: ana@gmail.com]',
    ],
  ] as const)('%s, at %s', (text, step, short) => expect(heard(text, step)).toBe(short));
});

describe('a name that needs no looking at', () => {
  it.each(['maria souza', 'ana souza lima', 'carlos de oliveira e silva'])('is %j', (plain) => {
    expect(isKnownName(plain)).toBe(true);
  });
  it.each([
    ['a first name alone', 'maria'],
    ['two first names', 'maria jose'],
    ['last names alone', 'souza lima'],
    ['words beside it', 'maria souza por favor'],
    ['an ending that belongs to none', 'maria souza de'],
    ['a name that nobody knows', 'kwame mensah'],
  ])('is not %s', (_, plain) => {
    expect(isKnownName(plain)).toBe(false);
  });
});

it("what is said around a mother's name is no part of it", () => {
  expect(heard('Lourdes né', 'nome-mae')).toMatch(/^kept mothers_name Lourdes:/);
  expect(heard('se llama María Gutiérrez Rojas', 'nome-mae')).toBe('mothers_name=María Gutiérrez Rojas');
});

it.each(['Continuar', 'próximo', 'pronto'])('%s: the word of a button is no name', (text) =>
  expect(['answer', 'proposal', 'partial']).not.toContain(understand(text, askedFor('nome')).kind),
);

describe('a name beside other words', () => {
  it.each([
    ['dona zefa quer dizer josefa maria da conceição', 'nome-mae', 'mothers_name=josefa maria da conceição'],
    ['tia lu ou melhor lucimar pires brandão', 'nome-mae', 'mothers_name=lucimar pires brandão'],
    ['wellington rodrigues pacheco wellington com dáblio', 'nome', 'name=wellington rodrigues pacheco'],
    ['hellen cristina prado com agá e dois eles', 'nome', 'name=hellen cristina prado'],
  ] as const)('%s is taken without its first try or its spelling', (text, step, short) =>
    expect(heard(text, step)).toBe(short),
  );

  it.each([
    ['dirceu alves prado vai precisar do cpf também ou é só o nome', 'nome', '[name: dirceu alves prado]'],
    ['cleide moura sá vai demorar muito ainda', 'nome', '[name: cleide moura sá]'],
    ['noriko hayashi ono e quero pagar no boleto', 'nome-mae', '[mothers_name: n'],
    ['herta schulz brandt e o vencimento pode ser dia 15', 'nome-mae', '[mothers_name: h'],
  ] as const)('%s is kept for a yes', (text, step, short) => expect(heard(text, step)).toContain(short));

  it.each([
    ['mainha se chama Terezinha de Jesus Alencar', 'data-nascimento'],
    ['mamãe é Lourdes Batista Rocha, nasci 3/4/90', 'data-nascimento'],
  ] as const)('%s is the mother’s', (text, step) => {
    expect(heard(text, step)).toContain('[mothers_name: ');
    expect(heard(text, step)).not.toContain('[name: ');
  });
});

describe('a document without a mother', () => {
  it.each([
    'não consta, fui registrado só pelo meu pai',
    'fui registrada só no nome do pai',
    'minha mãe não me registrou',
    'na minha certidão tá em branco esse campo',
    'consta só o nome do meu pai, José Carlos',
    'não declarada',
  ])('is taken as such: %s', (text) => expect(heard(text, 'nome-mae')).toContain('Não consta'));

  it.each([
    ['Ana Clara Souza, no documento não aparece o sobrenome dela', 'A**** C**** S****'],
    ['fui criada pela avó mas minha mãe é Sônia Dias', 'S**** D****'],
  ])('is not where she is named: %s', (text, name) => expect(heard(text, 'nome-mae')).toContain(name));
});
