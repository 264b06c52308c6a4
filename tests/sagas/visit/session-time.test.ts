import { expect, it } from 'vitest';
import { minuteMs } from '../../../src/brazil/durations.ts';
import { getNoCoverageLead } from '../../../src/contract/calls/coverage.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import * as renewals from '../../../src/contract/calls/renewals.ts';
import { idleMinutes } from '../../../src/contract/idle-minutes.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import { sessionProlonged } from '../../../src/store/events.ts';
import type { RootState } from '../../../src/store/root-reducer.ts';
import { plansOf } from '../../funnel/given.ts';
import { type BrowserTab, one, pass } from '../browser-tab.ts';
import { noLine, refuses } from '../fake-api.ts';
import { begin, came, renewing } from '../visit.ts';

const isTold = ({ session }: RootState): boolean => session.closesAt !== null;
/** Some minutes before the end. */
const nearly = idleMinutes - 6;

const isQuietFor = async (tab: BrowserTab): Promise<boolean> => !isTold(await tab.rest());

it('an idle visitor is warned minutes before the order closes, and not before', async () => {
  const { shop, device, tab } = await came('/checkout/data-nascimento/');
  pass(device, nearly - 1);
  expect(await isQuietFor(tab)).toBe(true);
  pass(device, 1);
  const { session } = await tab.until(isTold);
  expect((session.closesAt ?? 0) - device.now).toBeGreaterThanOrEqual(4 * minuteMs);
  expect(shop.callsOf(leads.getLead)).toEqual([]);
});

it('a prolongation that fails shows why; another try keeps the order open until the next warning', async () => {
  const { shop, device, tab } = await came('/checkout/data-nascimento/');
  shop.once(leads.getLead, noLine);
  pass(device, nearly);
  await tab.until(isTold);
  tab.store.dispatch(sessionProlonged());
  const { session } = await tab.until((state) => state.session.message !== null);
  expect(session).toMatchObject({ message: expect.stringMatching(/^Erro de rede/), isAsking: false });
  tab.store.dispatch(sessionProlonged());
  await tab.until((state) => !isTold(state));
  expect(shop.callsOf(leads.getLead)).toHaveLength(2);
  pass(device, nearly - 1);
  expect(await isQuietFor(tab)).toBe(true);
  pass(device, 1);
  await tab.until(isTold);
});

it('each saved answer starts the idle time again', async () => {
  const { device, tab } = await came('/checkout/data-nascimento/');
  pass(device, nearly - 1);
  tab.submit(one({ birth_date: '02/02/1990' }));
  await tab.restAt('/checkout/nome-mae/');
  pass(device, nearly - 1);
  expect(await isQuietFor(tab)).toBe(true);
});

it('a closed order asks for proof and keeps all answers', async () => {
  const { shop, device, tab } = await came('/checkout/nome-mae/');
  shop.state.holder = false;
  pass(device, nearly);
  await tab.until(isTold);
  pass(device, 6);
  const { access, answers, session } = await tab.until((state) => state.visit.phase === 'asking-for-proof');
  expect(access.proof.isLost).toBe(true);
  expect(answers.values.birth_date).toBe('02/02/1990');
  expect(session.closesAt).toBeNull();
});

it('a closed order without a phone is replaced by a new lead without a question', async () => {
  const { shop, device, tab } = await came('/checkout/nome/');
  shop.state.holder = false;
  pass(device, idleMinutes);
  await tab.until((state) => state.lead.isReopened === true);
  await tab.rest();
  expect(shop.callsOf(leads.createLead)).toHaveLength(2);
  expect(tab.route()).toBe('/checkout/nome/');
});

it('a closed renewal has to be proved again', async () => {
  const { shop, device, tab } = await renewing();
  shop.once(renewals.getRenewal, refuses(403, problemCodes.notHolder, 'Confirme que é você.'));
  pass(device, nearly);
  await tab.until(isTold);
  tab.store.dispatch(sessionProlonged());
  await tab.at('/refidelizacao/consulta-cpf/');
  expect(tab.store.getState().answers.refused.cpf).toBeDefined();
});

it('an address without coverage can be prolonged until a contact is left', async () => {
  const { shop, device, tab } = begin('/consultar-cobertura/cep/');
  shop.state.plans = plansOf();
  await tab.fill('/consultar-cobertura/cep/', one({ cep: '69900-062' }));
  await tab.fill('/consultar-cobertura/nr-imovel/', one({ number: '10' }));
  await tab.restAt('/consultar-cobertura/sem-cobertura/');
  pass(device, nearly);
  await tab.until(isTold);
  tab.store.dispatch(sessionProlonged());
  await tab.until((state) => !isTold(state));
  expect(shop.callsOf(getNoCoverageLead)).toHaveLength(1);
});

it('a new visit and a finished order get no warning', async () => {
  const fresh = begin();
  await fresh.tab.at('/checkout/cep/');
  pass(fresh.device, 2 * idleMinutes);
  expect(await isQuietFor(fresh.tab)).toBe(true);

  const { device, tab } = await came('/checkout/confirmacao/');
  tab.submit(one({ accept_information: 'on' }));
  await tab.at('/pedido-realizado/');
  pass(device, 2 * idleMinutes);
  expect(await isQuietFor(tab)).toBe(true);
});
