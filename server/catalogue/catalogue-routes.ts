import * as calls from '../../src/contract/calls/catalogue.ts';
import { dueDates } from '../../src/contract/offer/due-dates.ts';
import { type RequestContext, routesWith } from '../http/route-group.ts';
import type { VisitProviders } from '../visits/team-calendar.ts';
import { daysLeft, type VisitRepositories } from '../visits/visits.ts';
import { bankList } from './bank-list.ts';
import type { PlanLists } from './plan-lists.ts';
import { regulationTexts } from './regulation-texts.ts';

type Context = RequestContext<VisitRepositories, VisitProviders & { readonly planLists: PlanLists }>;

const { handle } = routesWith<Context>();

export const catalogueRoutes = [
  handle(calls.getBanks, () => ({ banks: [...bankList] })),

  handle(calls.getRegulations, ({ query }, { providers }) =>
    regulationTexts(providers.planLists, { collaborator: query.collaborator === 'true' }),
  ),

  handle(calls.getDueDates, () => ({ due_dates: [...dueDates] })),

  handle(calls.getInstallationDays, async ({ query: { cep } }, context) => ({
    days: await daysLeft(context, cep ?? null),
  })),
];
