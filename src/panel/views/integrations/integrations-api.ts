import {
  addApiKey,
  addReceiver,
  changeReceiver,
  endApiKey,
  endReceiver,
  listApiKeys,
  listReceivers,
  rotateReceiver,
  testReceiver,
} from '../../../contract/panel/integrations.ts';
import { asks, changes, panelApi } from '../../api/panel-api.ts';

const integrationsApi = panelApi.enhanceEndpoints({ addTagTypes: ['apiKeys', 'receivers'] }).injectEndpoints({
  endpoints: (build) => ({
    listApiKeys: build.query({ ...asks(listApiKeys), providesTags: ['apiKeys'] }),
    addApiKey: build.mutation({ ...changes(addApiKey), invalidatesTags: ['apiKeys'] }),
    endApiKey: build.mutation({ ...changes(endApiKey), invalidatesTags: ['apiKeys'] }),
    listReceivers: build.query({ ...asks(listReceivers), providesTags: ['receivers'] }),
    addReceiver: build.mutation({ ...changes(addReceiver), invalidatesTags: ['receivers'] }),
    changeReceiver: build.mutation({ ...changes(changeReceiver), invalidatesTags: ['receivers'] }),
    rotateReceiver: build.mutation({ ...changes(rotateReceiver), invalidatesTags: ['receivers'] }),
    testReceiver: build.mutation(changes(testReceiver)),
    endReceiver: build.mutation({ ...changes(endReceiver), invalidatesTags: ['receivers'] }),
  }),
});

export const {
  useListApiKeysQuery,
  useAddApiKeyMutation,
  useEndApiKeyMutation,
  useListReceiversQuery,
  useAddReceiverMutation,
  useChangeReceiverMutation,
  useRotateReceiverMutation,
  useTestReceiverMutation,
  useEndReceiverMutation,
} = integrationsApi;
