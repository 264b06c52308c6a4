import { listAudit } from '../../../contract/panel/audit.ts';
import { asks, panelApi } from '../../api/panel-api.ts';

export const auditApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    listAudit: build.query(asks(listAudit)),
  }),
});
