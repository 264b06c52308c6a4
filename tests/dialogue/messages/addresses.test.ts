import { replies } from '../../../src/content/conversation/replies.ts';
import { toneSentences } from '../../../src/content/conversation/tone.ts';
import { addressSearchWords } from '../../../src/content/screens/address-search.ts';
import { one } from '../../sagas/browser-tab.ts';
import { itTalks, type Talk } from './turns.ts';

const { said: words } = addressSearchWords;
const paulista = 'Av Paulista, 1000, São Paulo';
const town = words.whichTown('Av Paulista');

itTalks([
  ...['sim', 'é esse mesmo', 'esse'].map(
    (said): Talk => [
      `an address is searched, its only postcode is taken, and the house number waits for its question: ${said}`,
      'cep',
      ['moro na av paulista 1000 em são paulo', { searches: paulista, told: words.searching }],
      [said, { searches: '', asks: 'nr-imovel', draft: 'number' }],
    ],
  ),
  [
    'a flat told with the address is kept until the number is told alone',
    'cep',
    'moro na av paulista 1000 ap 42 em são paulo',
    [one({ cep: '01310-100' }), { asks: 'nr-imovel' }],
    ['1000', { stored: { cep: '01310100', number: '1000', complement: 'ap 42' } }],
  ],
  ...['são paulo', 'boa tarde, quero contratar internet pro meu apartamento em são paulo'].map(
    (said): Talk => [
      `town, street and house number come one by one: ${said}`,
      'cep',
      [`${said} / av paulista`, { searches: 'Av Paulista, São Paulo' }],
      ['1000', { searches: paulista }],
    ],
  ),
  [
    'an address without a town is asked for it, and searched with it',
    'cep',
    ['av paulista 1000', { told: town, searches: 'Av Paulista, 1000' }],
    ['são paulo sp', { searches: `${paulista}, SP` }],
  ],
  ...['sim', 'não'].map(
    (said): Talk => [
      `the answer "${said}" to the question for the town is not searched as a town`,
      'cep',
      [`av paulista 1000 / ${said}`, { told: town, searches: 'Av Paulista, 1000' }],
    ],
  ),
  [
    'an address beside words in another language is kept, and its town is asked for after the reply to them',
    'cep',
    [
      'Hello, I live at Rua Augusta 100',
      { told: `${toneSentences.english} ${words.whichTown('Rua Augusta')}`, searches: 'Rua Augusta, 100' },
    ],
  ],
  [
    'a yes to several found postcodes asks the visitor to tap one',
    'cep',
    ['av paulista em são paulo / sim', { told: addressSearchWords.found(2), asks: 'cep', stored: {} }],
  ],
  [
    'whoever rejects the found postcode is asked for the address again',
    'cep',
    ['av paulista 1000 em são paulo / não é essa', { told: words.otherStreet, stored: {} }],
  ],
  [
    'what is told beside an address is taken, and its street is searched',
    'cep',
    ['moro na av paulista 1000 em são paulo, nasci em 12/03/1990', { searches: paulista }],
    [one({ cep: '01310-100' }), { asks: 'nr-imovel', stored: { cep: '01310100', birth_date: '12/03/1990' } }],
  ],
  [
    'of two addresses none is searched before one is named, whose town is asked for',
    'cep',
    [
      'são dois endereços, a loja na rua das flores 20 e minha casa na rua do sol 30',
      { searches: '', told: replies.whichAddress },
    ],
    ['rua do sol 30', { searches: 'Rua do Sol, 30', told: words.whichTown('Rua do Sol') }],
  ],
  ...['quero internet em casa', 'quero internet em promoção', 'quero internet em dezembro'].map(
    (said): Talk => [
      `a wish for internet that names no town opens no search: ${said}`,
      'cep',
      [said, { searches: '' }],
    ],
  ),
]);
