import {
  addOrderNote,
  changeOrderState,
  listOrders,
  mendOrder,
  readOrder,
  showOrderField,
} from '../../../contract/panel/orders.ts';
import { asks, changes, panelApi } from '../../api/panel-api.ts';

const ordersApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    listOrders: build.query({ ...asks(listOrders), providesTags: ['orders'] }),
    // Not cached: a view shows the current state and is written to the audit log.
    readOrder: build.query({ ...asks(readOrder), providesTags: ['orders'], keepUnusedDataFor: 0 }),
    showOrderField: build.mutation(changes(showOrderField)),
    addOrderNote: build.mutation({ ...changes(addOrderNote), invalidatesTags: ['orders'] }),
    mendOrder: build.mutation({ ...changes(mendOrder), invalidatesTags: ['orders'] }),
    changeOrderState: build.mutation({ ...changes(changeOrderState), invalidatesTags: ['orders'] }),
  }),
});

export const {
  useListOrdersQuery,
  useReadOrderQuery,
  useShowOrderFieldMutation,
  useAddOrderNoteMutation,
  useChangeOrderStateMutation,
  useMendOrderMutation,
} = ordersApi;
