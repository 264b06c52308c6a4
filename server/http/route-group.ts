import type { CalendarDate } from '../../src/brazil/date.ts';
import type { Endpoint, InputOf, ResponseOf } from '../../src/contract/endpoint.ts';
import type { FaceId } from '../../src/funnel/routes/face.ts';
import type { Repositories } from '../database/create-repositories.ts';
import type { Connection, Database } from '../database/database.ts';
import type { Random } from '../protection/random.ts';
import type { Providers } from './create-providers.ts';
import { type RawInput, readInput } from './read-input.ts';
import type { Refusal } from './refusal.ts';

export type Handler<E extends Endpoint> = (
  input: InputOf<E>,
  context: RequestContext,
) => Promise<ResponseOf<E>> | ResponseOf<E>;

/** What a handler may touch. Everything comes from outside, so that a test hands in its own. */
export interface RequestContext {
  readonly providers: Providers;
  readonly database: Database;
  readonly repositories: Repositories;
  readonly clock: () => Date;
  readonly random: Random;
  /** The site's public address, for links that are sent. */
  readonly siteUrl: string;
  /** The day in Brasília. */
  readonly today: CalendarDate;
  /** The caller's address, or its network where it has many, for limits per address. */
  readonly address: string;
  /** In which face the visitor answers; null where the browser does not say which page calls. */
  readonly face: FaceId | null;
  /** What the browser's capability cookie opens. */
  readonly lead: HeldCapabilities;
  /** The version the caller last saw (`If-Match`). */
  readonly expectedVersion: number | undefined;
  /**
   * Runs the effect in one transaction together with the caller's idempotency key; the result is the response that a
   * repeated call gets again. Ask other services first: inside, wait for nothing but the database. A refusal that is
   * thrown takes back what was done, one that is returned keeps it.
   */
  readonly save: <T>(effect: (db: Connection) => Promise<T | Refusal>) => Promise<T>;
  /** The caller's browser, for limits per device; it gets a cookie for that when it has none. */
  readonly device: () => string;
  /** What only the sandbox may show in its log: the code that would have gone out by e-mail. */
  readonly showInSandbox: (message: { kind: string; code: string }) => void;
  readonly setHeader: (name: string, value: string) => void;
}

export interface HeldCapabilities {
  /** Does this browser hold the lead's capability? */
  holds(idLead: string): boolean;
  /** All that this browser holds: leads, renewals, and orders by their numbers. */
  readonly held: readonly string[];
  /** Gives the browser a capability for the lead; the cookie leaves with the answer, if the answer succeeds. */
  grant(db: Connection, idLead: string): Promise<void>;
  /** Ends what every other browser holds of the lead. */
  keepAlone(db: Connection, idLead: string): Promise<void>;
}

type Replayed = (body: unknown, context: RequestContext) => Promise<void>;

export interface RouteHandler {
  readonly endpoint: Endpoint;
  /** Parses first and runs later, so that access can be judged in between. */
  open(raw: RawInput): {
    input: unknown;
    /** The lead, or renewal, that the call is about. */
    subject: string | undefined;
    run(context: RequestContext): Promise<unknown>;
  };
  /** What a repeated call needs besides the response it already got. */
  readonly replayed?: Replayed | undefined;
}

export interface RouteGroup {
  readonly handlers: readonly RouteHandler[];
}

type ForAnyone = Endpoint & { readonly access: 'anyone' };

/** Ties a call of the contract to its handler. A call for holders alone has to say what it is about. */
export const handle = <const E extends ForAnyone>(
  endpoint: E,
  handler: Handler<E>,
  replayed?: Replayed,
): RouteHandler => ({ ...opened(endpoint, () => undefined, handler), replayed });

/** The same for a call about one lead, or renewal, which `subject` finds in what was given. */
export const handleAbout = <const E extends Endpoint>(
  endpoint: E,
  subject: (input: InputOf<E>) => string,
  handler: Handler<E>,
): RouteHandler => opened(endpoint, subject, handler);

/** Where a call names its lead, or renewal. */
export const leadInPath = ({ params }: { params: { idLead: string } }): string => params.idLead;
export const leadInBody = ({ body }: { body: { idLead: string } }): string => body.idLead;
export const idInPath = ({ params }: { params: { id: string } }): string => params.id;
export const idInBody = ({ body }: { body: { id: string } }): string => body.id;
export const renewalInPath = ({ params }: { params: { id_renewal_request_user: string } }): string =>
  params.id_renewal_request_user;

const opened = <const E extends Endpoint>(
  endpoint: E,
  subject: (input: InputOf<E>) => string | undefined,
  handler: Handler<E>,
): RouteHandler => ({
  endpoint,
  open: (raw) => {
    const input = readInput(endpoint, raw);
    return { input, subject: subject(input), run: async (context) => handler(input, context) };
  },
});
