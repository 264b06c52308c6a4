import { expect, it } from 'vitest';
import { createCoverage, noCoverageRows } from '../../../server/domain/coverage.ts';
import { type PlanLists, readPlanLists } from '../../../server/domain/plan-lists.ts';
import { catalogueFolder } from '../../catalogue/catalogue-folder.ts';

it('keeps a customer offer that strayed into a common list out of the shop', async () => {
  const house = readPlanLists(catalogueFolder);
  const plans = house.forCampaign(undefined).map((plan) => ({ ...plan, plan_type: 'refidel' as const }));
  const planLists: PlanLists = { ...house, forCampaign: () => plans };
  const row = { network: 'rede-propria', structuredComplement: false, excludedSkus: [] };
  const coverage = createCoverage({ planLists, rows: { ...noCoverageRows, find: async () => row } });
  const at = { cep: '01310100', state: 'SP', city: 'São Paulo', neighborhood: 'Bela Vista' };
  expect(await coverage.at(at)).toMatchObject({ plans: [] });
  expect((await coverage.at({ ...at, addon: 'refidelizacao' })).plans).toHaveLength(plans.length);
});
