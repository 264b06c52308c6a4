import { listRenewals, readRenewal, showRenewalField } from '../../../contract/panel/renewals.ts';
import { asks, changes, panelApi } from '../../api/panel-api.ts';

const renewalsApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    listRenewals: build.query(asks(listRenewals)),
    // Not cached, because each view is written to the audit log.
    readRenewal: build.query({ ...asks(readRenewal), keepUnusedDataFor: 0 }),
    showRenewalField: build.mutation(changes(showRenewalField)),
  }),
});

export const { useListRenewalsQuery, useReadRenewalQuery, useShowRenewalFieldMutation } = renewalsApi;
