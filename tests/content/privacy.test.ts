import { expect, it } from 'vitest';
import { visitorCookies } from '../../server/access/visitor-cookie.ts';
import { kept } from '../../server/database/retention-ages.ts';
import { messageKinds } from '../../server/messages/message-kinds.ts';
import { dayMs } from '../../src/brazil/durations.ts';
import { privacyPolicy } from '../../src/content/documents/privacy-policy.ts';
import { erasureWords } from '../../src/content/screens/erasure.ts';
import { consentAsCookie } from '../../src/pages/site/cookies/consent.ts';
import { peopleWords } from '../../src/panel/views/people/people-words.ts';

const said = JSON.stringify(privacyPolicy);
const cookies = privacyPolicy.sections.find(({ heading }) => heading === 'Cookies');

it.each(visitorCookies)('the privacy policy names the cookie %s', (name) => {
  expect(JSON.stringify(cookies)).toContain(`“${name}” (“__Host-${name}” em conexão segura)`);
});

it('the privacy policy names the consent cookie and the number of cookies', () => {
  const [name = ''] = consentAsCookie('denied', 7, 0, true).split('=');
  expect(JSON.stringify(cookies)).toContain(`“${name}”`);
  expect(cookies?.paragraphs).toEqual(['Os cookies necessários são três:']);
  expect(visitorCookies).toHaveLength(2);
});

it('the privacy policy says that the confirmation of an order goes by e-mail, which it does first', () => {
  expect(messageKinds['order-confirmation'].by[0]).toBe('email');
  expect(said).toContain('E-mail: para enviar a confirmação e os avisos do pedido');
});

it('the privacy policy says that messages reach the server unconfirmed, are read by a model there, and are not kept', () => {
  expect(said).toContain('vão ao servidor antes de você confirmar');
  expect(said).toMatch(
    /Um modelo automático, no próprio servidor, lê cada mensagem.+não é guardada nem anotada/,
  );
});

it('the privacy policy lists what the webchat receives, and about whom', () => {
  expect(said).toContain('o chat de atendimento fica sabendo das etapas');
  expect(said).toContain('as etapas que ele já conhece');
});

it.each([
  ['customers', erasureWords.explain],
  ['the team', peopleWords.keeps],
])('before an erasure %s are told what it leaves, and for how long', (_, told) => {
  expect(told).toMatch(/O que fica: .*contrato.*irreversíveis.*ofertas.*equipe/);
  for (const age of [kept.supportRequests, kept.recoveries]) expect(told).toContain(`${age / dayMs} dias`);
  expect([kept.auditLog / dayMs / 365, told.endsWith('cinco anos.')]).toEqual([5, true]);
});
