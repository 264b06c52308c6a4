import { expect, it } from 'vitest';
import { replies } from '../../../src/content/conversation/replies.ts';
import { sideQuestionWords } from '../../../src/content/conversation/side-questions.ts';
import { contactFields } from '../../../src/content/steps/contact-fields.ts';
import { plansOf } from '../../funnel/given.ts';
import { itTalks, type Talk, talkAt } from './turns.ts';

const { several } = sideQuestionWords;
const { which } = several;

const house = '01310-100 numero 1000';
const contact = 'Ana Souza, 11 98765-4321, ana@exemplo.com.br';
const phone = '(11) 98765-4321';
const all = `Ana Souza | ${phone} | ana@exemplo.com.br`;
const housed = { cep: '01310100', number: '1000' };
const taken = { name: 'Ana Souza', phone: '11987654321' };

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
    'a yes with another number and a flat changes both, and waits for one more',
    'cep',
    [`${house} / na verdade é 1002 apto 31`, { waits: '01310-100 | 1002 | apto 31', stored: {} }],
  ],
  [
    'a yes with a day to pay keeps all for one more',
    'contato',
    [`${contact} / isso, e quero pagar no dia 5`, { waits: `${all} | Dia 5`, stored: {} }],
    ['sim', { stored: { ...taken, email: 'ana@exemplo.com.br', due_date: 5 } }],
  ],
  [
    'a yes with an addition drops nothing, and what waits is asked again',
    'cep',
    [`${house} ap 42 / Está certo sim, mas ainda tem o fundos`, { waits: '01310-100 | 1000 | ap 42' }],
    ['sim', { stored: { ...housed, complement: 'ap 42' } }],
  ],
  ...noOf.map(
    (said): Talk => [
      `a no to several asks which is wrong, and none is lost: ${said}`,
      'contato',
      [`${contact} / ${said}`, { told: which.ask, waits: all, stored: {} }],
    ],
  ),
  ...['nenhum', 'tá tudo errado', which.all].map(
    (said): Talk => [
      `a no to all of them drops all: ${said}`,
      'contato',
      [`${contact} / não / ${said}`, { told: several.dropped, waits: '', stored: {}, draft: '' }],
    ],
  ),
  [
    'the one that is named wrong is asked for again, and the others stay',
    'contato',
    [`${contact} / não / o e-mail`, { waits: `Ana Souza | ${phone}`, draft: 'name phone' }],
    ['ana.lima@exemplo.com.br / sim', { stored: { ...taken, email: 'ana.lima@exemplo.com.br' } }],
  ],
  [
    'a text that is none of the value asked for replaces no other answer',
    'cep',
    [
      'meu nome é Carla Dias e o email carla@exemplo.com.br / não / o e-mail / blablabla',
      { waits: 'Carla Dias', told: contactFields.email.expected },
    ],
  ],
  [
    'the right value is taken after a question in between',
    'contato',
    [
      `${contact} / não / o nome / quanto custa a instalação? / Ana Lima / sim`,
      { stored: { ...taken, name: 'Ana Lima', email: 'ana@exemplo.com.br' } },
    ],
  ],
  [
    'the right value replaces the wrong one at once',
    'contato',
    [`${contact} / não / o nome é Ana Lima`, { waits: all.replace('Souza', 'Lima'), stored: {} }],
  ],
  [
    'while it is asked which is wrong, a question is replied to, and it is asked on',
    'contato',
    [`${contact} / não / por que vocês querem o email?`, { told: which.ask, waits: all }],
  ],
  [
    'while it is asked which is wrong, a mere yes takes nothing, but that all is right does',
    'contato',
    [`${contact} / não / sim`, { told: which.ask, waits: all, stored: {} }],
    [which.none, { stored: { ...taken, email: 'ana@exemplo.com.br' } }],
  ],
  [
    'behind one that is called wrong the next message is the right one, and all are taken by one yes',
    'cep',
    [`${house} / o número está errado`, { told: several.wrong(['o número do imóvel']), waits: '01310-100' }],
    ['é 1002 / sim', { stored: { ...housed, number: '1002' } }],
  ],
  [
    'the number of a flat that is called wrong keeps its kind, and is no house number',
    'cep',
    [`${house} ap 12 / o apartamento está errado / ap 15`, { waits: '01310-100 | 1000 | ap 15' }],
    ['sim', { stored: { ...housed, complement: 'ap 15' } }],
  ],
  [
    'a yes but for one takes the others, nothing of it stays in the draft, and it is asked for',
    'contato',
    [`${contact} / tudo certo, menos o e-mail`, { waits: `Ana Souza | ${phone}`, draft: 'name phone' }],
    ['sim', { stored: taken, asks: 'contato' }],
    [
      'ana.souza@exemplo.com.br / sim',
      { stored: { ...taken, email: 'ana.souza@exemplo.com.br' }, asks: 'data-nascimento' },
    ],
  ],
  [
    'an e-mail that corrects a proposed one is not led back to it',
    'contato',
    [
      'Ana Souza, 11 98765-4321, ana@bol.com.br / não, o email é ana@bol.com / sim',
      { stored: { ...taken, email: 'ana@bol.com' } },
    ],
  ],
  [
    'what is called wrong is no draft of the question that stays open',
    'cep',
    [`${house} / o cep está errado / sim`, { stored: { number: '1000' }, asks: 'cep', draft: '' }],
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
