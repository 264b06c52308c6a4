import type { Period } from '../contract/lead/answers.ts';
import type { Failure } from '../funnel/facts.ts';

/** Lists that questions choose from; `null`: not loaded yet. */
export interface ResourceData {
  banks: readonly { id: number; code: string; name: string }[];
  dueDates: readonly number[];
  installationDays: readonly { date: string; periods: readonly Period[] }[];
  complementTypes: readonly { id: string; name: string }[];
}

/** Why a list could not be loaded. */
export type ResourceFailure = Pick<Failure, 'message' | 'advice'>;
