import { auditCalls } from './calls/audit-calls.ts';
import { calendarCalls } from './calls/calendar-calls.ts';
import { catalogueCalls } from './calls/catalogue-calls.ts';
import { deliveriesCalls } from './calls/deliveries-calls.ts';
import { figureCalls } from './calls/figure-calls.ts';
import { importCalls } from './calls/import-calls.ts';
import { leadCalls } from './calls/lead-calls.ts';
import { operatorCalls } from './calls/operator-calls.ts';
import { orderCalls } from './calls/order-calls.ts';
import { outageCalls } from './calls/outage-calls.ts';
import { ownAccountCalls } from './calls/own-account-calls.ts';
import { peopleCalls } from './calls/people-calls.ts';
import { queueCalls } from './calls/queue-calls.ts';
import { recoveryCalls } from './calls/recovery-calls.ts';
import { renewalCalls } from './calls/renewal-calls.ts';
import { savedViewCalls } from './calls/saved-view-calls.ts';
import { sessionCalls } from './calls/session-calls.ts';
import type { PanelHandler } from './panel-call.ts';

/** All calls of the panel. */
export const panelCalls: readonly PanelHandler[] = [
  ...sessionCalls,
  ...ownAccountCalls,
  ...operatorCalls,
  ...auditCalls,
  ...figureCalls,
  ...recoveryCalls,
  ...deliveriesCalls,
  ...outageCalls,
  ...queueCalls,
  ...calendarCalls,
  ...importCalls,
  ...catalogueCalls,
  ...orderCalls,
  ...savedViewCalls,
  ...leadCalls,
  ...renewalCalls,
  ...peopleCalls,
];
