import * as leadWork from '../../../contract/panel/lead-work.ts';
import { listLeads, readLead, showLeadField } from '../../../contract/panel/leads.ts';
import { asks, changes, panelApi } from '../../api/panel-api.ts';

export const leadsApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    listLeads: build.query(asks(listLeads, 'leads')),
    listDueLeads: build.query(asks(leadWork.listDueLeads, 'leads')),
    listSellers: build.query(asks(leadWork.listSellers)),
    // Not cached, because each view is written to the audit log.
    readLead: build.query({ ...asks(readLead, 'leads'), keepUnusedDataFor: 0 }),
    showLeadField: build.mutation(changes(showLeadField)),
    // Read anew when it is refused as well, since somebody else may have changed the lead.
    setLeadOwner: build.mutation(changes(leadWork.setLeadOwner, 'leads')),
    changeLeadWork: build.mutation(changes(leadWork.changeLeadWork, 'leads')),
    addLeadNote: build.mutation(changes(leadWork.addLeadNote, 'leads')),
    sendLinkToLead: build.mutation(changes(leadWork.sendLinkToLead, 'leads')),
  }),
});
