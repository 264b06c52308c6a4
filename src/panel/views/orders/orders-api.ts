import * as orders from '../../../contract/panel/orders.ts';
import { asks, changes, panelApi } from '../../api/panel-api.ts';

export const ordersApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    listOrders: build.query(asks(orders.listOrders, 'orders')),
    readOrderTotals: build.query(asks(orders.readOrderTotals, 'orders')),
    // Not cached: a view shows the current state and is written to the audit log.
    readOrder: build.query({ ...asks(orders.readOrder, 'orders'), keepUnusedDataFor: 0 }),
    showOrderField: build.mutation(changes(orders.showOrderField)),
    addOrderNote: build.mutation(changes(orders.addOrderNote, 'orders')),
    amendOrder: build.mutation(changes(orders.amendOrder, 'orders')),
    copyOrder: build.mutation(changes(orders.copyOrder, 'orders', 'leads')),
    changeOrderState: build.mutation(changes(orders.changeOrderState, 'orders')),
  }),
});
