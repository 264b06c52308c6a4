import { describe, expect, it } from 'vitest';
import { replies } from '../../../../src/content/conversation/replies.ts';
import { connectionEntries } from '../../../../src/content/knowledge/entries/connection.ts';
import type { Asked } from '../../../../src/conversation/understanding/reading.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import type { StepId } from '../../../../src/funnel/steps/step-id.ts';
import { askedFor, heard } from '../asked.ts';

describe('a wish beside the CPF or e-mail of a customer', () => {
  it.each([
    ['quero cancelar a minha linha, o cpf é 529.982.247-25', replies.cancellation],
    [
      'minha internet caiu, meu cpf é 529.982.247-25',
      connectionEntries.find(({ wordings }) => wordings.includes('caiu'))?.reply,
    ],
  ])('is replied to, and nothing is noted for an order: %s', (said, reply) =>
    expect(understand(said, askedFor('cep'))).toMatchObject({ kind: 'question', reply }),
  );

  it('is none where the document is what is asked', () =>
    expect(heard('quero internet, meu cpf é 529.982.247-25', 'cpf')).toBe('cpf=529.982.247-25'));
});

describe('a name behind a question', () => {
  it.each([
    'nome completo ou de quem vai pagar? quem vai pagar é meu filho anderson luiz moreira',
    'vocês querem o nome de quem mora né? anderson luiz moreira',
    'quem vai assinar é meu filho anderson luiz moreira',
  ])('waits for a yes: %s', (said) =>
    expect(understand(said, askedFor('nome'))).toMatchObject({
      kind: 'proposal',
      answers: [{ raw: { name: ['anderson luiz moreira'] } }],
    }),
  );

  it('a name inside a question is no answer', () =>
    expect(heard('vocês são da mesma empresa do joão souza?', 'nome')).not.toContain('[name'));
});

describe('an answer beside a question', () => {
  it.each([
    ['tá, o de 500 então. mas esse preço aumenta?', 'planos', '500 Mega'],
    ['boleto. cobra taxa de boleto?', 'ativar-debito', 'Boleto por e-mail'],
  ] as const)('a choice in a sentence of its own waits for a yes beside the reply: %s', (said, step, shown) =>
    expect(understand(said, askedFor(step))).toMatchObject({
      kind: 'proposal',
      answers: [{ shown }],
      reply: expect.any(String),
    }),
  );

  it.each([
    ['João Carlos Pereira, tem taxa de instalação?', 'nome', 'João Carlos Pereira'],
    ['dia 15, e a instalação é paga?', 'data-de-vencimento', '15'],
    ['boleto mesmo, a instalação tem custo?', 'ativar-debito', 'Boleto'],
    ['tem taxa de instalação? pode ser quinta de manhã', 'data-instalacao', '26/11/2026'],
    ['quinta de manhã rola? tem taxa de instalação?', 'data-instalacao', '26/11/2026'],
  ] as const)('waits for a yes, and the question is replied to: %s', (said, step, shown) => {
    const understood = understand(said, askedFor(step));
    expect(understood).toMatchObject({ kind: 'proposal', reply: replies.installation.cost });
    expect(heard(said, step)).toContain(shown);
  });

  it.each([
    ['1000, qual plano vc indica pra 4 pessoas?', 'nr-imovel', '[number: 1000]'],
    ['dia 10. e qual plano você recomenda pra quem joga?', 'data-de-vencimento', '10'],
  ] as const)('waits for a yes, and a plan is advised: %s', (said, step, shown) => {
    const advice = understand(said.replace(/^.*?[,.] /, ''), askedFor(step));
    expect(understand(said, askedFor(step))).toMatchObject({
      kind: 'proposal',
      reply: advice.kind === 'question' ? advice.reply : '',
    });
    expect(heard(said, step)).toContain(shown);
  });

  it('waits for a yes where the question is about its own field', () => {
    const understood = understand(
      'itaú ag 0734 cc 21855-3, pode ser conta salário?',
      askedFor('conta-debito'),
    );
    expect(understood).toMatchObject({
      kind: 'proposal',
      answers: [{ field: 'bank' }, { field: 'agency' }, { field: 'account_number' }],
      reply: expect.any(String),
    });
  });

  it('is taken at once where it has a form of its own', () =>
    expect(understand('ana.lima@gmail.com, a instalação é paga?', askedFor('email'))).toMatchObject({
      kind: 'answer',
      reply: replies.installation.cost,
    }));

  it.each([
    ['no boleto, qual a diferença de preço?', 'ativar-debito'],
    ['dia 10 no boleto, boleto fica mais caro?', 'data-de-vencimento'],
    ['o de 600 mega, tem fidelidade?', 'planos'],
    ['sim, a instalação é paga?', 'confirmacao'],
    ['bom dia, a instalação é paga?', 'nome'],
  ] as const)('is none where the question is about the choice, or nothing was told: %s', (said, step) =>
    expect(understand(said, askedFor(step)).kind).toBe('question'),
  );
});

describe('an answer beside a question that has no answer yet', () => {
  it.each([
    ['88, casa 2. vcs já botaram fibra na padaria do seu Zé?', 'nr-imovel', '88'],
    ['é o 905, o porteiro é chato, o técnico sabe tocar violão?', 'nr-imovel', '905'],
    ['quero o de 500 mega, a moça que ligou era a Bruna?', 'planos', '500 Mega'],
  ] as const)('stays, for a yes: %s', (said, step, shown) => {
    expect(understand(said, askedFor(step)).kind).toBe('proposal');
    expect(heard(said, step)).toContain(shown);
  });

  it('in the middle of two questions is found between them', () =>
    expect(heard('tem taxa de instalação? meu número é 905, e tem fidelidade?', 'nr-imovel')).toContain(
      '905',
    ));
});

describe('a choice beside a question about something else', () => {
  it.each([
    ['600 Mega Globoplay, quantas televisões dá pra ver ao mesmo tempo?', 'planos', '600 Mega Globoplay'],
    ['aumenta todo ano o preço? da outra vez me ferraram, mas vou no 2 giga', 'planos', '2 Giga'],
    ['dia 10, e se cair num domingo?', 'data-de-vencimento', '10'],
    [
      'a internet já sai funcionando no mesmo dia? se sim quero sexta dia 27 cedo',
      'data-instalacao',
      '27/11/2026',
    ],
    ['precisa o nome todo mesmo? Jonatas Ferreira Lima Barbosa', 'nome', 'Jonatas Ferreira Lima Barbosa'],
    ['1190, mas me diz uma coisa, essa instalação cobra taxa', 'nr-imovel', '1190'],
  ] as const)('is kept, for a yes: %s', (said, step, shown) => {
    expect(understand(said, askedFor(step)).kind).toBe('proposal');
    expect(heard(said, step)).toContain(shown);
  });

  it.each([
    ['o de 600, é bom?', 'planos'],
    ['fico entre o de 500 e o de 700, quanto dá de diferença por mês?', 'planos'],
    ['boleto, fica mais caro?', 'ativar-debito'],
  ] as const)('is none where it is what is asked about: %s', (said, step) =>
    expect(understand(said, askedFor(step)).kind).toBe('question'),
  );
});

it.each([
  ['instalacao', 'apto 304 bloco 2, só que o condomínio não deixa entrar técnico depois das 17'],
  ['nr-imovel', '1374, bloco B ap 61, e a visita só posso à tarde'],
] as const)('a limit of the visit that is told early gets its reply at %s: %s', (step, text) => {
  const reading = understand(text, askedFor(step));
  expect(reading).toMatchObject({
    kind: 'proposal',
    reply: expect.stringContaining(replies.installation.time),
  });
  expect(reading).not.toHaveProperty('left');
});

describe('a visit that is asked for before its question', () => {
  const beforeDays = (step: StepId): Asked => {
    const asked = askedFor(step);
    return { ...asked, lists: { ...asked.lists, installationDays: null } };
  };

  it.each([
    ['01310-100 num 500 pode vir sexta de tarde?', 'cep'],
    ['500 pode vir sexta de tarde?', 'nr-imovel'],
    ['Ana Souza, pode vir sexta de tarde?', 'nome'],
    ['quero o de 1 giga e pago no boleto, pode vir no sabado de manha?', 'planos'],
  ] as const)('is kept and replied to beside the answer: %s', (said, step) =>
    expect(understand(said, beforeDays(step))).toMatchObject({
      kind: 'proposal',
      reply: expect.stringContaining(replies.visitEarly),
    }),
  );

  it('beside an address gets told when the day is chosen', () =>
    expect(heard('pode ser sábado de manhã', 'cep')).toContain('Você escolhe o dia'));

  it('a house is no day of a visit', () =>
    expect(heard('45, tem cachorro bravo no quintal', 'nr-imovel')).not.toContain('Você escolhe'));
});

describe('a plan of which there are several, beside a question', () => {
  it('keeps how to pay, and asks which', () => {
    const read = understand(
      'quero o de 700 e pago no boleto msm, pode vir no sabado de manha?',
      askedFor('planos'),
    );
    expect(read).toMatchObject({
      kind: 'proposal',
      answers: [{ raw: { direct_debit: ['false'] } }],
      reply: expect.stringContaining('Qual deles?'),
    });
    expect('reply' in read && read.reply).toContain('Você escolhe o dia');
  });

  it.each(['quero o de 700, pode vir no sabado de manha?', 'quero o de 700, precisa ter alguém em casa?'])(
    'is asked for behind the reply: %s',
    (said) => {
      const read = understand(said, askedFor('planos'));
      expect(read).toMatchObject({ kind: 'question', suggestions: expect.arrayContaining(['600 Mega']) });
      expect('reply' in read && read.reply).toMatch(/^Você .*Qual deles/);
    },
  );
});
