import {
  listDeliveries,
  readDelivery,
  repeatDelivery,
  replayDeliveries,
} from '../../../contract/panel/deliveries.ts';
import { listOutages } from '../../../contract/panel/outages.ts';
import { asks, changes, panelApi } from '../../api/panel-api.ts';

const deliveriesApi = panelApi.enhanceEndpoints({ addTagTypes: ['deliveries'] }).injectEndpoints({
  endpoints: (build) => ({
    listDeliveries: build.query({ ...asks(listDeliveries), providesTags: ['deliveries'] }),
    listOutages: build.query(asks(listOutages)),
    readDelivery: build.query({
      ...asks(readDelivery),
      providesTags: ['deliveries'],
      // Not cached, because each view is written to the audit log.
      keepUnusedDataFor: 0,
    }),
    replayDeliveries: build.mutation({ ...changes(replayDeliveries), invalidatesTags: ['deliveries'] }),
    repeatDelivery: build.mutation({ ...changes(repeatDelivery), invalidatesTags: ['deliveries'] }),
  }),
});

export const {
  useListDeliveriesQuery,
  useListOutagesQuery,
  useReadDeliveryQuery,
  useRepeatDeliveryMutation,
  useReplayDeliveriesMutation,
} = deliveriesApi;
