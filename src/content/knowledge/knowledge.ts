import { billingEntries } from './entries/billing.ts';
import { connectionEntries } from './entries/connection.ts';
import { coverageEntries } from './entries/coverage.ts';
import { customerEntries } from './entries/customers.ts';
import { detailEntries } from './entries/details.ts';
import { endingEntries } from './entries/ending.ts';
import { installationEntries } from './entries/installation.ts';
import { orderEntries } from './entries/order.ts';
import { planEntries } from './entries/plans.ts';
import { serviceEntries } from './entries/service.ts';
import { streamingEntries, streamingServiceEntries } from './entries/streaming.ts';
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
];

export type KnowledgeId = (typeof all)[number]['id'];

export type KnownEntry = Entry & { id: KnowledgeId };

/** Everything that is known and may be asked, each question once. */
export const knowledge: readonly KnownEntry[] = all;
