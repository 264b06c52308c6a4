import * as renewals from '../../../contract/panel/renewals.ts';
import { asks, changes, panelApi } from '../../api/panel-api.ts';

export const renewalsApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    listRenewals: build.query(asks(renewals.listRenewals, 'renewals')),
    // Not cached, because each view is written to the audit log.
    readRenewal: build.query({
      ...asks(renewals.readRenewal, 'renewals'),
      keepUnusedDataFor: 0,
    }),
    showRenewalField: build.mutation(changes(renewals.showRenewalField)),
    addRenewalNote: build.mutation(changes(renewals.addRenewalNote, 'renewals')),
    changeRenewalState: build.mutation(changes(renewals.changeRenewalState, 'renewals')),
  }),
});
