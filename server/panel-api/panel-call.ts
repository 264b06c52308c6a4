import type { FastifyInstance } from 'fastify';
import type { CalendarDate } from '../../src/brazil/date.ts';
import type { Endpoint, InputOf, ResponseOf } from '../../src/contract/endpoint.ts';
import type { Right } from '../../src/contract/panel/access/rights.ts';
import type { Duty } from '../../src/contract/panel/access/session.ts';
import type { ApiKeys } from '../access/api-key-repository.ts';
import type { Capabilities } from '../access/capability-repository.ts';
import type { CarriedLeads } from '../access/carried-leads.ts';
import type { Limiter } from '../access/create-limiter.ts';
import type { ConversationList } from '../conversations/conversation-list.ts';
import type { ConversationMediaRepository } from '../conversations/conversation-media.ts';
import type { ConversationWork } from '../conversations/conversation-work.ts';
import type { ConversationDrafts } from '../conversations/draft-repository.ts';
import type { PhoneOrders } from '../conversations/phone-orders.ts';
import type { CustomerProviders } from '../customers/customer-context.ts';
import type { Connection, Database } from '../database/database.ts';
import type { KeptResponses } from '../http/kept-response-repository.ts';
import { type Handler, openCall, type RawInput } from '../http/read-input.ts';
import type { ImportRuns } from '../imports/import-run-repository.ts';
import type { LeadList } from '../leads/lists/lead-list-repository.ts';
import type { MessageStops } from '../messages/message-stop-repository.ts';
import type { SupportRequests } from '../messages/support-request-repository.ts';
import type { Outages } from '../observability/outage-repository.ts';
import type { AuditNote } from '../operators/audit-log-repository.ts';
import type { OperatorDevices } from '../operators/operator-device-repository.ts';
import type { Operator, Operators } from '../operators/operator-repository.ts';
import type { OperatorSessions } from '../operators/operator-session-repository.ts';
import type { IdentityProvider } from '../operators/provider/identity-provider.ts';
import type { ProviderSessions } from '../operators/provider/provider-session-repository.ts';
import type { RecoveryCodes } from '../operators/recovery-code-repository.ts';
import type { SavedViews } from '../operators/saved-view-repository.ts';
import type { OrderList } from '../orders/order-list-repository.ts';
import type { PersonRepositories } from '../person-data/records-of-document.ts';
import type { Random } from '../protection/random.ts';
import type { LiveCatalogue } from '../publications/live-catalogue.ts';
import type { Publications } from '../publications/publication-repository.ts';
import type { RenewalList } from '../renewals/renewal-list-repository.ts';
import type { RenewalWork } from '../renewals/renewal-work-repository.ts';
import type { TaughtRows } from '../teaching/taught-row-repository.ts';
import type { Teaching } from '../teaching/teaching.ts';
import type { Versions } from '../teaching/version-repository.ts';
import type { Calendar } from '../visits/calendar-repository.ts';
import type { Receivers } from '../webhooks/receiver-repository.ts';

export interface PanelRepositories extends PersonRepositories {
  readonly apiKeys: ApiKeys;
  readonly calendar: Calendar;
  readonly capabilities: Capabilities;
  readonly carriedLeads: CarriedLeads;
  readonly conversationDrafts: ConversationDrafts;
  readonly conversationList: ConversationList;
  readonly conversationMedia: ConversationMediaRepository;
  readonly conversationWork: ConversationWork;
  readonly phoneOrders: PhoneOrders;
  readonly importRuns: ImportRuns;
  readonly keptResponses: KeptResponses;
  readonly leadList: LeadList;
  readonly messageStops: MessageStops;
  readonly operators: Operators;
  readonly operatorDevices: OperatorDevices;
  readonly operatorSessions: OperatorSessions;
  readonly orderList: OrderList;
  readonly outages: Outages;
  readonly publications: Publications;
  readonly receivers: Receivers;
  readonly renewalList: RenewalList;
  readonly renewalWork: RenewalWork;
  readonly providerSessions: ProviderSessions;
  readonly recoveryCodes: RecoveryCodes;
  readonly savedViews: SavedViews;
  readonly supportRequests: SupportRequests;
  readonly taughtRows: TaughtRows;
  readonly versions: Versions;
}

export interface PanelDependencies {
  readonly database: Database;
  readonly repositories: PanelRepositories;
  readonly providers: CustomerProviders & { readonly sandbox: boolean };
  /** Has a channel carry out at once what was added to a conversation. */
  readonly wakeConversation?: ((id: string) => void) | undefined;
  /** Publications that override the catalogue files, if configured. */
  readonly catalogue?: LiveCatalogue | undefined;
  /** First parts of the addresses that the site itself has. */
  readonly addresses: () => readonly string[];
  /** What operators taught the conversation, if configured. */
  readonly teaching?: Teaching | undefined;
  /** The company's own accounts, if configured. */
  readonly provider?: IdentityProvider | undefined;
  readonly limiter: Limiter;
  readonly clock: () => Date;
  readonly random: Random;
  /** TLS ends at a proxy: the site is https although this process receives http. */
  readonly behindTls: boolean;
  /** The site's public address, for links in messages. */
  readonly siteUrl: string;
}

type Audit = (db: Connection, ...note: AuditNote) => Promise<void>;

interface AnyCall extends PanelDependencies {
  readonly today: CalendarDate;
  /** The caller's address, or its IPv6 network, for rate limits. */
  readonly address: string;
}

export interface OperatorSession {
  readonly operator: Operator;
  readonly sessionId: string;
  readonly isOfProvider: boolean;
  readonly duty: Duty | null;
}

export interface PanelContext extends AnyCall, OperatorSession {
  readonly audit: Audit;
  /**
   * Runs the effect in one transaction with the idempotency key; its result is the response that a repeated call
   * receives. Call other services before: inside, await only the database.
   */
  readonly save: <T>(effect: (db: Connection) => Promise<T>) => Promise<T>;
}

/** The dependencies of a call that needs no session. */
export interface GuestContext extends AnyCall {
  readonly signedIn: OperatorSession | null;
  readonly session: {
    open(operatorId: string): Promise<void>;
    close(): Promise<void>;
    device(): string;
  };
}

interface Opened<Context> {
  input: unknown;
  run(context: Context): Promise<unknown>;
}

export type PanelHandler = {
  readonly endpoint: Endpoint;
  readonly file?: {
    readonly method: 'GET' | 'POST';
    readonly path: string;
    readonly right: Right;
    register(app: FastifyInstance, dependencies: PanelDependencies): void;
  };
} & (
  | { readonly open: (raw: RawInput) => Opened<PanelContext> }
  | { readonly openAsGuest: (raw: RawInput) => Opened<GuestContext> }
);

/** Binds a panel call to its handler, which runs only with a session and the call's right. */
export const handleOperator = <const E extends Endpoint & { readonly access: 'operator' }>(
  endpoint: E,
  handler: Handler<E, PanelContext>,
): PanelHandler => ({ endpoint, open: openCall(endpoint, handler) });

/** The same in one transaction: a read, a write, or one that a repeated call does not make again. */
const handleWithin =
  (transaction: (context: PanelContext) => PanelContext['save']) =>
  <const E extends Endpoint & { readonly access: 'operator' }>(
    endpoint: E,
    handler: (db: Connection, input: InputOf<E>, context: PanelContext) => Promise<ResponseOf<E>>,
  ): PanelHandler =>
    handleOperator(endpoint, (input, context) => transaction(context)((db) => handler(db, input, context)));

export const handleReading = handleWithin(({ database }) => database.read);
export const handleWriting = handleWithin(({ database }) => database.write);
export const handleSaving = handleWithin(({ save }) => save);

/** Binds a call without a session: signing in and out. */
export const handleGuest = <const E extends Endpoint & { readonly access: 'anyone' }>(
  endpoint: E,
  handler: Handler<E, GuestContext>,
): PanelHandler => ({ endpoint, openAsGuest: openCall(endpoint, handler) });
