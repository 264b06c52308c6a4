import { billingEntries } from './entries/billing.ts';
import { connectionEntries } from './entries/connection.ts';
import { coverageEntries } from './entries/coverage.ts';
import { customerEntries } from './entries/customers.ts';
import { detailEntries } from './entries/details.ts';
import { endingEntries } from './entries/ending.ts';
import { equipmentEntries } from './entries/equipment.ts';
import { holderEntries } from './entries/holder.ts';
import { installationEntries } from './entries/installation.ts';
import { networkEntries } from './entries/network.ts';
import { orderEntries } from './entries/order.ts';
import { payingEntries } from './entries/paying.ts';
import { placeEntries } from './entries/place.ts';
import { planEntries } from './entries/plans.ts';
import { serviceEntries } from './entries/service.ts';
import { streamingEntries, streamingServiceEntries } from './entries/streaming.ts';
import { termsEntries } from './entries/terms.ts';
import { trustEntries } from './entries/trust.ts';
import { visitEntries } from './entries/visit.ts';
import type { Entry } from './entry.ts';

const all = [
  ...serviceEntries,
  ...planEntries,
  ...coverageEntries,
  ...orderEntries,
  ...customerEntries,
  ...installationEntries,
  ...detailEntries,
  ...streamingEntries,
  ...streamingServiceEntries,
  ...connectionEntries,
  ...billingEntries,
  ...endingEntries,
  ...equipmentEntries,
  ...holderEntries,
  ...networkEntries,
  ...payingEntries,
  ...placeEntries,
  ...termsEntries,
  ...trustEntries,
  ...visitEntries,
];

export type KnowledgeId = (typeof all)[number]['id'];

export type KnownEntry = Entry & { id: KnowledgeId };

/** The whole knowledge base; every question occurs once. */
export const knowledge: readonly KnownEntry[] = all;
