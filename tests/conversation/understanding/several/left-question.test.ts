import { describe, expect, it } from 'vitest';
import { replies } from '../../../../src/content/conversation/replies.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { askedFor, heard } from '../asked.ts';

describe('a question among the left-over words', () => {
  it.each([
    ['21 98765-1234 e por acaso vocês usam telegram?', 'telefone', 'e por acaso vocês usam telegram?'],
    ['10/10/1980, tem brinde no mês do aniversário?', 'data-nascimento', 'tem brinde no mês do aniversário?'],
    ['é 01310 100 e vocês tem loja em marte', 'cep', undefined],
    ['dia 10 e quem nasceu em fevereiro ganha alguma coisa?', 'data-de-vencimento', undefined],
  ] as const)('is said to be unknown, and reaches the staff by itself: %s', (said, step, asks) => {
    const understood = understand(said, askedFor(step));
    expect(understood).toMatchObject({ kind: 'proposal', reply: replies.unknownBeside });
    expect(understood).not.toHaveProperty('left');
    if (asks !== undefined) expect(understood).toMatchObject({ asks });
  });

  it.each([
    ['é luana.nails@gmail.com tudo minúsculo e vem cá esse e-mail é pra chegar a conta', 'email'],
    ['22 de agosto de 2001 agora pra que que vocês quer saber isso', 'data-nascimento'],
    ['CSB 2 lote 6 e me diz uma coisa o técnico cobra pra passar o fio no telhado', 'nr-imovel'],
  ] as const)('is replied to where it is known, however it begins: %s', (said, step) =>
    expect(understand(said, askedFor(step))).toHaveProperty('reply'),
  );

  it.each([
    ['não tenho isso não meu filho, me liga por favor no 85 98811 2034'],
    ['não uso e-mail não, me liga no 11 98765-4321'],
  ])('a call in place of an e-mail gets the help of who has none: %s', (said) =>
    expect(understand(said, askedFor('email'))).toMatchObject({
      kind: 'proposal',
      answers: [{ field: 'phone' }],
      reply: expect.stringContaining('alguém de confiança'),
    }),
  );

  it('is none where it asks for a yes, or tells who', () => {
    expect(heard('dia 10, pode ser?', 'data-de-vencimento')).not.toContain(replies.unknownBeside);
    expect(heard('88, casa 2, quem mora na 1 é minha sogra', 'nr-imovel')).not.toContain(
      replies.unknownBeside,
    );
  });
});

describe('an answer under a condition', () => {
  it.each([
    ['dá pra ser no nome da empresa? se não puder usa o meu 529.982.247-25', 'cpf', 'cpf'],
    ['o da minha esposa serve? caso não, o meu é 123.456.789-09', 'cpf', 'cpf'],
    ['o desconto é pra sempre? se for eu quero débito', 'ativar-debito', 'direct_debit'],
  ] as const)('waits for a yes beside the reply: %s', (said, step, field) =>
    expect(understand(said, askedFor(step))).toMatchObject({
      kind: 'proposal',
      answers: [{ field }],
      reply: expect.any(String),
    }),
  );

  it.each([
    ['e pix não tem não', 'ativar-debito'],
    ['boleto impresso não tem mais não', 'ativar-debito'],
    ['não tem sábado não', 'data-instalacao'],
    ['vcs não tem com spotify não? deezer eu nem uso', 'planos'],
  ] as const)('what is denied twice is asked, and chooses nothing: %s', (said, step) =>
    expect(understand(said, askedFor(step)).kind).toBe('question'),
  );
});

describe('after the order', () => {
  it.each([
    'só pede pro tecnico ter paciencia com ela que escuta mal, e me ligar antes no 61992208854',
    'meu pai é surdo, manda mensagem pra mim no 31 98888-1111 quando tiver chegando',
  ])('a note to the technician is no correction, whatever number it tells: %s', (said) => {
    const order = { orderNumber: '1234567', protocol: '20261234567', finishedAt: '2026-11-20' } as const;
    expect(understand(said, askedFor([], { order }))).toMatchObject({
      kind: 'question',
      reply: expect.stringContaining('Recado para o técnico'),
    });
  });
});

it.each([
  ['vai mandar presente de dia das mães é? kkkk é Terezinha Gomes Brandão', 'nome-mae'],
  ['vai mandar parabéns? kkk 12/03/1988', 'data-nascimento'],
] as const)('a joke beside an answer is no question without a reply: %s', (said, step) => {
  const understood = understand(said, askedFor(step));
  expect(understood.kind).toBe('proposal');
  expect(understood).not.toHaveProperty('reply');
});

it.each([
  'pode ser nubank?',
  'aceita itaú?',
  'nubank serve? a agência é 0001 mas não sei se vcs aceitam banco digital',
])('a bank that is asked about and in the list is said to be there, and waits for a yes: %s', (said) =>
  expect(understand(said, askedFor('conta-debito'))).toMatchObject({
    kind: 'proposal',
    reply: expect.stringContaining('está na lista'),
  }),
);
