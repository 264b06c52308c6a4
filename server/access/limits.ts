import { hourMs, minuteMs } from '../../src/brazil/durations.ts';

/** So many calls, from the first one on, until the window is over. */
export interface Rate {
  readonly calls: number;
  readonly windowMs: number;
}

const perMinute = (calls: number): Rate => ({ calls, windowMs: minuteMs });
const perHour = (calls: number): Rate => ({ calls, windowMs: hourMs });

/**
 * Whom a count is of. What is asked for (a document, a lead, an account) and the browser that asks are limited tightly.
 * An address is not: thousands may stand behind one of a mobile network. It and everyone together only brake a flood.
 */
export const scopes = ['device', 'address', 'aboutByAddress', 'about', 'everyone'] as const;

export type Scope = (typeof scopes)[number];

export interface Limit {
  /** In the database, for all processes together; or in this process, where a durable write would cost more than the call. */
  readonly counted: 'together' | 'here';
  readonly per: Readonly<Partial<Record<Scope, Rate>>>;
  /** How many calls of one address may be under way in this process. */
  readonly atOnce?: number;
}

const limit = <const Per extends Limit['per']>(
  counted: Limit['counted'],
  per: Per,
  atOnce?: number,
): Limit & { readonly per: Per } => ({
  counted,
  per,
  ...(atOnce === undefined ? {} : { atOnce }),
});

/** Every limit on calls. Which call has which stands in `limited-calls.ts`. */
export const limits = {
  /** Questions about documents and lines of the operator's customers. */
  lookUp: limit('together', {
    device: perHour(20),
    address: perHour(2000),
    about: perHour(30),
    everyone: perMinute(1200),
  }),
  /** Guesses of a phone's end or of a code. Each lead and each order has its own few tries besides. */
  proof: limit('together', {
    device: perHour(30),
    address: perHour(300),
    about: perHour(60),
    everyone: perMinute(1200),
  }),
  /** What makes a message leave. */
  message: limit('together', {
    device: perHour(30),
    address: perHour(600),
    about: perHour(10),
    everyone: perMinute(600),
  }),
  erasure: limit('together', { device: perHour(30), address: perHour(600), about: perHour(10) }),
  /** Somebody of the team is to call. */
  help: limit('together', { device: perHour(20), address: perHour(600), everyone: perMinute(600) }),
  newLead: limit('together', { address: { calls: 120, windowMs: minuteMs } }),
  /** Asks the analysis of a person, who may be charged for each answer. */
  analysis: limit('together', { about: perHour(60), address: perHour(2000) }),
  /** An order takes a visit of the teams' calendar. */
  order: limit('together', { device: perHour(60), address: perHour(600) }),
  /** Asks services of others, whose limits all visitors share. */
  addressSearch: limit('together', {
    device: perHour(40),
    address: perHour(2000),
    everyone: perMinute(600),
  }),
  signIn: limit('together', {
    aboutByAddress: { calls: 10, windowMs: 15 * minuteMs },
    address: { calls: 50, windowMs: 15 * minuteMs },
    about: { calls: 100, windowMs: 15 * minuteMs },
  }),
  /** A postcode that is not known yet asks public services: their slots are few, and no address takes them all. */
  postcode: limit('here', { address: perMinute(1200) }, 16),
  /** Answers of a lead, which only its holder gives. */
  answer: limit('here', { about: perHour(1000), address: perMinute(3000) }),
  /** A PDF takes longer to make than all else. */
  document: limit('here', { device: perHour(60), address: perMinute(300) }, 4),
  look: limit('here', { address: perMinute(3000) }),
  catalogue: limit('here', { address: perMinute(6000) }),
  /** Words of the conversation that nobody could answer. */
  leftWords: limit('here', { address: perHour(2000) }),
  /** Batches of events that are counted. */
  events: limit('here', { address: perHour(3000) }),
  /** Errors of pages: each may write a line of the log. */
  pageErrors: limit('here', { address: perHour(1000), everyone: perMinute(120) }),
  /** What an operator who is signed in does in the panel. */
  panel: limit('here', { about: perMinute(1200) }),
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof limits;
