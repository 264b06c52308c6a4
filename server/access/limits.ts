import { dayMs, hourMs, minuteMs } from '../../src/brazil/durations.ts';

/** A fixed window: so many calls from the first one until the window ends. */
export interface Rate {
  readonly calls: number;
  readonly windowMs: number;
}

const perMinute = (calls: number): Rate => ({ calls, windowMs: minuteMs });
const perHour = (calls: number): Rate => ({ calls, windowMs: hourMs });

/**
 * The key of a counter. Devices and subjects (documents, leads, accounts) are limited tightly. Addresses are not,
 * because thousands of visitors may share one of a mobile network; they and `everyone` only stop floods. Forty addresses
 * can fill what is for everyone, so it is free again after a minute.
 */
export const scopes = [
  'device',
  'address',
  'network',
  'share',
  'aboutByNetwork',
  'about',
  'everyone',
] as const;

export type Scope = (typeof scopes)[number];

export interface Limit {
  /**
   * `together`: in the database, for all processes. `here`: in this process, where a durable write would cost more
   * than the call.
   */
  readonly counted: 'together' | 'here';
  /** Those of networks follow from the others: `networkRatesOf`. */
  readonly per: Readonly<Partial<Record<Exclude<Scope, 'network' | 'share'>, Rate>>>;
  /** Maximum number of concurrent calls of one network in this process. */
  readonly atOnce?: number;
  /** What a refusal says instead of the usual sentence. */
  readonly why?: string;
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

/**
 * What a whole network (`wideNetworkOf`) may do: as much as four addresses, and its `share` of what is for everyone, which
 * `fair-share.ts` makes smaller while others use it too. A /48 of IPv6 holds thousands of lines, as an IPv4 address of a
 * mobile network does.
 */
export const networkRatesOf = ({ address, everyone }: Limit['per']): { network?: Rate; share?: Rate } => ({
  ...(address && { network: { ...address, calls: address.calls * 4 } }),
  ...(everyone && { share: { ...everyone, calls: Math.floor(everyone.calls / 5) } }),
});

/** All rate limits; `limited-calls.ts` assigns them to calls. */
export const limits = {
  /** Look-ups of customers by document or line, which are no secrets: one count for all would shut their owners out. */
  lookUp: limit('together', {
    device: perHour(20),
    address: perHour(2000),
    aboutByNetwork: perHour(30),
    everyone: perMinute(1200),
  }),
  /** Guesses of a phone ending or a code. Each lead and order also has its own few tries. */
  proof: limit('together', {
    device: perHour(30),
    address: perHour(300),
    about: perHour(60),
    everyone: perMinute(1200),
  }),
  message: limit('together', {
    device: perHour(30),
    address: perHour(600),
    about: perHour(10),
    everyone: perMinute(600),
  }),
  /** A lead's link, by its recipients: whoever opens many leads with the phone of somebody else must not flood it. */
  leadLink: limit('together', { about: perHour(1) }),
  confirmLink: limit('together', { about: perHour(6) }),
  erasure: limit('together', { device: perHour(30), address: perHour(600), about: perHour(10) }),
  /** Requests for a call from the team: it rings the phones of others too, so whoever asks may name only a few. */
  help: {
    ...limit('together', { device: perHour(10), address: perHour(30), everyone: perMinute(600) }),
    why: 'Já recebemos vários pedidos de ligação deste aparelho ou desta rede, e nossa equipe vai ligar.',
  },
  newLead: limit('together', { address: { calls: 120, windowMs: minuteMs } }),
  /** Calls the analysis service, which may charge for each request. */
  analysis: limit('together', { about: perHour(60), address: perHour(2000) }),
  /** An order books a visit in the teams' calendar. */
  order: limit('together', { device: perHour(60), address: perHour(600) }),
  /** Calls external services, whose limits all visitors share. */
  addressSearch: limit('together', {
    device: perHour(40),
    address: perHour(2000),
    everyone: perMinute(600),
  }),
  /** Sign-ins to the panel, by browsers that the account does not know. */
  signIn: limit('together', {
    aboutByNetwork: { calls: 10, windowMs: 15 * minuteMs },
    address: { calls: 50, windowMs: 15 * minuteMs },
  }),
  /** The same from everywhere: then only a known browser gets in, or a second factor. */
  signInOfAccount: {
    ...limit('together', { about: { calls: 100, windowMs: 15 * minuteMs } }),
    why: 'Houve muitas tentativas de entrar nesta conta. Entre por um navegador em que já entrou, ou informe também o código do aplicativo.',
  },
  /** By a browser that has signed in to the account, or with a session of it: nobody else counts here. */
  signInKnown: limit('together', { about: { calls: 10, windowMs: 15 * minuteMs } }),
  /** Both addresses of a sign-in by the company's own provider, which is asked at each. */
  signInByProvider: limit('together', { address: { calls: 100, windowMs: 15 * minuteMs } }),
  /** Codes of the app behind a right password, from browsers that the account does not know. */
  signInCode: limit('together', { about: perHour(10) }),
  /** An unknown postcode calls public services: their slots are few, and one address must not take all of them. */
  postcode: limit('here', { address: perMinute(1200) }, 16),
  /** A conversation with a person of the team: each lies in their list, and what some take lacks nobody else. */
  askForPerson: {
    ...limit('together', { device: perHour(10), address: perHour(30) }),
    why: 'Há pedidos de atendimento demais agora. Tente de novo mais tarde, ou escolha receber uma ligação.',
  },
  answer: limit('here', { about: perHour(1000), address: perMinute(3000) }),
  /** Rendering a PDF is the most expensive call. */
  document: limit('here', { device: perHour(60), address: perMinute(300) }, 4),
  look: limit('here', { address: perMinute(3000) }),
  catalogue: limit('here', { address: perMinute(6000) }),
  /** Sentences that the conversation did not understand: each is kept for 90 days. */
  leaveWords: limit('here', { address: perHour(300) }),
  /** Alike sentences of one network: what one person repeats is no more frequent. */
  sentence: limit('together', { aboutByNetwork: { calls: 1, windowMs: dayMs } }),
  /** Messages of the conversation. Who reads them shares its places out by network. */
  understand: limit('here', { device: perMinute(30), address: perMinute(1200) }),
  /** Batches of measurement events; `measurement/event-budget.ts` limits the events in them. */
  events: limit('here', { address: perHour(3000) }),
  /** Errors of pages: each may write a log line. */
  pageErrors: limit('here', { address: perHour(1000), everyone: perMinute(120) }),
  systems: limit('here', { about: perMinute(600) }),
  /** Records in the lists that a key was given: a page of many costs more than many requests. */
  records: {
    ...limit('here', { about: perMinute(20_000) }),
    why: 'Esta chave já recebeu registros demais neste minuto.',
  },
  panel: limit('here', { about: perMinute(1200) }),
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof limits;
