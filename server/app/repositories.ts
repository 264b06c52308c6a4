import { type CallCounts, callCountRepository } from '../access/call-count-repository.ts';
import { type Capabilities, capabilityRepository } from '../access/capability-repository.ts';
import { type IdentityProofs, identityProofs } from '../access/identity-proofs.ts';
import { type ContactLinks, contactLinkRepository } from '../customers/contact-link-repository.ts';
import { type CustomerOrders, customerOrderRepository } from '../customers/customer-order-repository.ts';
import { type Customers, customerRepository, type KnownCustomer } from '../customers/customer-repository.ts';
import { type KeptResponses, keptResponseRepository } from '../http/kept-response-repository.ts';
import { type ImportRuns, importRunRepository } from '../imports/import-run-repository.ts';
import {
  type DocumentVerdicts,
  documentVerdictRepository,
} from '../leads/analysis/document-verdict-repository.ts';
import { type ReviewDecisions, reviewDecisionRepository } from '../leads/analysis/review-decisions.ts';
import { type Reviews, reviewRepository } from '../leads/analysis/review-repository.ts';
import { type Leads, leadRepository } from '../leads/lead-repository.ts';
import { type LeadList, leadListRepository } from '../leads/lists/lead-list-repository.ts';
import {
  type NoCoverageLeads,
  noCoverageLeadRepository,
} from '../leads/lists/no-coverage-lead-repository.ts';
import { createEventBudget, type EventBudget } from '../measurement/event-budget.ts';
import { type VisitEvents, visitEventRepository } from '../measurement/visit-event-repository.ts';
import { type LeftWordsList, leftWordsRepository } from '../messages/left-words-repository.ts';
import { type Messages, messageRepository } from '../messages/message-repository.ts';
import { type MessageStops, messageStopRepository } from '../messages/message-stop-repository.ts';
import { type SupportRequests, supportRequestRepository } from '../messages/support-request-repository.ts';
import { type Outages, outageRepository } from '../observability/outage-repository.ts';
import { type AuditLog, auditLogRepository } from '../operators/audit-log-repository.ts';
import { type Notes, noteRepository } from '../operators/note-repository.ts';
import { type OperatorDevices, operatorDeviceRepository } from '../operators/operator-device-repository.ts';
import { type Operators, operatorRepository } from '../operators/operator-repository.ts';
import {
  type OperatorSessions,
  operatorSessionRepository,
} from '../operators/operator-session-repository.ts';
import { type SavedViews, savedViewRepository } from '../operators/saved-view-repository.ts';
import { putHandover } from '../orders/handover/order-handover.ts';
import { type OrderList, orderListRepository } from '../orders/order-list-repository.ts';
import { type Orders, orderRepository } from '../orders/order-repository.ts';
import type { QuietHours } from '../outbox/after-quiet-hours.ts';
import type { Channel } from '../outbox/outbox-item.ts';
import { type Outbox, outboxRepository } from '../outbox/outbox-repository.ts';
import type { Protection } from '../protection/protection.ts';
import type { Random } from '../protection/random.ts';
import { type Publications, publicationRepository } from '../publications/publication-repository.ts';
import { type Recoveries, recoveryRepository } from '../recovery/recovery-repository.ts';
import { putRenewalHandover } from '../renewals/renewal-handover.ts';
import { type RenewalList, renewalListRepository } from '../renewals/renewal-list-repository.ts';
import { type Renewals, renewalRepository } from '../renewals/renewal-repository.ts';
import { type RenewalWork, renewalWorkRepository } from '../renewals/renewal-work-repository.ts';
import { type Erasures, erasureRepository } from '../tombstones/erasure-repository.ts';
import { noTombstoneFile, type TombstoneFile } from '../tombstones/tombstone-file.ts';
import { type Calendar, calendarRepository } from '../visits/calendar-repository.ts';
import {
  type InstallationSlots,
  installationSlotRepository,
} from '../visits/installation-slot-repository.ts';
import { type Webhooks, webhookRepository } from '../webhooks/webhook-repository.ts';
import type { WebhookEndpoint } from '../webhooks/webhook-settings.ts';

export interface Repositories extends IdentityProofs {
  readonly leads: Leads;
  readonly noCoverageLeads: NoCoverageLeads;
  readonly orders: Orders;
  readonly leadList: LeadList;
  readonly orderList: OrderList;
  readonly orderNotes: Notes;
  readonly renewalNotes: Notes;
  readonly renewalWork: RenewalWork;
  readonly installationSlots: InstallationSlots;
  readonly calendar: Calendar;
  readonly importRuns: ImportRuns;
  readonly supportRequests: SupportRequests;
  readonly leftWords: LeftWordsList;
  readonly keptResponses: KeptResponses;
  readonly capabilities: Capabilities;
  readonly reviews: Reviews;
  readonly reviewDecisions: ReviewDecisions;
  readonly documentVerdicts: DocumentVerdicts;
  readonly customers: Customers;
  readonly contactLinks: ContactLinks;
  readonly customerOrders: CustomerOrders;
  readonly renewals: Renewals;
  readonly renewalList: RenewalList;
  readonly outbox: Outbox;
  readonly messages: Messages;
  readonly messageStops: MessageStops;
  readonly recoveries: Recoveries;
  readonly webhooks: Webhooks;
  readonly visitEvents: VisitEvents;
  readonly eventBudget: EventBudget;
  readonly operators: Operators;
  readonly operatorSessions: OperatorSessions;
  readonly operatorDevices: OperatorDevices;
  readonly savedViews: SavedViews;
  readonly outages: Outages;
  readonly callCounts: CallCounts;
  readonly auditLog: AuditLog;
  readonly publications: Publications;
  readonly erasures: Erasures;
}

/** The configured outgoing channels and the quiet hours. */
export interface ChannelSettings {
  readonly setUp: ReadonlySet<Channel>;
  readonly quietHours: QuietHours;
  /** The configured webhook receivers. */
  readonly webhooks?: readonly WebhookEndpoint[];
  /** Whether an external order system is configured. */
  readonly handsOver?: boolean;
}

const noChannels: ChannelSettings = { setUp: new Set(), quietHours: { from: 0, to: 0 } };

interface RepositoryOptions {
  /** Customers beside the imported ones. */
  readonly otherCustomers?: readonly KnownCustomer[];
  readonly channelSettings?: ChannelSettings | undefined;
  readonly tombstones?: TombstoneFile | undefined;
}

/** Creates all repositories. */
export function createRepositories(
  protection: Protection,
  random: Random,
  { otherCustomers = [], channelSettings = noChannels, tombstones = noTombstoneFile }: RepositoryOptions = {},
): Repositories {
  const { setUp, quietHours, webhooks: endpoints = [], handsOver = false } = channelSettings;
  const outbox = outboxRepository(protection, random);
  const webhooks = webhookRepository(outbox, endpoints);
  const messageStops = messageStopRepository(protection, tombstones);
  const keptResponses = keptResponseRepository(protection);
  const capabilities = capabilityRepository(random);
  return {
    ...identityProofs(protection, random),
    leads: leadRepository(protection, random),
    noCoverageLeads: noCoverageLeadRepository(random),
    orders: orderRepository(protection, random, {
      webhooks,
      ...(handsOver ? { handOver: putHandover(outbox) } : {}),
    }),
    leadList: leadListRepository(protection, messageStops),
    orderList: orderListRepository(protection),
    orderNotes: noteRepository(random, 'order_notes'),
    renewalNotes: noteRepository(random, 'renewal_notes'),
    renewalWork: renewalWorkRepository(random),
    installationSlots: installationSlotRepository(),
    calendar: calendarRepository(),
    importRuns: importRunRepository(),
    supportRequests: supportRequestRepository(protection, random, webhooks),
    leftWords: leftWordsRepository(random),
    keptResponses,
    capabilities,
    reviews: reviewRepository(random),
    reviewDecisions: reviewDecisionRepository(random),
    documentVerdicts: documentVerdictRepository(),
    customers: customerRepository(protection, random, otherCustomers),
    contactLinks: contactLinkRepository(protection, random),
    customerOrders: customerOrderRepository(),
    renewals: renewalRepository({
      protection,
      random,
      webhooks,
      ...(handsOver ? { handOver: putRenewalHandover(outbox) } : {}),
    }),
    renewalList: renewalListRepository(protection),
    outbox,
    messages: messageRepository(outbox, setUp, quietHours),
    messageStops,
    recoveries: recoveryRepository(messageStops, outbox, random),
    webhooks,
    visitEvents: visitEventRepository(),
    eventBudget: createEventBudget(),
    operators: operatorRepository(protection, random),
    operatorSessions: operatorSessionRepository(random),
    operatorDevices: operatorDeviceRepository(),
    savedViews: savedViewRepository(random),
    outages: outageRepository(),
    callCounts: callCountRepository(protection),
    auditLog: auditLogRepository(random),
    publications: publicationRepository(),
    erasures: erasureRepository({ keptResponses, outbox, capabilities, tombstones }),
  };
}
