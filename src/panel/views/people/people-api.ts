import { erasePerson, exportPerson } from '../../../contract/panel/people.ts';
import { changes, panelApi } from '../../api/panel-api.ts';

export const peopleApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    exportPerson: build.mutation(changes(exportPerson)),
    erasePerson: build.mutation(changes(erasePerson, 'queues')),
  }),
});
