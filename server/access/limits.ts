import { createRateLimit, type RateLimit } from './rate-limit.ts';

/** What one address may do. Generous, because a whole neighbourhood can share one address of a mobile network. */
export interface Limits {
  readonly newLeads: RateLimit;
  readonly stepUps: RateLimit;
  readonly erasures: RateLimit;
  readonly supportRequests: RateLimit;
  readonly leftWords: RateLimit;
  /** Batches of events that are counted. */
  readonly events: RateLimit;
  /** Questions about documents and lines of the operator's customers. */
  readonly lookUps: { spend(asked: LookUp): void };
  /** Searches for the postcode of a street. */
  readonly addressSearches: { spend(asked: Omit<LookUp, 'about'>): void };
}

export function createLimits(clock: () => Date): Limits {
  const perHour = (calls: number) => createRateLimit({ calls, windowMs: 3_600_000, clock });
  return {
    newLeads: createRateLimit({ calls: 120, windowMs: 60_000, clock }),
    stepUps: perHour(30),
    erasures: perHour(30),
    supportRequests: perHour(60),
    leftWords: perHour(120),
    events: perHour(3_000),
    lookUps: createLookUpLimit(clock),
    addressSearches: createAddressSearchLimit(clock),
  };
}

interface LookUp {
  readonly device: string;
  /** The document or the line. */
  readonly about: string;
  readonly address: string;
}

/**
 * What is asked for is protected, and who asks: tightly. An address is not: thousands may stand behind one of a mobile
 * network. It and the whole only brake a flood of browsers without cookies.
 */
function createLookUpLimit(clock: () => Date): Limits['lookUps'] {
  const hour = 3_600_000;
  const ofDevice = createRateLimit({ calls: 20, windowMs: hour, clock });
  const about = createRateLimit({ calls: 30, windowMs: hour, clock });
  const ofAddress = createRateLimit({ calls: 2_000, windowMs: hour, clock });
  const ofAll = createRateLimit({ calls: 1_200, windowMs: 60_000, clock });
  return {
    spend: (asked) => {
      ofDevice.spend(asked.device);
      about.spend(asked.about);
      ofAddress.spend(asked.address);
      ofAll.spend('all');
    },
  };
}

/** Each search asks services of others, whose patience is one for all visitors. */
function createAddressSearchLimit(clock: () => Date): Limits['addressSearches'] {
  const ofDevice = createRateLimit({ calls: 40, windowMs: 3_600_000, clock });
  const ofAddress = createRateLimit({ calls: 2_000, windowMs: 3_600_000, clock });
  const ofAll = createRateLimit({ calls: 600, windowMs: 60_000, clock });
  return {
    spend: ({ device, address }) => {
      ofDevice.spend(device);
      ofAddress.spend(address);
      ofAll.spend('all');
    },
  };
}
