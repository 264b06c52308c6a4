import { listLeads, readLead, showLeadField } from '../../../contract/panel/leads.ts';
import { asks, changes, panelApi } from '../../api/panel-api.ts';

const leadsApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    listLeads: build.query(asks(listLeads)),
    // Not cached, because each view is written to the audit log.
    readLead: build.query({ ...asks(readLead), keepUnusedDataFor: 0 }),
    showLeadField: build.mutation(changes(showLeadField)),
  }),
});

export const { useListLeadsQuery, useReadLeadQuery, useShowLeadFieldMutation } = leadsApi;
