import type { PhoneOrders } from '../conversations/phone-orders.ts';
import type { CustomerProviders, CustomerRepositories } from '../customers/customer-context.ts';
import { type RequestContext, routesWith } from '../http/route-group.ts';
import type { Recoveries } from '../recovery/recovery-repository.ts';
import type { Orders } from './order-repository.ts';

export interface OrderRepositories extends CustomerRepositories {
  readonly orders: Orders;
  readonly recoveries: Recoveries;
  readonly phoneOrders: Pick<PhoneOrders, 'has' | 'tell'>;
}

export type OrderContext = RequestContext<OrderRepositories, CustomerProviders>;

export const { handleAbout } = routesWith<OrderContext>();
