import { coverage } from './coverage.ts';
import type { Journey, JourneyId } from './journey.ts';
import { migration } from './migration.ts';
import { order } from './order.ts';
import { renewal } from './renewal.ts';

/** Every journey, by what the visitor came for. A migration shares addresses with others: it is its campaign's own. */
export const journeys: Record<JourneyId, Journey> = { order, coverage, renewal, migration };
