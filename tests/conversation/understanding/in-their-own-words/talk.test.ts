import { describe, expect, it } from 'vitest';
import { hintWords } from '../../../../src/content/conversation/hints.ts';
import { replies } from '../../../../src/content/conversation/replies.ts';
import { toneSentences } from '../../../../src/content/conversation/tone.ts';
import { knowledge } from '../../../../src/content/knowledge/knowledge.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { askedFor, heard } from '../asked.ts';

describe('a denial that stands behind', () => {
  it('denies as one in front', () =>
    expect(heard('tenho isso não minha filha', 'email')).toBe(heard('não tenho isso', 'email')));

  it('gives up the order where nothing else is wanted', () =>
    expect(heard('quero mais não, achei uma aqui do bairro', 'confirmacao')).toBe('/cancel'));

  it('asks politely whether there is such a plan', () =>
    expect(heard('num tem um sem filme não?', 'planos')).toBe(heard('tem um sem filme?', 'planos')));
});

it('who would rather have a person is led to one', () =>
  expect(heard('prefiro q uma pessoa feche isso comigo, tem como me ligarem?', 'confirmacao')).toBe(
    '/person',
  ));

it('who would be called is called, whatever else they tell', () =>
  expect(heard('tem como alguem me ligar? nao sei mexer com isso', 'nr-imovel')).toBe('/call'));

it('who shouts for people and no robot gets one', () =>
  expect(heard('QUERO FALAR COM GENTE NAO COM ROBO', 'cep')).toBe('/person'));

describe('a question', () => {
  it('about what comes of a choice has not made it', () =>
    expect(heard('se eu escolher 20 a primeira já vem agora', 'data-de-vencimento')).toMatch(/^\?/));

  it('with its sign counts, whatever else is told', () =>
    expect(heard('vcs atendem em Sarzedo? já me deixaram na mão duas vezes', 'cep')).toBe(
      heard('vcs atendem em Sarzedo?', 'cep'),
    ));

  it('beside another one has an answer of its own', () => {
    const both = heard('quanto tempo demora pra instalar? e paga alguma taxa?', 'data-instalacao');
    for (const one of ['quanto tempo demora pra instalar?', 'paga alguma taxa?'])
      expect(both).toContain(heard(one, 'data-instalacao').slice('? '.length));
  });

  it('why an answer is asked gets its reason, whatever else is wanted', () =>
    expect(heard('pra que vcs querem meu cep se eu só quero saber o preço', 'cep')).toBe(
      heard('pra que vcs querem meu cep', 'cep'),
    ));

  it('whether a day can be is a wish for it', () =>
    expect(heard('dá pra marcar lá pro dia 30?', 'data-instalacao')).toBe(
      heard('pode ser dia 30?', 'data-instalacao'),
    ));
});

describe('words beside an answer', () => {
  it.each([
    ['sexta de manhã, avisa o técnico que o interfone não funciona', 'data-instalacao', 'recado-ao-tecnico'],
    ['11987654321 mas só me liguem depois das 18h', 'telefone', 'hora-da-ligacao'],
  ] as const)('are replied to: %s', (text, step, id) => {
    const understood = understand(text, askedFor(step));
    expect(understood).toMatchObject({
      kind: 'proposal',
      reply: knowledge.find((entry) => entry.id === id)?.reply,
    });
  });

  it('as a condition is looked up', () =>
    expect(understand('1 giga, mas só se não tiver fidelidade', askedFor('planos'))).toMatchObject({
      kind: 'proposal',
      reply: heard('tem fidelidade?', 'planos').slice('? '.length),
    }));

  it('as a story is not', () =>
    expect(understand('quanto antes, to sem net nenhuma', askedFor('data-instalacao'))).not.toHaveProperty(
      'reply',
    ));
});

it('who wants the plans in writing is sent the way back', () =>
  expect(heard('me manda os planos por whatsapp', 'planos')).toBe('/later'));

describe('a topic that is mentioned in passing', () => {
  const replyTo = (id: string) => `? ${String(knowledge.find((entry) => entry.id === id)?.reply)}`;
  it.each([
    ['aqui é zona rural', 'cep', 'area-rural'],
    ['fiz o pedido ontem e ninguém veio', 'cep', 'mudar-depois-do-pedido'],
    ['dá pra dividir a instalação?', 'planos', 'custo-da-instalacao'],
    ['minha mãe já morreu', 'nome-mae', 'mae-falecida'],
    ['não sei o cpf decor, posso mandar o rg?', 'cpf', 'rg-ou-cnh'],
    ['acabei de me mudar e não tenho conta de luz ainda', 'cep', 'documentos-e-comprovantes'],
  ] as const)('%s', (text, step, id) => expect(heard(text, step)).toBe(replyTo(id)));

  it('WhatsApp, mentioned by who lacks an e-mail, calls for nobody', () =>
    expect(heard('não uso email, só whatsapp', 'email')).toBe(heard('não uso email', 'email')));
});

describe('how it works', () => {
  it('is told of the order', () => expect(heard('como funciona?', 'cep')).toContain(replies.duration));

  it('is told of the choice that is asked', () =>
    expect(heard('como funciona?', 'ativar-debito')).toBe(heard('qual a diferença?', 'ativar-debito')));
});

it.each([
  ['volta pro começo', 'planos', '/start-over'],
  ['deixa pra amanhã', 'email', '/later'],
] as const)('%s is obeyed', (text, step, command) => expect(heard(text, step)).toBe(command));

describe('wishes told in a sentence', () => {
  it.each([
    ['me chama no whats', 'nome', '/person'],
    ['me liga que é mais facil', 'telefone', '/call'],
    ['prefiro passar isso pra uma pessoa', 'cpf', '/person'],
    ['ta tudo errado isso aqui', 'confirmacao', '/correct ?'],
  ] as const)('%s', (text, step, command) => expect(heard(text, step)).toBe(command));

  it('who comes back is told where they are', () =>
    expect(heard('oi, podemos continuar?', 'cpf')).toBe(heard('voltei', 'cpf')));

  it('who checked it and finds it right agrees', () =>
    expect(heard('conferi aqui e ta ok', 'confirmacao')).toContain('accept_information'));

  it('who says how many they are and asks which is best is advised', () =>
    expect(heard('somos 4 pessoas e 2 tvs, qual é melhor?', 'planos')).toContain('4 pessoas'));
});

it('a second question that is shortened is about the first', () =>
  expect(heard('preciso estar em casa na hora? pode ser minha sogra?', 'data-instalacao')).toBe(
    heard('preciso estar em casa na hora?', 'data-instalacao'),
  ));

it('who leaves and asks whether they may come back is told what is kept', () =>
  expect(heard('deixa eu mostrar pro meu marido primeiro, consigo voltar aqui amanhã?', 'confirmacao')).toBe(
    '/later',
  ));

it('who thanks for a quick order asks nothing', () =>
  expect(heard('obrigado pelo atendimento, foi rapidinho', 'pedido-realizado')).toBe(
    heard('obrigado', 'pedido-realizado'),
  ));

it('a brief question is about the words in front of it', () => {
  const credit = knowledge.find(({ id }) => id === 'analise-de-credito')?.reply;
  const said = 'meu cpf é 390.533.447-05 mas tô com o nome sujo no serasa, dá problema?';
  expect(understand(said, askedFor('cpf'))).toMatchObject({ kind: 'answer', reply: credit });
});

describe('thanks', () => {
  it.each([
    'brigada viu Deus te abençoe cê foi muito paciente comigo',
    'brigadaoo',
    'obrigada! confesso que foi bem melhor do que eu esperava',
  ])('are answered however long they are: %s', (text) =>
    expect(heard(text, 'pedido-realizado')).toBe(heard('obrigado', 'pedido-realizado')),
  );
});

describe('why something is asked', () => {
  it.each([
    ['oxe pra q tu quer meu cep? so quero ver o preco', 'cep'],
    ['pra que isso se já passei o CPF?', 'data-nascimento'],
  ] as const)('is told, whatever else stands beside it: %s', (text, step) =>
    expect(heard(text, step)).toBe(
      heard(`por que ${step === 'cep' ? 'o cep' : 'a data de nascimento'}?`, step),
    ),
  );
});

it('a question with its sign is answered before the reason behind it', () =>
  expect(heard('já chegou fibra no Bom Jardim? aqui só tem rádio que cai toda hora', 'cep')).toBe(
    heard('tem cobertura no meu bairro?', 'cep'),
  ));

it('who asks beside an angry sentence whether anybody is there gets a person', () =>
  expect(heard('é a terceira vez que vem a mesma pergunta. Existe algum ser humano aí?', 'nome-mae')).toBe(
    '/person',
  ));

it('who says that it takes long and is complicated hears one calm sentence', () =>
  expect(heard('slk q demora, vcs complica dmsss', 'validacao')).toContain(toneSentences.angry));

it('an infinitive without its r is the same wish', () =>
  expect(heard('vou fala com meu marido e dpois volto', 'planos')).toBe('/later'));

it('who comes back with a story is told where they were', () =>
  expect(heard('oi voltei, tava falando com vc ontem e caiu', 'nome')).toContain(
    replies.returned('').trim(),
  ));

it('who would tell it only in person hears why it is asked', () =>
  expect(heard('só passo o cpf pessoalmente', 'cpf')).toBe(heard('por que o cpf?', 'cpf')));

it('who comes back and tells why they were away reports no fault', () =>
  expect(heard('opa voltei, caiu minha net aqui', 'email')).toContain(replies.returned('').trim()));

it('a customer who asks for months to cancel cancels no order', () =>
  expect(heard('quero cancelar, faz 2 mês que peço e ninguem cancela', 'nome')).not.toBe('/cancel'));

it('who paid and is still cut off does not leave', () =>
  expect(heard('paguei a conta segunda e continua cortada', 'cpf')).toMatch(/^\? /));

it('a place that is served is asked for, whatever it is called', () =>
  expect(heard('vcs atendem no Campeche?', 'cep')).toBe(heard('tem cobertura no meu bairro?', 'cep')));

it('what is asked at the end, or in the middle, is a question', () => {
  expect(heard('o desconto é de quanto', 'ativar-debito')).toMatch(/^\?/);
  expect(heard('o hbo dá pra ver em quantas telas ao mesmo tempo', 'planos')).toMatch(/^\?/);
});

it('a question about what is asked counts in short words as well', () =>
  expect(heard('pra q cep se eu nem sei o preço ainda', 'cep')).toBe(heard('pra que meu cep?', 'cep')));

it('the number of an identity card is no part of a CPF', () =>
  expect(heard('MG-14.556.203 ssp', 'cpf')).toContain(hintWords.identityCard));

it('a name that nobody knows is a first name behind its announcement', () =>
  expect(understand('me chamo thaynara', askedFor('nome')).kind).toBe('partial'));

it('who comes back in some minutes is waited for', () =>
  expect(heard('minha carteira tá no carro, já volto em uns 10 min', 'cpf')).toContain(
    replies.waits('').trim().split('.')[0],
  ));

describe('what cannot be sent here', () => {
  it.each(['vou mandar um áudio', 'te mandei a foto da conta', '[áudio]', 'mandei a localização, viu?'])(
    'is said, with the open question: %s',
    (text) => expect(heard(text, 'cep')).toMatch(/^\? Aqui leio só o que você escreve.*CEP/),
  );

  it('keeps what is told beside it', () =>
    expect(heard('mandei print do boleto, o cep é 01310-100', 'cep')).toContain('[cep: 01310-100]'));
});

it('one bill for all is answered as it is, at any step', () => {
  const told = heard('dá pra juntar tudo numa fatura só?', 'pedido-realizado');
  expect(told).toMatch(/^\? Este pedido tem a sua própria fatura/);
  expect(heard('tenho tim controle, junta na mesma conta?', 'planos')).toBe(told);
});

it.each([
  ['cpf', 'CNPJ'],
  ['telefone', 'celular com DDD'],
  ['cep', 'imóvel onde a fibra será instalada'],
] as const)('“o da loja serve?” is asked of what is open, at %s', (step, reply) =>
  expect(heard('o da loja serve?', step)).toContain(reply),
);

it('at the visit, the hour and the notice are both replied to', () => {
  const told = heard('que horas o técnico chega? ele avisa antes?', 'data-instalacao');
  expect(told).toContain('reserve o período inteiro');
  expect(told).toContain('SMS e WhatsApp');
});

it.each(['precisa mesmo do email? e se eu não tiver?', 'pra que o email? pode ser o do meu filho?'])(
  'the reason and what may be given instead are both replied to: %s',
  (text) => {
    const told = heard(text, 'email');
    expect(told).toContain('Para ele vão as faturas');
    expect(told).toContain('alguém de confiança');
  },
);
