import { exportPerson } from '../../../contract/panel/people.ts';
import { changes, panelApi } from '../../api/panel-api.ts';

export const { useExportPersonMutation } = panelApi.injectEndpoints({
  endpoints: (build) => ({ exportPerson: build.mutation(changes(exportPerson)) }),
});
