import { consentReplies } from '../../../src/content/conversation/consent-replies.ts';
import { itTalks, type Talk } from './turns.ts';

const { order } = consentReplies;

itTalks([
  ...['Está bem, eu aceito.', 'blz, confirmo', 'ok aceito sim', 'aceito po', 'li e aceito, tá'].map(
    (said): Talk => [
      `words that say nothing leave an acceptance what it is: ${said}`,
      'confirmacao',
      [said, { asks: 'pedido-realizado' }],
    ],
  ),
  ...['não aceito', 'aceito?', 'aceito, se for no boleto', 'ok', 'tá bem', 'pode mandar'].map(
    (said): Talk => [`other words order nothing: ${said}`, 'confirmacao', [said, { asks: 'confirmacao' }]],
  ),
  ...['aceito', 'sim', order.yes].flatMap((said): Talk[] =>
    ['blz fechou / pode mandar', 'blz fechou / pode mandar / manda ver'].map((untaken) => [
      `after wordings that were not taken the consent still waits, and is given: ${untaken} / ${said}`,
      'confirmacao',
      [untaken, { told: order.ask, asks: 'confirmacao' }],
      [said, { asks: 'pedido-realizado' }],
    ]),
  ),
  ...['boleto', 'tem fidelidade?', 'ajuda', 'bom dia'].map(
    (said): Talk => [
      `what is no acceptance and no refusal leads to none: ${said}`,
      'confirmacao',
      [`pode fazer o pedido / ${said}`, { asks: 'confirmacao' }],
      ['sim', { told: order.ask, asks: 'confirmacao' }],
    ],
  ),
  [
    'another way to pay is proposed in place of the consent, and the yes is to it',
    'confirmacao',
    ['pode fazer o pedido / débito', { waits: 'Débito automático' }],
    ['sim', { stored: { direct_debit: true } }],
  ],
  ...['aceito', 'confirmo'].map(
    (said): Talk => [
      `at the review words of acceptance start nothing over: ${said}`,
      'confirmacao',
      [`recomeçar / ${said}`, { asks: 'confirmacao' }],
      ['aceito', { asks: 'pedido-realizado' }],
    ],
  ),
]);
