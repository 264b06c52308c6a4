import type { CalendarDate } from '../../src/brazil/date.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import type { ServerDependencies } from '../app/request-context.ts';
import type { Connection } from '../database/database.ts';
import { type Handler, openCall, type RawInput } from '../http/read-input.ts';
import type { AuditNote } from '../operators/audit-log-repository.ts';
import type { Operator } from '../operators/operator-repository.ts';

/** Writes an audit entry in the given transaction. */
type Audit = (db: Connection, note: AuditNote) => Promise<void>;

interface AnyCall extends ServerDependencies {
  /** The current day in Brasília. */
  readonly today: CalendarDate;
  /** The caller's address, or its IPv6 network, for rate limits. */
  readonly address: string;
}

/** The dependencies of a panel handler. */
export interface PanelContext extends AnyCall {
  readonly operator: Operator;
  readonly sessionId: string;
  readonly audit: Audit;
  /**
   * Runs the effect in one transaction with the idempotency key; its result is the response that a repeated call
   * receives. Call other services before: inside, await only the database.
   */
  readonly save: <T>(effect: (db: Connection) => Promise<T>) => Promise<T>;
}

/** The dependencies of a call that needs no session. */
export interface GuestContext extends AnyCall {
  readonly operator: Operator | null;
  readonly session: {
    open(operatorId: string): Promise<void>;
    close(): Promise<void>;
    /** The token of the browser. */
    device(): string;
  };
}

interface Opened<Context> {
  input: unknown;
  run(context: Context): Promise<unknown>;
}

export type PanelHandler =
  | { readonly endpoint: Endpoint; readonly open: (raw: RawInput) => Opened<PanelContext> }
  | { readonly endpoint: Endpoint; readonly openAsGuest: (raw: RawInput) => Opened<GuestContext> };

/** Binds a panel call to its handler, which runs only with a session and the call's right. */
export const handleOperator = <const E extends Endpoint & { readonly access: 'operator' }>(
  endpoint: E,
  handler: Handler<E, PanelContext>,
): PanelHandler => ({ endpoint, open: openCall(endpoint, handler) });

/** Binds a call without a session: signing in and out. */
export const handleGuest = <const E extends Endpoint & { readonly access: 'anyone' }>(
  endpoint: E,
  handler: Handler<E, GuestContext>,
): PanelHandler => ({ endpoint, openAsGuest: openCall(endpoint, handler) });
