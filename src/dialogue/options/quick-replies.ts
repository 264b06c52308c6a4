import type { Campaign } from '../../funnel/campaign.ts';
import type { Facts } from '../../funnel/facts.ts';
import type { Step } from '../../funnel/steps/step.ts';
import { everyStepWords } from '../../funnel/words/every-step-words.ts';
import { inWordsFor } from '../../funnel/words/in-words-for.ts';

/** Texts that a tap says, beside this many other ways to answer; null if nothing is to be tapped. */
export function quickReplies(
  steps: readonly Step[],
  campaign: Campaign,
  { order }: Pick<Facts, 'order'>,
  others: number,
): readonly string[] | null {
  // Steps of a card may offer the same reply.
  const all = new Set(steps.flatMap(({ id }) => inWordsFor(campaign, everyStepWords[id])?.ways ?? []));
  // A card with several steps needs the space itself.
  const ways = [...all].slice(0, Math.max((steps.length > 1 ? 2 : 4) - others, 0));
  return order !== null || ways.length + others === 0 ? null : ways;
}
