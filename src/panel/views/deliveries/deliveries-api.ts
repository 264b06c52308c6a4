import { listDeliveries, readDelivery, repeatDelivery } from '../../../contract/panel/deliveries.ts';
import { asks, changes, panelApi } from '../../api/panel-api.ts';

const deliveriesApi = panelApi.enhanceEndpoints({ addTagTypes: ['deliveries'] }).injectEndpoints({
  endpoints: (build) => ({
    listDeliveries: build.query({ ...asks(listDeliveries), providesTags: ['deliveries'] }),
    readDelivery: build.query({
      ...asks(readDelivery),
      providesTags: ['deliveries'],
      // Each look is written down, so that none is shown from memory.
      keepUnusedDataFor: 0,
    }),
    repeatDelivery: build.mutation({ ...changes(repeatDelivery), invalidatesTags: ['deliveries', 'audit'] }),
  }),
});

export const { useListDeliveriesQuery, useReadDeliveryQuery, useRepeatDeliveryMutation } = deliveriesApi;
