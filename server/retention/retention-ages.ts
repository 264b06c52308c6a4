import { dayMs, hourMs } from '../../src/brazil/durations.ts';

/** How long each thing is kept. The table is the retention notice of the server (server/README.md). */
export const kept = {
  sensitiveOfAbandoned: 72 * hourMs,
  contactOfAbandoned: 30 * dayMs,
  noCoverageContact: 30 * dayMs,
  noCoverageContactWithConsent: 365 * dayMs,
  supportRequests: 30 * dayMs,
  leftWords: 90 * dayMs,
  /** Longer than an event may be on its way: none is counted twice. */
  visitEvents: 7 * dayMs,
  eventCounts: 800 * dayMs,
  /** A refusal of the analysis, and the tries of its quiz. */
  documentVerdicts: 30 * dayMs,
  /** Who was written to after leaving, or held back, by the keyed hash of the e-mail. */
  recoveries: 90 * dayMs,
  serviceOutages: 30 * dayMs,
  callLimits: hourMs,
  idempotencyKeys: dayMs,
  capabilities: dayMs,
  /** Longer than any rest after wrong ones. */
  guesses: dayMs,
  operatorSessions: 12 * hourMs,
  /** As long as a customer may claim damages of a service (CDC, art. 27): until then somebody may ask who looked. */
  auditLog: 5 * 365 * dayMs,
} as const;

/** What is from this moment or before has ended. */
export const endedBy = (now: Date, age: number): string => new Date(now.getTime() - age).toISOString();
