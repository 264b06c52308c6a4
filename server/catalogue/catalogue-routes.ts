import {
  getBanks,
  getDueDates,
  getInstallationDays,
  getRegulations,
} from '../../src/contract/calls/catalogue.ts';
import { dueDates } from '../../src/contract/offer/due-dates.ts';
import { handle, type RouteGroup } from '../http/route-group.ts';
import { daysLeft } from '../visits/visits.ts';
import { bankList } from './bank-list.ts';
import { regulationTexts } from './regulation-texts.ts';

export const catalogueRoutes: RouteGroup = {
  handlers: [
    handle(getBanks, () => ({ banks: [...bankList] })),

    handle(getRegulations, ({ query }, { providers }) =>
      regulationTexts(providers.planLists, { collaborator: query.collaborator === 'true' }),
    ),

    handle(getDueDates, () => ({ due_dates: [...dueDates] })),

    handle(getInstallationDays, async ({ query: { cep } }, context) => ({
      days: await daysLeft(context, cep ?? null),
    })),
  ],
};
