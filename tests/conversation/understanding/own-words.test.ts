import { describe, expect, it } from 'vitest';
import { hintWords } from '../../../src/content/conversation/hints.ts';
import { replies } from '../../../src/content/conversation/replies.ts';
import { understand } from '../../../src/conversation/understanding/understand.ts';
import { paulista, sarzedo } from '../../funnel/given.ts';
import { askedFor, heard } from './asked.ts';

describe('a way of paying', () => {
  it.each([
    ['aquele que vem no email', 'Boleto'],
    ['o segundo', 'Boleto'],
    ['não gosto que mexam na minha conta', 'Boleto'],
    ['a primeira opção', 'Débito'],
    ['deixa cair direto no banco', 'Débito'],
  ])('is known by what it does or where it stands, for a yes: %s', (text, way) =>
    expect(heard(text, 'ativar-debito')).toMatch(new RegExp(`^\\[direct_debit: ${way}`)),
  );
});

describe('a day said as a place in the month', () => {
  it.each([
    ['vigésimo quinto de dezembro de 1975', 'birth_date=25/12/1975'],
    ['nasci no vigésimo dia de março de 1980', 'birth_date=20/03/1980'],
  ])('is that day: %s', (text, short) => expect(heard(text, 'data-nascimento')).toBe(short));
});

describe('a time of a visit', () => {
  it.each([
    ['no início de dezembro', /terça, 1º de dezembro/],
    ['primeira quinzena de dezembro de manhã', /01\/12/],
    ['não trabalho sexta', /27\/11/],
    ['estou viajando até sexta', /livres de sábado, 28/],
  ])('is read by its part of the month, or by when one is free: %s', (text, day) =>
    expect(heard(text, 'data-instalacao')).toMatch(day),
  );

  it.each(['só em janeiro', 'depois do natal', 'depois do dia 20 de janeiro', 'trabalho o dia todo'])(
    'that no offered day meets is never proposed: %s',
    (text) => expect(heard(text, 'data-instalacao')).not.toContain('schedules'),
  );

  it.each(['mostra mais datas', 'tem outras datas?', 'só essas opções?', 'nenhuma dessas serve'])(
    'is told from when to when there are days: %s',
    (text) => expect(heard(text, 'data-instalacao')).toMatch(/^\? Há dias livres de/),
  );

  it('is none where somebody is away then', () =>
    expect(heard('viajo em dezembro', 'data-instalacao')).not.toMatch(/\/12\//));
});

describe('an e-mail that is spelled by sound', () => {
  it.each([
    ['eme a erre i a arroba gmail ponto com', '[email: maria@gmail.com]'],
    ['carlos ponto lima tudo junto arroba yahoo ponto com ponto br', '[email: carlos.lima@yahoo.com.br]'],
    ['o jota ponto souza arroba uol ponto com', '[email: j.souza@uol.com]'],
  ])('is written in letters, for a yes: %s', (text, short) => expect(heard(text, 'email')).toBe(short));

  it('is written with the letter doubled where only one can be meant', () => {
    expect(heard('é ana com dois enes silva arroba gmail ponto com', 'email')).toBe(
      '[email: annasilva@gmail.com]',
    );
    expect(heard('é nina com dois enes silva arroba gmail ponto com', 'email')).not.toContain('[email');
  });
});

describe('several questions in one message', () => {
  it('are each answered', () => {
    const said = heard('tem multa? e a instalação é grátis?', 'planos');
    expect(said).toContain('multa');
    expect(said).toContain('A instalação é gratuita');
  });

  it.each([
    ['quanto custa a instalação e se eu atrasar a conta tem juros', /A instalação é gratuita.*Juros/],
    ['tem multa? ele precisa furar parede ou não', /multa.*(?:fibra|parede)/],
    ['a instalação é de graça e o roteador já vem junto?', /gratuita.*modem/],
    ['a instalação é grátis e tem fidelidade?', /gratuita.*fidelidade/],
    ['o roteador já vem? pega na casa toda são dois andar', /modem.*Depende da casa/],
    ['a instalação é paga? já sai funcionando na mesma hora?', /gratuita.*visita/],
  ])('are answered without a sign each: %s', (said, replied) =>
    expect(heard(said, 'planos')).toMatch(replied),
  );

  it('are one where the second says why it is asked', () => {
    const alone = heard('por que o nome da minha mãe?', 'nome-mae');
    expect(heard('por que o nome da minha mãe, se quem vai pagar sou eu?', 'nome-mae')).toBe(alone);
  });
});

it('what a word means and what it costs are both told', () => {
  const said = heard('o que é débito automático? é mais barato?', 'ativar-debito', {
    answers: { idPlan: 101 },
  });
  expect(said).toContain(replies.waysOfPaying);
  expect(said).toMatch(/R\$/);
});

it('two questions without a joint are both answered', () => {
  const said = heard('de que empresa é a ultrafibra? é confiável?', 'cep');
  expect(said).toContain(heard('de que empresa é a ultrafibra?', 'cep').slice(2));
  expect(said).toContain('golpe');
});

it('a first name that is told before its question is said to be asked for later', () =>
  expect(heard('oi, me chamo Juliana', 'cep', { place: null, coverage: null })).toContain(replies.nameLater));

it('a first name among other answers is not called misunderstood', () => {
  const told = understand(
    'sou o Carlos, meu cep é 04538-133',
    askedFor('cep', { place: null, coverage: null }),
  );
  expect(told).toMatchObject({ reply: replies.nameLater });
  expect(told).not.toHaveProperty('left');
});

it('a fault of a line that is there is no complement of an address', () =>
  expect(heard('minha internet caiu desde ontem aqui no bloco 3, alguém pode ver', 'cep')).toContain(
    'modem',
  ));

it('the kind of home that is agreed to is told without its yes', () =>
  expect(heard('é apartamento sim, bloco C ap 204', 'instalacao')).not.toContain('sim'));

it('a street that is not that of the postcode is pointed out', () =>
  expect(heard('é na rua das acácias', 'nr-imovel', { place: paulista })).toContain(paulista.address));

it('whoever began yesterday and is back in the order goes on', () =>
  expect(
    heard('ontem parei no meio, dá pra continuar de onde estava?', 'data-instalacao', {
      answers: { idPlan: 101 },
    }),
  ).toContain(replies.returned('').trim()));

it('the day to pay is no day of the visit', () =>
  expect(
    heard('dia 5 e já pode marcar a instalação pra quarta de manhã', 'data-de-vencimento'),
  ).not.toContain('só temos visita'));

it('whoever agrees to the street is asked for its number', () =>
  expect(heard('é essa rua mesmo', 'nr-imovel')).toContain(replies.isNoted('').trim()));

it('who confirms in the name of God confirms', () =>
  expect(heard('confirmo em nome de jesus', 'confirmacao')).toBe(heard('confirmo', 'confirmacao')));

it.each(['dia 15 e débito, itaú', 'dia 15 e pode pôr no débito que eu tenho conta no itaú'])(
  'the bank behind the way of paying is kept with it: %s',
  (text) => expect(heard(text, 'data-de-vencimento')).toContain('Itaú'),
);

it('a name with its label and no sign is kept for its question', () =>
  expect(heard('nome Odivaldo Pantoja', 'cep', { place: null, coverage: null })).toBe(
    '[name: Odivaldo Pantoja]',
  ));

describe('a complaint without a rude word', () => {
  it.each(['já tentei três vezes e nada', 'esse site não funciona', 'tô aqui faz meia hora'])(
    'is heard before the question comes again: %s',
    (text) => expect(heard(text, 'nome')).toMatch(/^\? Entendo, e sinto muito por isso\./),
  );
});

it('what somebody does not know is no part of a place', () =>
  expect(heard('não sei o lote só sei que é casa 9', 'instalacao')).toContain('[complement: casa 9]'));

describe('a comparison where a choice is asked', () => {
  it('is answered of both ways of paying', () =>
    expect(heard('qual a diferença?', 'ativar-debito')).toMatch(/^\? No débito automático/));

  it('is answered of the days to pay', () =>
    expect(heard('qual o melhor dia?', 'data-de-vencimento')).toMatch(/^\? Estes dias servem/));
});

describe('a phone with its area code behind it', () => {
  it.each(['99876-5432 ddd 19', 'nove nove oito sete seis cinco quatro três dois, ddd dezenove'])(
    'is read as one: %s',
    (text) => expect(heard(text, 'telefone')).toBe('phone=(19) 99876-5432'),
  );
});

describe('a part of a building in front of its number', () => {
  it.each([
    ['casa 2 do 135', '[number: 135] [complement: casa 2]'],
    ['bloco c do prédio 70', '[number: 70] [complement: bloco c]'],
  ])('is no number, for a yes: %s', (text, short) => expect(heard(text, 'nr-imovel')).toContain(short));
});

it('a street behind a reference is no part of it', () =>
  expect(heard('fica em frente ao mercado central na rua das palmeiras', 'instalacao')).toContain(
    '[complement: em frente ao mercado central]',
  ));

describe('a wish for a choice', () => {
  it.each([
    ['deixa eu ver o do meio', /600 Mega/],
    ['queria o de 600 sem nenhum tipo de filme', /^idPlan=103$/],
    ['quero o giga', /^idPlan=111$/],
  ])('is no pause, and leaves out what it says: %s', (text, short) =>
    expect(heard(text, 'planos')).toMatch(short),
  );

  it('between two ways of paying hears what each costs', () =>
    expect(heard('qual fica mais em conta?', 'ativar-debito')).toMatch(/^\? No débito automático/));
});

it('a day to pay that is not offered is told which ones are', () =>
  expect(heard('pode ser 12?', 'data-de-vencimento')).toMatch(/^unclear: Escolha um destes dias do mês/));

it('thanks with a blessing are thanks', () =>
  expect(heard('valeu viu, fica com deus', 'nome')).toMatch(/^\? Por nada!/));

it('who would be called at some time is called', () =>
  expect(heard('podem me ligar amanhã de tarde', 'planos')).toBe('/call'));

it('who does not have what is asked hears what to do without it', () =>
  expect(heard('não tenho isso', 'email')).toBe(heard('não tenho e-mail', 'email')));

it.each([
  ['sou pj, 78.106.871/0001-81', 'cpf'],
  ['é pra empresa, Padaria Pão Quente, tem como no cnpj?', 'cpf'],
  ['cnpj 11.222.333/0001-81, Padaria Pão Doce', 'cpf'],
  ['é 11.222.333/0001-81', 'cpf'],
  ['11222333000181', 'cpf'],
  ['razão social Padaria Pão Doce Ltda, cnpj 11.222.333/0001-81', 'nome'],
  ['minha razão social é Padaria Pão Doce Ltda', 'nome'],
  ['sou dono de uma empresa e quero no cnpj', 'cep'],
  ['quero no cnpj, não no cpf', 'planos'],
  ['muda pra pessoa jurídica', 'confirmacao'],
  ['passa o pedido pro cnpj da firma', 'confirmacao'],
  ['troca pra cnpj', 'confirmacao'],
] as const)(
  'who tells in an order of a home what their company is called or numbered is offered its order: %s',
  (text, step) => expect(heard(text, step)).toBe('/company'),
);

it.each([
  ['não quero no cnpj', 'cpf'],
  ['o cnpj de vocês é 11.222.333/0001-81', 'cpf'],
  ['dá pra mudar pra cnpj depois?', 'cpf'],
  ['contato@sol.com.br, cnpj 11.222.333/0001-81', 'email'],
] as const)('a CNPJ that is not meant for this order does not leave it: %s', (text, step) =>
  expect(heard(text, step)).not.toBe('/company'),
);

it.each([
  ['A casa é número 215, fundos.', 'nr-imovel', 'complement=fundos'],
  ['a casa é o número 215, casa dos fundos', 'nr-imovel', 'complement=casa dos fundos'],
  ['a casa é número 215, frente', 'nr-imovel', 'complement=frente'],
] as const)('what stands behind the number of a house tells where in it: %s', (text, step, complement) =>
  expect(heard(text, step)).toBe(`number=215, ${complement}`),
);

it('a landmark is no street', () =>
  expect(heard('ponto de referência: em frente à padaria', 'instalacao', { place: sarzedo })).not.toContain(
    '[address',
  ));

it.each([
  ['bairro Barreiro', 'nr-imovel'],
  ['sem número, bairro Barreiro', 'nr-imovel'],
  ['o bairro é Barreiro', 'email'],
] as const)('a neighbourhood that is told at another question waits for a yes: %s', (text, step) =>
  expect(heard(text, step, { place: sarzedo })).toContain('[neighborhood: Barreiro]'),
);

it.each([
  ['No boleto mesmo, na conta eu não deixo', 'data-de-vencimento'],
  ['boleto, débito automático eu não autorizo', 'data-de-vencimento'],
  ['na conta eu não deixo, boleto', 'ativar-debito'],
] as const)('who turns the other way of paying down has said nothing else: %s', (text, step) => {
  const said = heard(text, step);
  expect(said).toContain('direct_debit');
  expect(said).not.toContain('deixo');
  expect(said).not.toContain('autorizo');
});

it.each(['o da loja é 3322-8045, ddd 43', '3322-8045 com ddd 43', 'ddd 43, 3322-8045'])(
  'a landline with its area code apart is told to be one, and is no part of an address: %s',
  (text) => expect(heard(text, 'telefone')).toContain(hintWords.landline),
);

it.each(['Tereza do grupo da igreja', 'sou a Tereza da igreja'])(
  'who is called by where one knows them is asked: %s',
  (text) => expect(understand(text, askedFor('nome')).kind).not.toBe('answer'),
);
