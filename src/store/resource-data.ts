import type { Period } from '../contract/lead/answers.ts';
import type { Failure } from '../funnel/facts.ts';

/** Lists to choose from. `null`: not fetched yet. */
export interface ResourceData {
  banks: readonly { id: number; code: string; name: string }[];
  dueDates: readonly number[];
  installationDays: readonly { date: string; periods: readonly Period[] }[];
  complementTypes: readonly { id: string; name: string }[];
}

/** Why a list did not come. */
export type ResourceFailure = Pick<Failure, 'message' | 'advice'>;
