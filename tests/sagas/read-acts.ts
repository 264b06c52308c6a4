import { readPlanLists } from '../../server/catalogue/plan-lists.ts';
import { readLearnt } from '../../server/understanding/read-model.ts';
import { understand } from '../../server/understanding/understand.ts';
import { understandMessage } from '../../src/contract/calls/understand.ts';
import type { Plan } from '../../src/contract/offer/plan.ts';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import { catalogueFolder } from '../catalogue/catalogue-folder.ts';
import { today } from '../funnel/given.ts';

let learnt: ReturnType<typeof readLearnt> | null = null;
const catalogue = [...readPlanLists(catalogueFolder).files.values()].flat();

/** What the shop makes of a message, by the model that it has. */
export function readActs(body: unknown, sold: readonly Plan[]) {
  learnt ??= readLearnt();
  const { message, context } = understandMessage.body.parse(body);
  const plans = context.plans.flatMap((id) => [...sold, ...catalogue].find((plan) => plan.id === id) ?? []);
  const campaign = fileCampaigns.byPrefix(context.campaign);
  return understand(message, context, { ...learnt, campaign, plans, today });
}
