import type { CustomerProviders } from '../customers/customer-context.ts';
import { type RequestContext, routesWith } from '../http/route-group.ts';
import type { OrderRepositories } from '../orders/order-context.ts';
import type { Renewals } from './renewal-repository.ts';

export interface RenewalRepositories extends OrderRepositories {
  readonly renewals: Renewals;
}

export type RenewalContext = RequestContext<RenewalRepositories, CustomerProviders>;

export const { handle, handleAbout } = routesWith<RenewalContext>();
