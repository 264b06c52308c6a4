import { apiKeyRepository } from '../access/api-key-repository.ts';
import { callCountRepository } from '../access/call-count-repository.ts';
import { capabilityRepository } from '../access/capability-repository.ts';
import { carriedLeads } from '../access/carried-leads.ts';
import { identityProofs } from '../access/identity-proofs.ts';
import { conversationListRepository } from '../conversations/conversation-list.ts';
import { conversationMediaRepository } from '../conversations/conversation-media.ts';
import { conversationRepository } from '../conversations/conversation-repository.ts';
import { conversationWorkRepository } from '../conversations/conversation-work.ts';
import { draftRepository } from '../conversations/draft-repository.ts';
import { phoneOrders } from '../conversations/phone-orders.ts';
import { siteConversationRepository } from '../conversations/site-conversation-repository.ts';

import { contactLinkRepository } from '../customers/contact-link-repository.ts';
import { customerOrderRepository } from '../customers/customer-order-repository.ts';
import { customerRepository, type KnownCustomer } from '../customers/customer-repository.ts';
import { keptResponseRepository } from '../http/kept-response-repository.ts';
import { importRunRepository } from '../imports/import-run-repository.ts';
import { documentVerdictRepository } from '../leads/document-verdict-repository.ts';
import { leadRepository } from '../leads/lead-repository.ts';
import { leadWorkRepository } from '../leads/lead-work-repository.ts';
import { leadListRepository } from '../leads/lists/lead-list-repository.ts';
import { noCoverageLeadRepository } from '../leads/no-coverage-lead-repository.ts';
import { reviewDecisionRepository } from '../leads/review-decisions.ts';
import { reviewRepository } from '../leads/review-repository.ts';
import { createEventBudget } from '../measurement/event-budget.ts';
import { visitEventRepository } from '../measurement/visit-event-repository.ts';
import { messageRepository } from '../messages/message-repository.ts';
import { messageStopRepository } from '../messages/message-stop-repository.ts';
import type { MessageChannels } from '../messages/senders/channel-settings.ts';
import { supportRequestRepository } from '../messages/support-request-repository.ts';
import { outageRepository } from '../observability/outage-repository.ts';
import { auditLogRepository } from '../operators/audit-log-repository.ts';
import { noteRepository } from '../operators/note-repository.ts';
import { operatorDeviceRepository } from '../operators/operator-device-repository.ts';
import { operatorRepository } from '../operators/operator-repository.ts';
import { operatorSessionRepository } from '../operators/operator-session-repository.ts';
import { providerSessionRepository } from '../operators/provider/provider-session-repository.ts';
import { recoveryCodeRepository } from '../operators/recovery-code-repository.ts';
import { savedViewRepository } from '../operators/saved-view-repository.ts';
import { putHandover } from '../orders/handover/order-handover.ts';
import { orderListRepository } from '../orders/order-list-repository.ts';
import { orderRepository } from '../orders/order-repository.ts';
import { outboxRepository } from '../outbox/outbox-repository.ts';
import type { Protection } from '../protection/protection.ts';
import type { Random } from '../protection/random.ts';
import { publicationRepository } from '../publications/publication-repository.ts';
import { recoveryRepository } from '../recovery/recovery-repository.ts';
import { putRenewalHandover } from '../renewals/renewal-handover.ts';
import { renewalListRepository } from '../renewals/renewal-list-repository.ts';
import { renewalRepository } from '../renewals/renewal-repository.ts';
import { renewalWorkRepository } from '../renewals/renewal-work-repository.ts';
import { sentenceRepository } from '../teaching/sentence-repository.ts';
import { taughtRowRepository } from '../teaching/taught-row-repository.ts';
import { versionRepository } from '../teaching/version-repository.ts';
import { erasureRepository } from '../tombstones/erasure-repository.ts';
import { noTombstoneFile, type TombstoneFile } from '../tombstones/tombstone-file.ts';
import { calendarRepository } from '../visits/calendar-repository.ts';
import { installationSlotRepository } from '../visits/installation-slot-repository.ts';
import { receiverRepository } from '../webhooks/receiver-repository.ts';
import { webhookRepository } from '../webhooks/webhook-repository.ts';
import type { WebhookEndpoint } from '../webhooks/webhook-settings.ts';
import type {} from './tables.ts';

export interface ChannelSettings extends MessageChannels {
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

export type Repositories = ReturnType<typeof createRepositories>;

export function createRepositories(
  protection: Protection,
  random: Random,
  { otherCustomers = [], channelSettings = noChannels, tombstones = noTombstoneFile }: RepositoryOptions = {},
) {
  const { setUp, quietHours, webhooks: endpoints = [], handsOver = false } = channelSettings;
  const outbox = outboxRepository(protection, random);
  const apiKeys = apiKeyRepository(random);
  const receivers = receiverRepository(protection, random, endpoints);
  const webhooks = webhookRepository({ outbox, receivers, apiKeys, random });
  const messageStops = messageStopRepository(protection, tombstones);
  const keptResponses = keptResponseRepository(protection);
  const capabilities = capabilityRepository(random);
  const conversations = conversationRepository(protection, random);
  const conversationWork = conversationWorkRepository(protection, random);
  return {
    ...identityProofs(protection, random),
    apiKeys,
    receivers,
    leads: leadRepository(protection, random),
    noCoverageLeads: noCoverageLeadRepository(random),
    orders: orderRepository(protection, random, {
      webhooks,
      ...(handsOver ? { handOver: putHandover(outbox) } : {}),
    }),
    leadList: leadListRepository(protection, messageStops),
    leadNotes: noteRepository(random, 'lead_notes'),
    leadWorks: leadWorkRepository(),
    orderList: orderListRepository(protection),
    orderNotes: noteRepository(random, 'order_notes'),
    renewalNotes: noteRepository(random, 'renewal_notes'),
    renewalWork: renewalWorkRepository(random),
    installationSlots: installationSlotRepository(),
    calendar: calendarRepository(),
    importRuns: importRunRepository(),
    supportRequests: supportRequestRepository(protection, random, webhooks),
    conversationDrafts: draftRepository(protection),
    conversationList: conversationListRepository(protection),
    conversationMedia: conversationMediaRepository(protection, random),
    conversationWork,
    phoneOrders: phoneOrders(protection, random, conversationWork),
    siteConversations: siteConversationRepository(protection, random),
    sentences: sentenceRepository(protection, random),
    conversations,
    keptResponses,
    capabilities,
    carriedLeads: carriedLeads(random),
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
    messages: messageRepository(outbox, setUp, quietHours, conversations.hasStopped),
    messageStops,
    recoveries: recoveryRepository(messageStops, outbox, random),
    webhooks,
    visitEvents: visitEventRepository(),
    eventBudget: createEventBudget(),
    operators: operatorRepository(protection, random),
    operatorSessions: operatorSessionRepository(random),
    operatorDevices: operatorDeviceRepository(),
    providerSessions: providerSessionRepository(protection),
    recoveryCodes: recoveryCodeRepository(protection, random),
    savedViews: savedViewRepository(random),
    outages: outageRepository(),
    callCounts: callCountRepository(protection),
    auditLog: auditLogRepository(random),
    publications: publicationRepository(),
    versions: versionRepository(random),
    taughtRows: taughtRowRepository(random),
    erasures: erasureRepository({ keptResponses, outbox, capabilities, tombstones }),
  };
}
