import * as deliveries from '../../../contract/panel/deliveries.ts';
import { listOutages } from '../../../contract/panel/outages.ts';
import { asks, changes, panelApi } from '../../api/panel-api.ts';

export const deliveriesApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    listDeliveries: build.query(asks(deliveries.listDeliveries, 'deliveries')),
    listOutages: build.query(asks(listOutages)),
    readDelivery: build.query({
      ...asks(deliveries.readDelivery, 'deliveries'),
      // Not cached, because each view is written to the audit log.
      keepUnusedDataFor: 0,
    }),
    listReplayReceivers: build.query(asks(deliveries.listReplayReceivers, 'receivers')),
    replayDeliveries: build.mutation(changes(deliveries.replayDeliveries, 'deliveries')),
    repeatDelivery: build.mutation(changes(deliveries.repeatDelivery, 'deliveries')),
  }),
});
