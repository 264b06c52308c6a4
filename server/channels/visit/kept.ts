import * as z from 'zod/mini';
import type { KeptSideQuestions } from '../../../src/dialogue/messages/side-questions.ts';
import type { CampaignSet } from '../../../src/funnel/campaigns.ts';
import type { StepId } from '../../../src/funnel/steps/step-id.ts';
import type { Following } from './follow.ts';
import type { CookieJar } from './in-process-fetch.ts';
import type { LeftVisit } from './open-visit.ts';
import type { Talk } from './talk.ts';

/** What stays of a conversation between two messages. It is sealed, and goes as leads do. */
export interface Kept {
  readonly visit: LeftVisit;
  readonly jar: CookieJar;
  readonly side: KeptSideQuestions;
  readonly priceShown?: Talk['priceShown'];
  readonly returnedTo: StepId | null;
  readonly wentBackTo: string | null;
  readonly hasToldSecrets: boolean;
  readonly following: Following | null;
  /** What waits for a yes that no question asks. */
  readonly asks: 'erasure' | null;
}

/** Written by this server alone, so only that it is whole is checked. */
const whole = z.custom<Kept>(
  (value) => typeof value === 'object' && value !== null && 'visit' in value && 'side' in value,
);

/** An earlier release kept the prefix alone. */
const former = z.object({ prefix: z.string() });

/** The visit goes on with its campaign as it is sold now. */
export function keptIn(text: string | null, { byPrefix }: CampaignSet): Kept | null {
  const { data: kept } = whole.safeParse(text === null ? null : JSON.parse(text));
  if (kept === undefined) return null;
  const { state } = kept.visit;
  const { prefix } = former.safeParse(state.visit).data ?? state.visit.campaign;
  const visit = { ...state.visit, campaign: byPrefix(prefix) };
  return { ...kept, visit: { ...kept.visit, state: { ...state, visit } } };
}
