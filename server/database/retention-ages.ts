import { dayMs, hourMs } from '../../src/brazil/durations.ts';
import { momentBefore } from '../runtime/moment.ts';

/** How long data are kept, by the rules of server/retention/retention-rules.ts. */
export const kept = {
  /** Documents, mother's name, birth date, account, device and quiz. */
  sensitiveOfAbandoned: 72 * hourMs,
  /** Name, phone, e-mail and address. */
  contactOfAbandoned: 30 * dayMs,
  /** Answers in a conversation that led to an order, which has them. */
  visitOfOrder: dayMs,
  noCoverageContact: 30 * dayMs,
  noCoverageContactWithConsent: 365 * dayMs,
  supportRequests: 30 * dayMs,
  /** Pictures, sound and files of conversations; they go with their message if that goes earlier. */
  media: 90 * dayMs,
  /** Masked, and the rare words in them since their last use. */
  sentences: 90 * dayMs,
  /** Longer than an event can be delayed, so that late duplicates are recognised. */
  visitEvents: 7 * dayMs,
  eventCounts: 800 * dayMs,
  /** Refusals of the analysis and quiz tries. */
  documentVerdicts: 30 * dayMs,
  /** Assignments of recovery messages, by keyed hash of the e-mail. */
  recoveries: 90 * dayMs,
  serviceOutages: 30 * dayMs,
  /** All faulty lines of an imported file; the first ones stay. */
  importFaults: 30 * dayMs,
  /** Photos that no draft or publication names: a draft that names one is saved a moment later. */
  unusedPictures: dayMs,
  callLimits: hourMs,
  /** How long other systems may learn that a record was erased. */
  changesOfErased: 90 * dayMs,
  idempotencyKeys: dayMs,
  capabilities: dayMs,
  /** Longer than any lock after wrong tries. */
  guesses: dayMs,
  /** Links and codes by which an order is carried elsewhere: who opens one late is told that it has run out. */
  endedLinks: 7 * dayMs,
  operatorSessions: 12 * hourMs,
  /** Since the last sign-in. */
  operatorDevices: 90 * dayMs,
  /** The limitation period of a customer's claims (CDC, art. 27), in which the views may be asked for. */
  auditLog: 5 * 365 * dayMs,
} as const;

/** Rows of this moment or older have expired. */
export const endedBy = (now: Date, age: number): string => momentBefore(now, age);
