import type { Endpoint } from '../endpoint.ts';
import * as operators from './access/operators.ts';
import * as ownAccount from './access/own-account.ts';
import * as recovery from './access/recovery.ts';
import * as session from './access/session.ts';
import * as audit from './audit.ts';
import * as calendar from './calendar.ts';
import * as catalogue from './catalogue.ts';
import * as conversations from './conversations.ts';
import * as deliveries from './deliveries.ts';
import * as figures from './figures.ts';
import * as find from './find.ts';
import * as imports from './imports.ts';
import * as integrations from './integrations.ts';
import * as leadWork from './lead-work.ts';
import * as leads from './leads.ts';
import * as openingHours from './opening-hours.ts';
import * as orders from './orders.ts';
import * as outages from './outages.ts';
import * as people from './people.ts';
import * as queues from './queues.ts';
import * as renewals from './renewals.ts';
import * as savedViews from './saved-views.ts';
import * as conversation from './teaching.ts';

const isEndpoint = (part: unknown): part is Endpoint =>
  typeof part === 'object' && part !== null && 'path' in part && 'response' in part;

/** Every call of the panel. The visitors' pages and the public API document do not include them. */
export const panelEndpoints: readonly Endpoint[] = [
  operators,
  ownAccount,
  recovery,
  session,
  audit,
  calendar,
  catalogue,
  conversation,
  conversations,
  deliveries,
  figures,
  find,
  imports,
  integrations,
  leadWork,
  leads,
  openingHours,
  orders,
  outages,
  people,
  queues,
  renewals,
  savedViews,
].flatMap((calls) => Object.values<unknown>(calls).filter(isEndpoint));
