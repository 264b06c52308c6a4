import type { CalendarDate } from '../../src/brazil/date.ts';
import type { Endpoint, InputOf } from '../../src/contract/endpoint.ts';
import type { Touch } from '../../src/contract/measurement/touch.ts';
import type { FaceId } from '../../src/funnel/routes/face.ts';
import type { Connection, Database } from '../database/database.ts';
import type { Random } from '../protection/random.ts';
import { type Handler, openCall, type RawInput } from './read-input.ts';
import type { Refusal } from './refusal.ts';

/** The dependencies of a handler, all injected for tests. A subject names the repositories and providers that it needs. */
export interface RequestContext<Repositories = unknown, Providers = unknown> {
  readonly providers: Providers;
  readonly database: Database;
  readonly repositories: Repositories;
  readonly clock: () => Date;
  readonly random: Random;
  readonly siteUrl: string;
  readonly today: CalendarDate;
  /** The caller's address, or its IPv6 network, for rate limits. */
  readonly address: string;
  /** The face of the calling page; null if the browser sends no referrer. */
  readonly face: FaceId | null;
  /** What the address of the calling page says of what brought the visitor; null without a mark. */
  readonly touch: Touch | null;
  readonly lead: HeldCapabilities;
  readonly expectedVersion: number | undefined;
  /**
   * Runs the effect in one transaction with the idempotency key; its result is the response that a repeated call
   * receives. Call other services before: inside, await only the database. A thrown refusal rolls back, a returned
   * one commits.
   */
  readonly save: <T>(effect: (db: Connection) => Promise<T | Refusal>) => Promise<T>;
  /** The browser's device id for rate limits; sets its cookie if missing. */
  readonly device: () => string;
  readonly setHeader: (name: string, value: string) => void;
}

export interface HeldCapabilities {
  holds(idLead: string): boolean;
  /** All ids that the browser may open: leads, renewals and order numbers. */
  readonly held: readonly string[];
  /** Issues a capability for the lead; the cookie is set only if the call succeeds. */
  grant(db: Connection, idLead: string): Promise<void>;
  /** Revokes the capabilities of all other browsers for the lead. */
  revokeOthers(db: Connection, idLead: string): Promise<void>;
}

/** The address of a call on this server. */
export const urlOf = ({ path, root }: Endpoint): string => (root === 'site' ? `/${path}` : `/api/${path}`);

type Replayed<Context> = (body: unknown, context: Context) => Promise<void>;

export interface RouteHandler<Context> {
  readonly endpoint: Endpoint;
  /** Parses the input first, so that access can be checked before `run`. */
  open(raw: RawInput): {
    input: object;
    /** The id of the lead or renewal. */
    subject: string | undefined;
    run(context: Context): Promise<unknown>;
  };
  /** Runs on a replayed call, in addition to returning the stored response. */
  readonly replayed?: Replayed<Context> | undefined;
}

type ForAnyone = Endpoint & { readonly access: 'anyone' };

/** What binds the calls of a subject, whose handlers take its context. */
export const routesWith = <Context extends RequestContext>() => ({
  /** Binds a call of the contract to its handler. Calls for holders need `handleAbout`, which names their subject. */
  handle: <const E extends ForAnyone>(
    endpoint: E,
    handler: Handler<E, Context>,
    replayed?: Replayed<Context>,
  ): RouteHandler<Context> => ({ ...opened(endpoint, () => undefined, handler), replayed }),

  /** Binds a call about one lead or renewal; `subject` reads its id from the input. */
  handleAbout: <const E extends Endpoint>(
    endpoint: E,
    subject: (input: InputOf<E>) => string,
    handler: Handler<E, Context>,
  ): RouteHandler<Context> => opened(endpoint, subject, handler),
});

/** Readers of the lead's or renewal's id. */
export const leadInPath = ({ params }: { params: { idLead: string } }): string => params.idLead;
export const leadInBody = ({ body }: { body: { idLead: string } }): string => body.idLead;
export const idInPath = ({ params }: { params: { id: string } }): string => params.id;
export const idInBody = ({ body }: { body: { id: string } }): string => body.id;
export const renewalInPath = ({ params }: { params: { id_renewal_request_user: string } }): string =>
  params.id_renewal_request_user;

const opened = <const E extends Endpoint, Context>(
  endpoint: E,
  subject: (input: InputOf<E>) => string | undefined,
  handler: Handler<E, Context>,
): RouteHandler<Context> => ({
  endpoint,
  open: (raw) => {
    const { input, run } = openCall(endpoint, handler)(raw);
    return { input, subject: subject(input), run };
  },
});
