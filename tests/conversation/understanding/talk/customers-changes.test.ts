import { describe, expect, it } from 'vitest';
import { customerEntries } from '../../../../src/content/knowledge/entries/customers.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import type { StepId } from '../../../../src/funnel/steps/step-id.ts';
import { askedFor, heard } from '../asked.ts';

const replyOf = (topic: string) => customerEntries.find(({ id }) => id === topic)?.reply;

describe('what a customer wants to be another, with its value', () => {
  it.each([
    [
      'na vdd já sou cliente, só quero mudar o vencimento da minha fatura do dia 5 pro 15',
      'data-de-vencimento',
    ],
    ['eu já tenho internet de vcs e quero trocar a data da minha fatura pra dia 20', 'data-de-vencimento'],
    ['a conta que eu já pago com vcs vence 20, muda pra 5', 'data-de-vencimento'],
    ['já sou cliente, quero atualizar meu email pra ana@gmail.com', 'email'],
  ] as const)('is no answer of a new order: %s', (said, step) =>
    expect(understand(said, askedFor(step))).toMatchObject({
      kind: 'question',
      reply: replyOf('dados-do-cliente'),
    }),
  );

  it('an answer of a customer who orders once more counts', () =>
    expect(heard('já sou cliente de vocês, dia 10', 'data-de-vencimento')).toBe('due_date=10'));
});

const topicOf = (said: string, step: StepId): string | undefined => {
  const understood = understand(said, askedFor(step));
  return understood.kind === 'question' ? understood.topic : undefined;
};

describe('a customer', () => {
  it.each([
    ['já sou cliente e quero cancelar', 'cpf', 'como-cancelar-o-plano'],
    ['já tenho a ultrafibra, quero encerrar', 'nome', 'como-cancelar-o-plano'],
    ['a empresa já é cliente, quero só mais um ponto na filial', 'nome', 'outro-endereco'],
    ['já temos internet de vocês na loja, falta instalar no depósito', 'nome', 'outro-endereco'],
    ['sou assinante e vou me mudar pra outro bairro, como transfiro o ponto?', 'cep', 'mudar-de-endereco'],
    ['sou cliente da 300 e queria aumentar pra 500', 'planos', 'mudar-de-plano'],
    ['ja tenho cadastro com vcs quero mudar de endereço', 'cep', 'mudar-de-endereco'],
    ['já tenho o de 500, quero acrescentar globoplay', 'planos', 'mudar-de-plano'],
    ['queria adicionar o paramount no meu plano atual', 'planos', 'mudar-de-plano'],
    ['quero mais velocidade no meu plano, ja sou cliente', 'planos', 'mudar-de-plano'],
    ['quero o mais rápido, sou cliente já', 'planos', 'mudar-de-plano'],
    ['sou cliente desde 2019, preciso trocar a senha do wifi', 'nome', 'senha-do-wi-fi'],
    ['quero mudar meu plano antigo de cobre pra fibra', 'telefone', 'migrar-do-cobre'],
    ['recebi uma cobrança a mais esse mês de 49 reais', 'planos', 'fatura-alta'],
    ['renovar a fidelidade ganho alguma coisa?', 'planos', 'vantagem-de-renovar'],
    ['cadê meu técnico? era pra ter vindo hoje de manhã', 'confirmacao', 'tecnico-nao-veio'],
    ['vocês já me ligaram 5 vezes hoje, parem de me ligar', 'telefone', 'parar-as-ligacoes'],
    ['o técnico esqueceu uma escada aqui kkk como devolvo', 'cep', 'tecnico-esqueceu-algo'],
    [
      'esse cpf já tem contrato com vocês no nome do meu marido, tem problema?',
      'cpf',
      'cliente-na-mesma-casa',
    ],
  ] as const)('is told what there is for customers: %s', (said, step, topic) =>
    expect(topicOf(said, step)).toBe(topic),
  );

  it.each([
    'sou cliente, quero o de 600 pra casa da minha mãe',
    'já sou cliente tim do celular, quero o de 600',
  ])('may order another plan: %s', (said) => expect(heard(said, 'planos')).toContain('[idPlan: 600 Mega]'));

  it.each([
    'wifi lento pra caramba',
    'o sinal aqui em casa está muito fraco desde domingo, queria um técnico',
    'faz três dias que tô sem sinal, quero um técnico em casa',
    'a conexão oscila toda hora, vocês conseguem ver daí?',
  ])('whose line has a fault is told whom to call: %s', (said) =>
    expect(topicOf(said, 'cep')).toBe('suporte-tecnico'),
  );

  it.each(['a internet da vivo cai toda hora, quero trocar', 'a fibra cai quando chove?'])(
    'is not who speaks of another line: %s',
    (said) => expect(topicOf(said, 'planos')).not.toBe('suporte-tecnico'),
  );
});

it.each(['tem Globo, SBT, Record?', 'vem com canais abertos, globo, band, sbt', 'pega globo e record aí?'])(
  'channels of a television are no plan with Globoplay: %s',
  (said) => expect(topicOf(said, 'planos')).toBe('tv-aberta-e-canais'),
);

it.each(['quero um link dedicado', 'preciso de link dedicado com nota fiscal no CNPJ'])(
  'a leased line is none of the plans: %s',
  (said) => expect(topicOf(said, 'planos')).toBe('link-dedicado'),
);

describe('the phone of somebody who receives the technician', () => {
  it.each([
    'quinta de manhã, quem vai receber é minha sogra, liga pra ela antes 84 99417-3320',
    'quinta de manhã, qualquer coisa liga pro porteiro 84 99417-3320',
    'quinta de manhã, quem recebe é meu filho Tiago, o zap dele é 84 99417-3320',
  ])('is shown, and is not the phone of the visitor: %s', (said) => {
    const told = understand(said, askedFor('data-instalacao'));
    expect(told).toMatchObject({ kind: 'proposal', left: expect.stringContaining('84 99417-3320') });
    expect(told.kind === 'proposal' && told.answers.map(({ field }) => field)).toEqual(['schedules']);
  });

  it('is that of the visitor who says so', () =>
    expect(heard('quinta de manhã, meu celular mudou, é 84 99417-3320', 'data-instalacao')).toContain(
      'phone: (84) 99417-3320',
    ));
});

it('gigabytes of a chip are no speed', () => {
  expect(heard('o que vem o chip do celular incluso com 20 gb', 'planos')).not.toContain('velocidade');
  expect(heard('quero o de 1 gb', 'planos')).toContain('idPlan');
});

describe('what only a customer says, at the question of a new order', () => {
  it.each([
    [
      'vou me mudar pra Betim dia 20 e quero levar minha internet pra casa nova',
      'instalacao',
      'mudar-de-endereco',
    ],
    ['vou me mudar dia 10 e quero levar minha internet', 'data-de-vencimento', 'mudar-de-endereco'],
    ['não quero plano novo, quero levar o meu de 500 mega pra casa nova', 'planos', 'mudar-de-endereco'],
    ['minha conta vence dia 10 e eu queria pro dia 15', 'cep', 'dados-do-cliente'],
    ['queria trocar o dia do meu boleto', 'cep', 'dados-do-cliente'],
    ['quero a segunda via do boleto que venceu dia 5', 'data-de-vencimento', 'segunda-via-da-fatura'],
    ['me manda o boleto de 99,99 que eu perdi', 'planos', 'segunda-via-da-fatura'],
    ['minha conta veio 200 reais e meu plano é o de 500', 'planos', 'fatura-alta'],
    ['vocês debitaram duas vezes da minha conta no itaú', 'conta-debito', 'fatura-alta'],
    ['olha aí quanto eu devo', 'cpf', 'divida-e-bloqueio'],
    ['quero cancelar o plano de 500 que eu tenho', 'planos', 'como-cancelar-o-plano'],
    ['o técnico não achou minha casa número 120', 'nr-imovel', 'tecnico-nao-veio'],
    ['contratei o de 500 semana passada e ninguém veio instalar', 'planos', 'tecnico-nao-veio'],
  ] as const)('is replied to, and proposes nothing: %s', (said, step, topic) =>
    expect(topicOf(said, step)).toBe(topic),
  );

  it.each([
    ['111.444.777-35 vê aí no meu cadastro quanto eu tô devendo', 'cpf', '[cpf: ***.***.777-35]'],
    ['Marcos Vinícius Lopes, quero a segunda via do boleto', 'nome', '[name: Marcos Vinícius Lopes]'],
  ] as const)('keeps who says it: %s', (said, step, kept) => {
    expect(heard(said, step)).toContain(kept);
    expect(understand(said, askedFor(step))).toHaveProperty('reply');
  });

  it.each([
    ['minhas contas vencem dia 10, então dia 10', 'data-de-vencimento', 'due_date=10'],
    ['acabei de me mudar, é apartamento 12', 'instalacao', 'apartamento 12'],
    ['minha conta da vivo veio 200 reais, quero o de 500', 'planos', '500'],
  ] as const)('is told from an answer of the order: %s', (said, step, kept) =>
    expect(heard(said, step)).toContain(kept),
  );

  it('a mover who orders anew is not sent to the support', () =>
    expect(topicOf('vou me mudar mês que vem e quero internet na casa nova', 'cep')).not.toBe(
      'mudar-de-endereco',
    ));
});

it.each([
  ['meu cpf já tá aí com vocês desde 2019', 'cpf'],
  ['meu número vocês já têm desde 2019', 'telefone'],
  ['já tem aí no cadastro, sou cliente desde 2010', 'data-nascimento'],
] as const)('a year since when the shop knows an answer is no attempt at it: %s', (said, step) =>
  expect(topicOf(said, step)).toBe('dados-ja-no-cadastro'),
);
