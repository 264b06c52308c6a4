import { type MessageContext, understandMessage } from '../../src/contract/calls/understand.ts';
import type { Plan } from '../../src/contract/offer/plan.ts';
import type { PlanLists } from '../catalogue/plan-lists.ts';
import { readOpeningHours } from '../conversations/opening-hours.ts';
import { wideNetworkOf } from '../http/network-of.ts';
import { type RequestContext, routesWith } from '../http/route-group.ts';
import type { Reader } from './create-reader.ts';

type Context = RequestContext<unknown, { readonly reader: Reader; readonly planLists: PlanLists }>;

const { handle } = routesWith<Context>();

/** The plans in view under the ids that they have there; those of a renewal are in a list of their own. */
function plansInView({ files, find }: PlanLists, { plans, campaign }: MessageContext): Plan[] {
  const anywhere = (id: number) => [...files.values()].flat().find((plan) => plan.id === id);
  return plans.flatMap((id) => {
    const plan = find(campaign, id) ?? anywhere(id);
    return plan === undefined ? [] : { ...plan, id };
  });
}

export const understandRoutes = [
  handle(understandMessage, async ({ body }, { providers, database, address, today }) => ({
    success: true as const,
    ...(await providers.reader.read(
      {
        ...{ ...body, plans: plansInView(providers.planLists, body.context), today },
        hours: await database.read(readOpeningHours),
      },
      wideNetworkOf(address),
    )),
  })),
];
