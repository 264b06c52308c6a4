import type { PanelHandler } from '../panel-call.ts';
import { auditCalls } from './audit-calls.ts';
import { calendarCalls } from './calendar-calls.ts';
import { catalogueCalls } from './catalogue-calls.ts';
import { conversationCalls } from './conversation-calls.ts';
import { conversationsCalls } from './conversations-calls.ts';
import { deliveriesCalls } from './deliveries-calls.ts';
import { figureCalls } from './figure-calls.ts';
import { findCalls } from './find-calls.ts';
import { importCalls } from './import-calls.ts';
import { integrationCalls } from './integration-calls.ts';
import { leadCalls } from './lead-calls.ts';
import { leadWorkCalls } from './lead-work-calls.ts';
import { openingHoursCalls } from './opening-hours-calls.ts';
import { operatorCalls } from './operator-calls.ts';
import { orderCalls } from './order-calls.ts';
import { outageCalls } from './outage-calls.ts';
import { ownAccountCalls } from './own-account-calls.ts';
import { peopleCalls } from './people-calls.ts';
import { queueCalls } from './queue-calls.ts';
import { recoveryCalls } from './recovery-calls.ts';
import { renewalCalls } from './renewal-calls.ts';
import { savedViewCalls } from './saved-view-calls.ts';
import { sessionCalls } from './session-calls.ts';
import { teachingCalls } from './teaching-calls.ts';

export const panelCalls: readonly PanelHandler[] = [
  ...sessionCalls,
  ...ownAccountCalls,
  ...operatorCalls,
  ...auditCalls,
  ...figureCalls,
  ...recoveryCalls,
  ...deliveriesCalls,
  ...integrationCalls,
  ...outageCalls,
  ...queueCalls,
  ...conversationsCalls,
  ...openingHoursCalls,
  ...conversationCalls,
  ...calendarCalls,
  ...importCalls,
  ...catalogueCalls,
  ...teachingCalls,
  ...orderCalls,
  ...savedViewCalls,
  ...findCalls,
  ...leadCalls,
  ...leadWorkCalls,
  ...renewalCalls,
  ...peopleCalls,
];
