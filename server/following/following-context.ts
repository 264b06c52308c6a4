import type { CustomerProviders } from '../customers/customer-context.ts';
import { type RequestContext, routesWith } from '../http/route-group.ts';
import type { PersonRepositories } from '../person-data/records-of-document.ts';

export type FollowingContext = RequestContext<PersonRepositories, CustomerProviders>;

export const { handle } = routesWith<FollowingContext>();
