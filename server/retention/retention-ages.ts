const hour = 3_600_000;
const day = 24 * hour;

/** How long each thing is kept. The table is the retention notice of the server (server/README.md). */
export const kept = {
  sensitiveOfAbandoned: 72 * hour,
  contactOfAbandoned: 30 * day,
  noCoverageContact: 30 * day,
  noCoverageContactWithConsent: 365 * day,
  supportRequests: 30 * day,
  leftWords: 90 * day,
  /** Longer than an event may be on its way: none is counted twice. */
  visitEvents: 7 * day,
  eventCounts: 800 * day,
  /** A refusal of the analysis, and the tries of its quiz. */
  documentVerdicts: 30 * day,
  /** Who was written to after leaving, or held back, by the keyed hash of the e-mail. */
  recoveries: 90 * day,
  serviceOutages: 30 * day,
  callLimits: hour,
  idempotencyKeys: day,
  capabilities: day,
  /** Longer than any rest after wrong ones. */
  guesses: day,
  operatorSessions: 12 * hour,
  /** As long as a customer may claim damages of a service (CDC, art. 27): until then somebody may ask who looked. */
  auditLog: 5 * 365 * day,
} as const;

/** What is from this moment or before has ended. */
export const endedBy = (now: Date, age: number): string => new Date(now.getTime() - age).toISOString();
