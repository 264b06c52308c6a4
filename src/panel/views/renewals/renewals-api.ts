import {
  addRenewalNote,
  changeRenewalState,
  listRenewals,
  readRenewal,
  showRenewalField,
} from '../../../contract/panel/renewals.ts';
import { asks, changes, panelApi } from '../../api/panel-api.ts';

const renewalsApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    listRenewals: build.query({ ...asks(listRenewals), providesTags: ['renewals'] }),
    // Not cached, because each view is written to the audit log.
    readRenewal: build.query({ ...asks(readRenewal), providesTags: ['renewals'], keepUnusedDataFor: 0 }),
    showRenewalField: build.mutation(changes(showRenewalField)),
    addRenewalNote: build.mutation({ ...changes(addRenewalNote), invalidatesTags: ['renewals'] }),
    changeRenewalState: build.mutation({ ...changes(changeRenewalState), invalidatesTags: ['renewals'] }),
  }),
});

export const {
  useListRenewalsQuery,
  useReadRenewalQuery,
  useShowRenewalFieldMutation,
  useAddRenewalNoteMutation,
  useChangeRenewalStateMutation,
} = renewalsApi;
