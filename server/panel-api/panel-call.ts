import type { CalendarDate } from '../../src/brazil/date.ts';
import type { Endpoint, InputOf, ResponseOf } from '../../src/contract/endpoint.ts';
import type { Connection } from '../database/database.ts';
import { type RawInput, readInput } from '../http/read-input.ts';
import type { ServerDependencies } from '../http/request-context.ts';
import type { AuditNote } from '../operators/audit-log-repository.ts';
import type { Operator } from '../operators/operator-repository.ts';

/** Writes down what the operator looks at or changes, in the transaction it is given. */
type Audit = (db: Connection, note: AuditNote) => Promise<void>;

interface AnyCall extends ServerDependencies {
  /** The day in Brasília. */
  readonly today: CalendarDate;
  /** The caller's address, or its network where it has many, for limits per address. */
  readonly address: string;
  /** The version the caller last saw (`If-Match`). */
  readonly expectedVersion: number | undefined;
}

/** What a call of the panel may touch. */
export interface PanelContext extends AnyCall {
  readonly operator: Operator;
  readonly audit: Audit;
  /**
   * Runs the effect in one transaction together with the caller's idempotency key; the result is the response that a
   * repeated call gets again. Ask other services first: inside, wait for nothing but the database.
   */
  readonly save: <T>(effect: (db: Connection) => Promise<T>) => Promise<T>;
}

/** Before somebody is signed in. */
export interface GuestContext extends AnyCall {
  readonly operator: Operator | null;
  readonly session: { open(operatorId: string): Promise<void>; close(): Promise<void> };
}

interface Opened<Context> {
  input: unknown;
  run(context: Context): Promise<unknown>;
}

export type PanelHandler =
  | { readonly endpoint: Endpoint; readonly open: (raw: RawInput) => Opened<PanelContext> }
  | { readonly endpoint: Endpoint; readonly openAsGuest: (raw: RawInput) => Opened<GuestContext> };

type Handler<E extends Endpoint, Context> = (
  input: InputOf<E>,
  context: Context,
) => Promise<ResponseOf<E>> | ResponseOf<E>;

/** Ties a call of the panel to its handler. The operator is known, and has the right that the call names. */
export const handleOperator = <const E extends Endpoint & { readonly access: 'operator' }>(
  endpoint: E,
  handler: Handler<E, PanelContext>,
): PanelHandler => ({
  endpoint,
  open: (raw) => {
    const input = readInput(endpoint, raw);
    return { input, run: async (context) => handler(input, context) };
  },
});

/** The same for the few calls that anybody may make: to sign in. */
export const handleGuest = <const E extends Endpoint & { readonly access: 'anyone' }>(
  endpoint: E,
  handler: Handler<E, GuestContext>,
): PanelHandler => ({
  endpoint,
  openAsGuest: (raw) => {
    const input = readInput(endpoint, raw);
    return { input, run: async (context) => handler(input, context) };
  },
});
