import { expect, it } from 'vitest';
import { sideQuestionWords } from '../../../src/content/conversation/side-questions.ts';
import { changes } from '../../../src/content/steps/changes.ts';
import { everyStepWords } from '../../../src/funnel/words/every-step-words.ts';
import { plansOf } from '../../funnel/given.ts';
import { one } from '../../sagas/browser-tab.ts';
import { itTalks, type Talk, type Turn, talkAt } from './turns.ts';

const { several } = sideQuestionWords;
const born = '02/02/1990';
const toPay = [one({ due_date: '5' }), {}] as const;
const byDebit = [one({ direct_debit: 'true' }), {}] as const;
const ofItau = { bank: '341', agency: '1234', account_number: '12345-1' };
const debited: readonly Turn[] = [toPay, byDebit, [one(ofItau), { asks: 'data-instalacao' }]];
const paid = { due_date: 5, direct_debit: true };

itTalks([
  [
    'one step back keeps several answers for the way back',
    'data-nascimento',
    [`acho que ${born} e minha mãe é Maria Silveira / volta`, { asks: 'contato', stored: {} }],
    ['voltar para onde parei / sim', { asks: 'cpf' }],
  ],
  [
    'what was answered meanwhile is not proposed again',
    'data-nascimento',
    `acho que ${born} e meu nome é Ana Lima Souza / o telefone está errado`,
    [
      one({ name: 'Ana Souza', phone: '11912345678', email: 'ana@exemplo.com.br' }),
      { asks: 'data-nascimento', waits: '**/**/1990' },
    ],
  ],
  ...['volta', 'desfaz isso'].map(
    (said): Talk => [
      `the day that waited does no longer, and the next one counts: ${said}`,
      'data-instalacao',
      ['acho que quarta de manhã', { waits: '25/11/2026, Manhã (8h às 12h)' }],
      [said, { asks: 'data-instalacao', waits: '' }],
      [
        'acho que quarta de tarde / sim',
        { stored: { schedules: [{ date: '25/11/2026', period: 'tarde' }] } },
      ],
    ],
  ),
  [
    'several answers are dropped at once, and stay while it is not said what is wrong',
    'contato',
    [
      'acho que é Ana Souza, 11 98765-4321, ana@exemplo.com.br / quero mudar uma coisa',
      { waits: 'Ana Souza | (11) 98765-4321 | ana@exemplo.com.br' },
    ],
    ['apaga isso', { waits: '', told: several.dropped }],
  ],
  ...['voltar', 'voltar para onde parei', 'deixa assim mesmo'].map(
    (said): Talk => [
      `an earlier question is left, its answer stays, and the open question returns: ${said}`,
      'data-nascimento',
      ['quero mudar o número da casa', { asks: 'nr-imovel' }],
      [said, { asks: 'data-nascimento', stored: {} }],
    ],
  ),
  [
    'whoever went back by "voltar" goes one question further back by the next one',
    'data-nascimento',
    ['voltar', { asks: 'contato' }],
    ['voltar', { asks: 'nr-imovel' }],
  ],
  [
    'the last answer is called wrong, and asked for again',
    'data-nascimento',
    [`${born} / desfazer`, { told: /Qual é a data de nascimento/ }],
    ['03/02/1990', { stored: { birth_date: '03/02/1990' }, asks: 'nome-mae' }],
  ],
  [
    'another postcode is proposed',
    'data-nascimento',
    ['o cep era outro, é 20040-002', { waits: '20040-002', stored: {} }],
  ],
  [
    'another house number is taken with what it undoes, and the rest stays',
    'data-nascimento',
    [
      'o número da casa é 1002',
      { told: changes.number, stored: { number: '1002' }, asks: 'data-nascimento' },
    ],
  ],
  [
    'the complement is proposed with another house number, and both are taken by one yes',
    'nr-imovel',
    [
      '1000 apto 12 / quero mudar o número da casa / 2000',
      { waits: '2000 | apto 12', stored: { number: '1000', complement: 'apto 12' } },
    ],
    ['sim', { stored: { number: '2000', complement: 'apto 12' }, asks: 'contato' }],
  ],
  [
    'the complement goes where the message says that there is none',
    'nr-imovel',
    [
      '1000 apto 12 / quero mudar o número da casa / 2000 sem complemento',
      { waits: expect.not.stringContaining('apto 12') },
    ],
    ['sim', { stored: { number: '2000', complement: '' } }],
  ],
  ...[[], ['sim']].map(
    (before): Talk => [
      `the block of a flat is corrected, and the rest of it stays, ${before.length > 0 ? 'stored' : 'waiting'}`,
      'cep',
      '01310-100 numero 1000 bloco B apto 3',
      ...before,
      [
        'o complemento é bloco C / sim',
        { stored: { cep: '01310100', number: '1000', complement: 'bloco C apto 3' } },
      ],
    ],
  ),
  ...(
    [
      ['o ddd é 12', /^Ana Souza(?!.*\(11\) 97777).*ana@hotmail/],
      ['o e-mail é do gmail', /^Ana Souza \| \(11\) 97777-0000(?!.*hotmail)/],
    ] as const
  ).map(
    ([said, rest]): Talk => [
      `what is not wrong of a contact stays, whether the part is taken or the whole is asked for: ${said}`,
      'contato',
      [
        `acho que é Ana Souza, 11 97777-0000, ana@hotmail.com / ${said}`,
        { waits: expect.stringMatching(rest) },
      ],
    ],
  ),
  [
    'the account that was just stored is corrected, and no day is proposed',
    'data-de-vencimento',
    ...debited,
    ['a conta está errada, é 12345-7', { stored: { ...paid, ...ofItau, account_number: '12345-7' } }],
  ],
  [
    'another bank keeps nothing of the account of the one before',
    'data-de-vencimento',
    ...debited,
    [
      'troca o banco pra banco do brasil',
      { waits: 'Banco do Brasil', told: everyStepWords['conta-debito'].fields?.bank?.changes ?? '\0' },
    ],
    ['sim', { stored: { ...paid, ...ofItau }, asks: 'conta-debito' }],
    'agência 4321-5, conta 65432-1',
    [
      'sim',
      {
        stored: { ...paid, bank: '001', agency: '4321-5', account_number: '65432-1' },
        asks: 'data-instalacao',
      },
    ],
  ],
  [
    'another bank that is taken back leaves the account as it was',
    'data-de-vencimento',
    ...debited,
    [
      'troca o banco pra banco do brasil / não / voltar para onde parei',
      { stored: { ...paid, ...ofItau }, asks: 'data-instalacao' },
    ],
  ],
  [
    'the due day that was just stored is corrected',
    'data-de-vencimento',
    toPay,
    ['muda o vencimento para o dia 10', { stored: { due_date: 10 }, asks: 'ativar-debito' }],
  ],
  [
    'the way to pay that is told last is the one that is stored',
    'data-instalacao',
    ['na verdade prefiro débito / sim', { stored: { direct_debit: true } }],
  ],
  [
    'a mere yes behind a misunderstanding is no consent to direct debit',
    'ativar-debito',
    ['asdf qwer / isso', { stored: {}, waits: 'Débito automático' }],
  ],
  ...[
    ['corrigir o complemento', 'nr-imovel'],
    ['corrigir o CEP', 'cep'],
  ].map(
    ([said, asks]): Talk => [
      `a wish to correct leads to the question that asks it: ${said}`,
      'contato',
      [`${said}`, { asks }],
    ],
  ),
]);

it('another plan that waited leaves the plan that is stored', async () => {
  const { say, now, tab } = await talkAt('planos', plansOf('d500a', 'd1000a'));
  await say('500 mega');
  const { stored } = now();
  await tab.give(one({ name: 'Ana Souza', phone: '11912345678', email: 'ana@exemplo.com.br' }));
  await say('acho que vou mudar o plano pro de 1 giga');
  expect(now().waits).toContain('1 Giga');
  for (const said of ['não, deixa o de 500 mesmo', 'sim']) await say(said);
  expect(now()).toMatchObject({ waits: '', stored });
});
