import {
  getBanks,
  getDueDates,
  getInstallationDays,
  getRegulations,
} from '../../src/contract/calls/catalogue.ts';
import { dueDates } from '../../src/contract/due-dates.ts';
import { answer, type RouteGroup } from '../http/route-group.ts';
import { daysLeft } from '../orders/visits/visits.ts';
import { bankList } from './bank-list.ts';
import { regulationTexts } from './regulation-texts.ts';

export const catalogueRoutes: RouteGroup = {
  handlers: [
    answer(getBanks, () => ({ banks: [...bankList] })),

    answer(getRegulations, ({ query }, { providers }) =>
      regulationTexts(providers.planLists, { collaborator: query.collaborator === 'true' }),
    ),

    answer(getDueDates, () => ({ due_dates: [...dueDates] })),

    answer(getInstallationDays, async ({ query: { cep } }, context) => ({
      days: await daysLeft(context, cep ?? null),
    })),
  ],
};
