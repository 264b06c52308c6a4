import {
  addLeadNote,
  changeLeadWork,
  listDueLeads,
  listSellers,
  sendLinkToLead,
  setLeadOwner,
} from '../../../contract/panel/lead-work.ts';
import { listLeads, readLead, showLeadField } from '../../../contract/panel/leads.ts';
import { asks, changes, panelApi } from '../../api/panel-api.ts';

// Refused as well, since somebody else may have changed the lead.
const rereads = { invalidatesTags: ['leads'] } as const;

const leadsApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    listLeads: build.query({ ...asks(listLeads), providesTags: ['leads'] }),
    listDueLeads: build.query({ ...asks(listDueLeads), providesTags: ['leads'] }),
    listSellers: build.query(asks(listSellers)),
    // Not cached, because each view is written to the audit log.
    readLead: build.query({ ...asks(readLead), providesTags: ['leads'], keepUnusedDataFor: 0 }),
    showLeadField: build.mutation(changes(showLeadField)),
    setLeadOwner: build.mutation({ ...changes(setLeadOwner), ...rereads }),
    changeLeadWork: build.mutation({ ...changes(changeLeadWork), ...rereads }),
    addLeadNote: build.mutation({ ...changes(addLeadNote), ...rereads }),
    sendLinkToLead: build.mutation({ ...changes(sendLinkToLead), ...rereads }),
  }),
});

export const {
  useListLeadsQuery,
  useListDueLeadsQuery,
  useListSellersQuery,
  useReadLeadQuery,
  useShowLeadFieldMutation,
  useSetLeadOwnerMutation,
  useChangeLeadWorkMutation,
  useAddLeadNoteMutation,
  useSendLinkToLeadMutation,
} = leadsApi;
