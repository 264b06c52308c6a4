import {
  countQueues,
  handBackItem,
  listQueue,
  readReviewBasis,
  reopenItem,
  takeItem,
  treatItem,
} from '../../../contract/panel/queues.ts';
import { asks, changes, panelApi } from '../../api/panel-api.ts';

/** Every change invalidates lists and counts. */
const queueApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    countQueues: build.query({ ...asks(countQueues), providesTags: ['queues'] }),
    listQueue: build.query({ ...asks(listQueue), providesTags: ['queues'] }),
    readReviewBasis: build.query({ ...asks(readReviewBasis), providesTags: ['queues'] }),
    takeItem: build.mutation({ ...changes(takeItem), invalidatesTags: ['queues'] }),
    handBackItem: build.mutation({ ...changes(handBackItem), invalidatesTags: ['queues'] }),
    treatItem: build.mutation({ ...changes(treatItem), invalidatesTags: ['queues'] }),
    reopenItem: build.mutation({ ...changes(reopenItem), invalidatesTags: ['queues'] }),
  }),
});

export const {
  useCountQueuesQuery,
  useListQueueQuery,
  useReadReviewBasisQuery,
  useTakeItemMutation,
  useHandBackItemMutation,
  useTreatItemMutation,
  useReopenItemMutation,
} = queueApi;
