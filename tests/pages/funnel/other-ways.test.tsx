import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { NoOfferScreen } from '../../../src/answering/screens/outcomes/NoOfferScreen.tsx';
import { RenewalDone } from '../../../src/answering/screens/outcomes/RenewalDone.tsx';
import { codeWords } from '../../../src/content/screens/collaborator-code.ts';
import { contractWords } from '../../../src/content/screens/contract.ts';
import { planWords } from '../../../src/content/screens/plans.ts';
import { reviewWords } from '../../../src/content/screens/review.ts';
import { supplier } from '../../../src/content/supplier.ts';
import type { Facts } from '../../../src/funnel/facts.ts';
import { noWish } from '../../../src/funnel/plans/plan-wish.ts';
import * as events from '../../../src/store/events.ts';
import { openStore, renderWith } from '../../answering/open-store.tsx';
import { coverageOf, fibre, paulista, plansIn } from '../../funnel/given.ts';
import { order, show } from './page.tsx';
import { settle } from './visit-at.ts';

// What stands beside a question for whoever cannot answer it, or is not sold what they came for.

/** Of a customer who asks for a renewal. */
const found: NonNullable<Facts['renewal']> = {
  outcome: 'offers',
  present: null,
  holder: 'M**** V****',
  orderNumber: null,
  id: null,
  customerId: null,
  protocol: 'ABC',
  directDebit: true,
  coverage: coverageOf(),
  onFile: {},
  order: null,
};

it('a collaborator without the code sees its address, can ask for another code or change the e-mail', async () => {
  const opened = openStore({ prefix: 'oferta-colaborador', route: '/checkout/confirmacao-colaborador/' });
  opened.answer({ email: 'ana@timbrasil.com.br', accept_promotions: false });
  settle(opened);
  opened.ready();
  await show(opened);
  await screen.findByText(/Enviamos para ana@timbrasil\.com\.br\./);
  expect(screen.getByRole('link', { name: codeWords.change }).getAttribute('href')).toBe('/checkout/email/');
  await userEvent.click(screen.getByRole('button', { name: codeWords.another }));
  expect(opened.reported(events.helpRequested)).toEqual([{ kind: 'code' }]);
  await opened.tell(events.helpGranted({ kind: 'code' }));
  screen.getByText(codeWords.sent);
});

it('a linked plan that is not sold at the address is named beside the plans that are', async () => {
  const opened = openStore({ route: '/checkout/planos/' }, { ...noWish, sku: 'd2000b' });
  opened.answer({ cep: '01310100', number: '1000' });
  opened.find({ place: paulista, coverage: coverageOf('d500a', 'd600a') });
  settle(opened);
  opened.ready();
  await show(opened);
  await screen.findByText(planWords.unavailable);
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});

it.each([
  ['no-offer', contractWords.none.offer],
  ['ordered', contractWords.none.ordered],
] as const)('a contract without an offer (%s) says why and offers help', (outcome, said) => {
  const opened = openStore({ route: '/refidelizacao/sem-oferta/' });
  opened.find({ renewal: { ...found, outcome } });
  renderWith(opened, <NoOfferScreen />);
  screen.getByText(said);
  screen.getByRole('link', { name: /^Falar pelo WhatsApp/ });
  expect(screen.getByRole('link', { name: contractWords.ways.order }).getAttribute('href')).toBe(
    '/checkout/cep/',
  );
});

it('a finished renewal shows the conditions that its review showed', async () => {
  const [plan] = plansIn('renewal.json');
  if (plan === undefined) throw new Error('there is no renewal plan');
  const opened = openStore({ route: '/refidelizacao/pedido-realizado/' });
  opened.answer({ idPlan: plan.id });
  opened.find({ renewal: { ...found, coverage: { plans: [plan], infra: fibre }, order } });
  opened.ready();
  renderWith(opened, <RenewalDone />);
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const { price, contract } = reviewWords;
  for (const term of [price.full, price.discount, price.after, price.adjustment, contract.loyalty])
    expect(terms).toContain(term);
  expect(terms).not.toContain(price.first);
  expect(terms).not.toContain(price.installation);
  screen.getByText(contractWords.review.debit);
  screen.getByText(/20\/11\/2026 às 12:30/);
  expect(document.body.textContent).toContain(supplier.cnpj);
  expect(document.body.textContent).not.toMatch(/pedido/i);
});
