import * as integrations from '../../../contract/panel/integrations.ts';
import { asks, changes, panelApi } from '../../api/panel-api.ts';

export const integrationsApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    listApiKeys: build.query(asks(integrations.listApiKeys, 'apiKeys')),
    addApiKey: build.mutation(changes(integrations.addApiKey, 'apiKeys')),
    endApiKey: build.mutation(changes(integrations.endApiKey, 'apiKeys')),
    listReceivers: build.query(asks(integrations.listReceivers, 'receivers')),
    addReceiver: build.mutation(changes(integrations.addReceiver, 'receivers')),
    changeReceiver: build.mutation(changes(integrations.changeReceiver, 'receivers')),
    rotateReceiver: build.mutation(changes(integrations.rotateReceiver, 'receivers')),
    testReceiver: build.mutation(changes(integrations.testReceiver)),
    endReceiver: build.mutation(changes(integrations.endReceiver, 'receivers')),
  }),
});
