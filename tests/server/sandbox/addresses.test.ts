import { describe, expect, it } from 'vitest';
import { createProviders } from '../../../server/app/providers.ts';
import { type CoverageRow, noCoverageRows } from '../../../server/coverage/create-coverage.ts';
import { catalogueFolder } from '../../catalogue/catalogue-folder.ts';

const providersOf = (sandbox: boolean, rows: Record<string, CoverageRow | null> = {}) =>
  createProviders({
    catalogueFolder,
    sandbox,
    clock: () => new Date('2026-11-20T12:00:00Z'),
    postcodeServices: [],
    coverageRows: { ...noCoverageRows, find: async (cep) => rows[cep] },
  });

const sandbox = providersOf(true);
const skusAt = async (cep: string, addon?: string) =>
  (await sandbox.coverage.at({ cep, addon })).plans.map(({ sku }) => sku);
const everySku = (addon?: string) => sandbox.planLists.forCampaign(addon).map(({ sku }) => sku);

it.each([
  ['20040020', 'RJ', 'Rio de Janeiro', 'Centro', 'Praça Pio X', false],
  ['30130010', 'MG', 'Belo Horizonte', 'Centro', 'Praça Sete de Setembro', false],
  ['69900062', 'AC', 'Rio Branco', 'Centro', 'Rua Benjamin Constant', false],
])('the postcode %s is %s, %s', async (zip, UF, city, neighborhood, address, is_block_allotment) => {
  const place = { zip, UF, city, neighborhood, address, is_block_allotment };
  expect(await sandbox.postcodes.find(zip)).toEqual({ kind: 'found', place });
});

it('the postcode 00999-999 does not exist', async () => {
  expect(await sandbox.postcodes.find('00999999')).toEqual({ kind: 'unknown' });
});

it('the sandbox’s postcodes are unknown outside the sandbox', async () => {
  expect(await providersOf(false).postcodes.find('01310100')).toMatchObject({ kind: 'down' });
});

describe('the coverage of the sandbox', () => {
  it.each(['01310100', '32450000', '72110045', '30130010'])('the postcode %s has every plan', async (cep) => {
    expect(await skusAt(cep)).toEqual(everySku());
    expect(await skusAt(cep, 'timblack')).toEqual(everySku('timblack'));
  });

  it.each([undefined, 'timblack', 'black-friday'])(
    'the postcode 20040020 lacks the plan that cannot be had there (campaign %s)',
    async (addon) => {
      expect(everySku(addon)).toContain('d2000b');
      expect(await skusAt('20040020', addon)).toEqual(everySku(addon).filter((sku) => sku !== 'd2000b'));
    },
  );

  it.each(['69900062', '00999999', '13010000'])('the postcode %s is not covered', async (cep) => {
    expect(await sandbox.coverage.at({ cep })).toEqual({ plans: [], infra: null });
  });

  it.each([
    ['01310100', { infraco: 'rede-propria', technology: 'FTTH', structured_complement: false }],
    ['30130010', { infraco: 'rede-neutra', technology: 'FTTH', structured_complement: true }],
  ])('the postcode %s has its own network', async (cep, infra) => {
    expect((await sandbox.coverage.at({ cep })).infra).toEqual(infra);
  });
});

describe("coverage by the carrier's own rows", () => {
  const row = { network: 'fibra-sul', structuredComplement: true, excludedSkus: ['d500a'] };
  const rows = { '80010000': row, '69900062': row };

  it.each([true, false])('the carrier’s rows cover their postcodes (sandbox: %s)', async (on) => {
    const { plans, infra } = await providersOf(on, rows).coverage.at({ cep: '80010000' });
    expect(plans.map(({ sku }) => sku)).toEqual(everySku().filter((sku) => sku !== 'd500a'));
    expect(infra).toEqual({ infraco: 'fibra-sul', technology: 'FTTH', structured_complement: true });
  });

  it('the carrier’s rows win over the sandbox, also where they deny coverage', async () => {
    const at = { cep: '69900062' };
    expect((await providersOf(true, rows).coverage.at(at)).plans).not.toHaveLength(0);
    const [paulista, none] = [{ cep: '01310100' }, { '01310100': null }];
    expect((await providersOf(true, none).coverage.at(paulista)).plans).toHaveLength(0);
    expect((await providersOf(false).coverage.at(paulista)).plans).toHaveLength(0);
  });

  it('a network is named even where no plan is left', async () => {
    const nothing = { ...row, excludedSkus: everySku() };
    const providers = providersOf(false, { '80010000': nothing });
    expect(await providers.coverage.at({ cep: '80010000' })).toMatchObject({
      plans: [],
      infra: { infraco: row.network },
    });
  });

  it.each([
    ['migracao-ultrafibra', ['migration']],
    ['refidelizacao', ['refidel']],
    [undefined, [null]],
    ['timpre', [null]],
  ])('a customer campaign sells only its own list (%s)', async (addon, types) => {
    const { plans } = await sandbox.coverage.at({ cep: '01310100', addon });
    expect([...new Set(plans.map(({ plan_type }) => plan_type))]).toEqual(types);
  });
});
