import { erasePerson, exportPerson, readPerson } from '../../../contract/panel/people.ts';
import { asks, changes, panelApi } from '../../api/panel-api.ts';

export const peopleApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    // Not cached, because each view is written to the audit log.
    readPerson: build.query({ ...asks(readPerson, 'orders', 'leads', 'renewals'), keepUnusedDataFor: 0 }),
    exportPerson: build.mutation(changes(exportPerson)),
    erasePerson: build.mutation(changes(erasePerson, 'queues')),
  }),
});
