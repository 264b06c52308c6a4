import * as queues from '../../../contract/panel/queues.ts';
import { asks, changes, panelApi } from '../../api/panel-api.ts';

/** Every change invalidates lists and counts. */
export const queueApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    countQueues: build.query(asks(queues.countQueues, 'queues')),
    listQueue: build.query(asks(queues.listQueue, 'queues')),
    readReviewBasis: build.query(asks(queues.readReviewBasis, 'queues')),
    takeItem: build.mutation(changes(queues.takeItem, 'queues')),
    handBackItem: build.mutation(changes(queues.handBackItem, 'queues')),
    resolveItem: build.mutation(changes(queues.resolveItem, 'queues')),
    reopenItem: build.mutation(changes(queues.reopenItem, 'queues')),
  }),
});
