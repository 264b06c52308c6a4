import { expect, it } from 'vitest';
import { replies } from '../../../src/content/conversation/replies.ts';
import { sideQuestionWords } from '../../../src/content/conversation/side-questions.ts';
import { plansOf } from '../../funnel/given.ts';
import { itTalks, type Talk, talkAt } from './turns.ts';

const { several } = sideQuestionWords;

const house = 'acho que é 01310-100 numero 1000';
const contact = 'acho que é Ana Souza, 11 98765-4321, ana@exemplo.com.br';
const housed = { cep: '01310100', number: '1000' };

const yes = [
  'sim',
  's',
  'isso mesmo',
  'Está certo',
  'tá certo, pode seguir',
  'sim, pode confirmar',
  'pode seguir',
];
const noOf = ['não', 'não foi isso', 'Não, vou corrigir', 'tá errado'];

itTalks([
  ...yes.map(
    (said): Talk => [
      `a yes takes what waits, and leaves no draft of it: ${said}`,
      'cep',
      [`${house} / ${said}`, { stored: housed, waits: '', draft: '', asks: 'contato' }],
    ],
  ),
  ...['sim, mas quanto custa a instalação?', 'sim, se não tiver fidelidade'].map(
    (said): Talk => [
      `a yes with a question or a condition takes nothing, and is replied to above what waits: ${said}`,
      'cep',
      [`${house} / ${said}`, { told: /gratuita|multa/, waits: '01310-100 | 1000', stored: {} }],
      ['sim', { stored: housed }],
    ],
  ),
  [
    'what is told behind what waits is taken, and takes its place there',
    'cep',
    [
      `${house} / na verdade é 1002 apto 31`,
      { waits: '01310-100', stored: { number: '1002', complement: 'apto 31' } },
    ],
    ['sim', { stored: { cep: '01310100', number: '1002', complement: 'apto 31' }, asks: 'contato' }],
  ],
  [
    'a day to pay is taken beside what waits, which is asked once more',
    'contato',
    [
      `${contact} / quero pagar no dia 5`,
      { waits: expect.stringContaining('Ana Souza'), stored: { due_date: 5 } },
    ],
    [
      'sim',
      { stored: { name: 'Ana Souza', phone: '11987654321', email: 'ana@exemplo.com.br', due_date: 5 } },
    ],
  ],
  [
    'what waits is asked once more behind another message, and then let go',
    'contato',
    [`${contact} / quanto custa a instalação?`, { waits: expect.stringContaining('Ana Souza') }],
    ['tem fidelidade?', { waits: '', stored: {}, draft: '', asks: 'contato' }],
  ],
  ...noOf.map(
    (said): Talk => [
      `a no drops all that waits: ${said}`,
      'contato',
      [`${contact} / ${said}`, { told: several.dropped, waits: '', stored: {}, draft: '' }],
    ],
  ),
  [
    'one that is called wrong is asked for, the others wait on, and the next message is the right one',
    'cep',
    [`${house} / o número está errado`, { told: /Qual é o número/, waits: '01310-100' }],
    ['é 1002', { stored: { number: '1002' } }],
  ],
  [
    'an e-mail that corrects a proposed one is not led back to it',
    'contato',
    [
      'Ana Souza, 11 98765-4321, ana@bol.com.br / não, o email é ana@bol.com',
      { stored: { name: 'Ana Souza', phone: '11987654321', email: 'ana@bol.com' } },
    ],
  ],
  ...[
    [house, '01310-100 | 1000'],
    ['111.444.777-35', '***.***.777-35'],
  ].map(
    ([said = '', waits = '']): Talk => [
      `behind an unclear message only the yes is missing to ${said}`,
      'cep',
      [said, { waits }],
      ['asdkjh', { told: replies.confirmsFirst, waits, stored: {} }],
    ],
  ),
  [
    'a question whether it is right stores nothing, and the yes is asked for',
    'cep',
    [
      `${house} ap 42 / tá certo isso?`,
      { told: replies.confirmsFirst, waits: '01310-100 | 1000 | ap 42', stored: {} },
    ],
  ],
  ...[
    ['sim', 'cep'],
    ['Recomeçar', 'cep'],
    ['não', 'data-nascimento'],
    ['Continuar de onde estou', 'data-nascimento'],
  ].map(
    ([said, asks]): Talk => [
      `starting over is asked about, and the answer leads to ${asks}: ${said}`,
      'data-nascimento',
      ['recomeçar', { told: sideQuestionWords.startOver.ask, asks: 'data-nascimento' }],
      [`${said}`, { asks }],
    ],
  ),
]);

it('a plan that waits is denied: the name beside it stays, and no plan is taken', async () => {
  const { say, now } = await talkAt('planos', plansOf('d500a', 'd600a', 'd600b', 'd1000a'));
  await say('acho que 600 com paramount e meu nome é Ana Souza');
  expect(now().waits).toMatch(/Paramount.*Ana Souza/i);
  await say('não, o plano está errado');
  expect(now().waits).toBe('Ana Souza');
  await say('sim');
  expect(now().stored).toEqual({ name: 'Ana Souza' });
});
