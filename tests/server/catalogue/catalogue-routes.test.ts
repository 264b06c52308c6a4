import { expect, it } from 'vitest';
import { getBanks, getInstallationDays, getRegulations } from '../../../src/contract/calls/catalogue.ts';
import { openTestShop } from '../test-server/open-test-shop.ts';

it('banks lists each bank once, the most used first', async () => {
  const { get } = await openTestShop();
  const { status, body } = await get('banks');
  const { banks } = getBanks.response.parse(body);
  expect(status).toBe(200);
  expect(banks[0]).toEqual({ id: 341, code: '341', name: 'Itaú' });
  expect(new Set(banks.map(({ code }) => code)).size).toBe(banks.length);
});

const codesOf = async (query: string) => {
  const { get, providers } = await openTestShop();
  const { status, body } = await get(`plans/regulationsAndSummaries/getAll${query}`);
  expect(status).toBe(200);
  const { regulations, sumarries } = getRegulations.response.parse(body);
  const own = providers.planLists.forCampaign('oferta-colaborador').map(({ offerCode }) => offerCode);
  const ids = regulations.map(({ id }) => id);
  return { ids, own: own.filter((code) => ids.includes(code)), regulations, sumarries };
};

it.each(['', '?collaborator=false'])('getAll answers with the offers of everybody ("%s")', async (query) => {
  const { ids, own, regulations, sumarries } = await codesOf(query);
  expect(ids).toContain('UF-500A-2026');
  expect(ids).toContain('contrato');
  expect(own).toEqual([]);
  expect(sumarries.length).toBe(regulations.length - 1);
});

it('getAll adds the offers of collaborators on request', async () => {
  expect((await codesOf('?collaborator=true')).own).not.toHaveLength(0);
});

it('getAll refuses any other request', async () => {
  const { get } = await openTestShop();
  expect(await get('plans/regulationsAndSummaries/getAll?collaborator=1')).toMatchObject({
    status: 422,
    body: { fields: [{ field: 'collaborator' }] },
  });
});

it('due-dates lists the due days that can be chosen', async () => {
  const { get } = await openTestShop();
  expect(await get('due-dates')).toEqual({ status: 200, body: { due_dates: [1, 5, 10, 15, 20, 25] } });
});

it.each([
  ['at noon', '2026-12-01T15:00:00Z', '04/12/2026'],
  ['when London is a day ahead', '2026-12-02T02:59:59Z', '04/12/2026'],
  ['from midnight on in Brasília', '2026-12-02T03:00:00Z', '07/12/2026'],
])('installation-days starts from the day in Brasília, %s', async (_, now, first) => {
  const { get } = await openTestShop({ begin: now });
  const { days } = getInstallationDays.response.parse((await get('installation-days?cep=01310100')).body);
  expect(days[0]).toEqual({ date: first, periods: ['manha', 'tarde'] });
  expect(days).toHaveLength(14);
});
