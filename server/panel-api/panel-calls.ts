import { catalogueCalls } from '../publications/catalogue-calls.ts';
import { auditCalls } from './audit-calls.ts';
import { calendarCalls } from './calendar-calls.ts';
import { deliveriesCalls } from './deliveries-calls.ts';
import { figureCalls } from './figure-calls.ts';
import { importCalls } from './import-calls.ts';
import { leadCalls } from './lead-calls.ts';
import { operatorCalls } from './operator-calls.ts';
import { orderCalls } from './order-calls.ts';
import { outageCalls } from './outage-calls.ts';
import { ownAccountCalls } from './own-account-calls.ts';
import type { PanelAnswer } from './panel-call.ts';
import { peopleCalls } from './people-calls.ts';
import { queueCalls } from './queue-calls.ts';
import { recoveryCalls } from './recovery-calls.ts';
import { savedViewCalls } from './saved-view-calls.ts';
import { sessionCalls } from './session-calls.ts';

/** Everything the panel may ask. */
export const panelCalls: readonly PanelAnswer[] = [
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
  ...peopleCalls,
];
