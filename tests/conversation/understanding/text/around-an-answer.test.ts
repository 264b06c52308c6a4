import { describe, expect, it } from 'vitest';
import { heard } from '../asked.ts';

const answers = [
  ['cep', '01310-100'],
  ['nr-imovel', '1000, bloco B, ap 33'],
  ['nr-imovel', 'é o 45'],
  ['nome', 'Jéssica Caroline Nogueira'],
  ['nome', 'rita de cassia moura'],
  ['nome-mae', 'o nome dela é Maria do Socorro Bezerra'],
  ['telefone', '(11) 98765-4321'],
  ['email', 'ana.souza@gmail.com'],
  ['email', 'ana ponto souza arroba gmail ponto com'],
  ['cpf', '529.982.247-25'],
  ['data-nascimento', '190395'],
  ['planos', 'o mais barato'],
  ['data-de-vencimento', 'dia dez'],
  ['ativar-debito', 'no boleto mesmo'],
  ['conta-debito', '341 1234 123456'],
] as const;

const before = [
  'calma, achei: ',
  'deixa eu ver... ',
  'pronto. ',
  'pode anotar: ',
  'anota aí ',
  'opa ',
  'ah ',
  'hmm ',
  'ah tá, ',
  '- ',
];
const behind = [
  ' mano',
  ' meu filho',
  ' moço',
  ' querida',
  ' viu moça',
  ' né',
  ' então',
  ' tá?',
  '...',
  ' !!',
  ', certo?',
  ', pode ser',
  ', mais alguma coisa?',
  ', tô no trabalho agora',
  ' tô com pressa',
  ' mano, tô no trabalho agora',
  ', Deus te abençoe',
];

describe('what stands around an answer', () => {
  it.each(answers)('at %s changes no part of it: %s', (step, said) => {
    const answer = heard(said, step);
    const read = [...before.map((words) => words + said), ...behind.map((words) => said + words)].map(
      (message) => ({ message, heard: heard(message, step) }),
    );
    expect(read.filter((one) => one.heard !== answer)).toEqual([]);
  });

  it.each(['*ana@gmail.com*', '"ana@gmail.com"', '- ana@gmail.com', '_ana@gmail.com_'])(
    'of signs tells nothing: %s',
    (message) => expect(heard(message, 'email')).toBe('email=ana@gmail.com'),
  );

  it('behind a day may say when somebody works, so it is shown as left over', () => {
    const visit = heard('sexta de manhã mano', 'data-instalacao');
    expect(visit).toBe(heard('sexta de manhã', 'data-instalacao'));
    expect(heard('sexta de manhã, tô no trabalho agora', 'data-instalacao')).toMatch(
      /^\[schedules: .+\] \+ tô no trabalho agora$/,
    );
  });

  it('by itself puts the order off, and beside an answer tells why it is brief', () => {
    expect(heard('tô no trabalho agora', 'data-de-vencimento')).toBe('/later');
    expect(heard('dia dez, tô no trabalho agora', 'data-de-vencimento')).toBe('due_date=10');
  });

  it.each([
    ['nr-imovel', '1247 ap 32 bl B, o gato pode ficar na sala?', '[number: 1247] [complement: ap 32 bl B]'],
    ['nome-mae', 'o nome completo dela é Joana Dias, o gato pode ficar?', '[mothers_name'],
  ] as const)('at %s as a question takes no answer from its field: %s', (step, message, answers) =>
    expect(heard(message, step)).toContain(answers),
  );

  it.each([
    ['data-instalacao', 'quem recebe é meu filho'],
    ['nome', 'no nome da minha filha'],
  ] as const)('is not taken away where somebody is spoken of, at %s: %s', (step, message) =>
    expect(heard(message, step)).not.toMatch(/^(?:name|schedules)=/),
  );
});

describe('small words without a comma', () => {
  it.each(answers.filter(([step, said]) => !step.startsWith('nome') && !said.includes('arroba')))(
    'around an answer at %s say nothing: %s',
    (step, said) => {
      const answer = heard(said, step);
      const front = ['tá ', 'aí ', 'ué ', 'então tá ', 'top, ', 'show ', 'legal, '];
      const behind = [
        ' mesmo',
        ' mermo',
        ' viu',
        ' logo',
        ' pronto',
        ' isso mesmo',
        ' 👍',
        ' de boa',
        ' no caso',
      ];
      const read = [...front.map((words) => words + said), ...behind.map((words) => said + words)];
      expect(read.filter((message) => heard(message, step) !== answer)).toEqual([]);
    },
  );

  it.each([
    ['o mais barato pode ser?', 'planos'],
    ['o mais barato se der', 'planos'],
    ['o mais barato, né?', 'planos'],
    ['tá bom ana ponto lima arroba gmail ponto com', 'email'],
    ['top Ana Souza Lima', 'nome'],
    ['ana souza lima pronto', 'nome'],
  ] as const)('that leave it open, or may be a name, make it wait for a yes: %s', (said, step) =>
    expect(heard(said, step)).toMatch(/^\[[^,]*\]$/),
  );

  it('in capitals, or in front of one word of an e-mail, are a part of the answer', () => {
    expect(heard('Maria da Paz Sim', 'nome')).toBe('name=Maria da Paz Sim');
    expect(heard('top demais arroba gmail ponto com', 'email')).toContain('topdemais@gmail.com');
  });

  it.each([
    ['2 giga é exagero, né?', 'planos'],
    ['a primeira fatura vem dia 10, certo?', 'data-de-vencimento'],
  ] as const)('behind a statement ask, and choose nothing: %s', (said, step) =>
    expect(heard(said, step)).not.toContain('='),
  );

  it('beside a denial are no yes', () => {
    expect(heard('ué, não', 'ativar-debito')).toBe(heard('não', 'ativar-debito'));
    expect(heard('não é isso', 'ativar-debito')).not.toContain('true');
  });
});
