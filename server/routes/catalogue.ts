import {
  getBanks,
  getDueDates,
  getInstallationDays,
  getRegulations,
} from '../../src/contract/calls/catalogue.ts';
import { bankList } from '../domain/bank-list.ts';
import { dueDates } from '../domain/due-dates.ts';
import { regulationTexts } from '../domain/regulation-texts.ts';
import { offeredDays } from '../domain/schedule.ts';
import { answer, type RouteGroup } from '../route-group.ts';

export const catalogueRoutes: RouteGroup = {
  handlers: [
    answer(getBanks, () => ({ banks: [...bankList] })),

    answer(getRegulations, ({ query }, { domain }) =>
      regulationTexts(domain.planLists, { collaborator: query.collaborator === 'true' }),
    ),

    answer(getDueDates, () => ({ due_dates: [...dueDates] })),

    answer(getInstallationDays, (_, { today }) => ({ days: offeredDays(today) })),
  ],
};
