import { coverage } from './coverage.ts';
import type { Journey, JourneyId } from './journey.ts';
import { migration } from './migration.ts';
import { order } from './order.ts';
import { renewal } from './renewal.ts';

/** Every journey. A migration shares addresses with others: only its campaign uses it. */
export const journeys: Record<JourneyId, Journey> = { order, coverage, renewal, migration };
