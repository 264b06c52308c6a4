import { consentReplies } from '../../../src/content/conversation/consent-replies.ts';
import { itTalks, type Talk } from './turns.ts';

const { order } = consentReplies;

itTalks([
  ...[
    'Está bem, eu aceito.',
    'blz, confirmo',
    'ok aceito sim',
    'aceito po',
    'li e aceito, tá',
    'blz fechou',
    'pode mandar',
  ].map(
    (said): Talk => [
      `words that say nothing leave an acceptance what it is: ${said}`,
      'confirmacao',
      [said, { asks: 'pedido-realizado' }],
    ],
  ),
  ...['não aceito', 'aceito?', 'aceito, se for no boleto', 'ok', 'tá bem', 'sim', 'tudo certo'].map(
    (said): Talk => [`other words order nothing: ${said}`, 'confirmacao', [said, { asks: 'confirmacao' }]],
  ),
  ...['aceito', 'sim', order.yes].map(
    (said): Talk => [
      `a mere yes is asked what it accepts, and then this orders: ${said}`,
      'confirmacao',
      ['ok', { told: order.ask, asks: 'confirmacao' }],
      [said, { asks: 'pedido-realizado' }],
    ],
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
