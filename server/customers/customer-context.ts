import { type RequestContext, routesWith } from '../http/route-group.ts';
import type { LeadProviders, LeadRepositories } from '../leads/lead-context.ts';
import type { ContactLinks } from './contact-link-repository.ts';
import type { CustomerOrders } from './customer-order-repository.ts';
import type { Customers } from './customer-repository.ts';
import type { MobileLines } from './mobile-lines.ts';

export interface CustomerRepositories extends LeadRepositories {
  readonly customers: Customers;
  readonly contactLinks: ContactLinks;
  readonly customerOrders: CustomerOrders;
}

export interface CustomerProviders extends LeadProviders {
  /** null: line ownership cannot be checked. */
  readonly lines: MobileLines | null;
}

export type CustomerContext = RequestContext<CustomerRepositories, CustomerProviders>;

export const { handle, handleAbout } = routesWith<CustomerContext>();
