import { tellsValue } from '../../server/understanding/acts.ts';
import type { FoundAct } from '../../server/understanding/find-acts.ts';
import type { WordClasses } from '../../server/understanding/kinds.ts';
import { readMessage } from '../../server/understanding/message.ts';
import type { Row } from '../../server/understanding/rows.ts';
import { resolvedActs } from '../../server/understanding/understand.ts';
import type { UnderstoodAct } from '../../src/contract/calls/understand.ts';
import { messageContext } from '../../src/dialogue/message-context.ts';
import type { QuestionContext } from '../../src/dialogue/outcome/question-context.ts';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import type { Market } from './typical-visit.ts';

/** The acts of a row as it is labelled, as if they had been read without a doubt. */
export function labelledActs(
  { text, acts, spans }: Row,
  question: QuestionContext,
  words: WordClasses,
  { today, plans }: Market,
): UnderstoodAct[] {
  const context = messageContext(question);
  const told = spans.map((span): FoundAct => {
    const label = acts.find((act) => act.object === span.field && tellsValue(act));
    return { does: 'inform', object: span.field, ...label, certainty: 1, span: { ...span, certainty: 1 } };
  });
  const besides = acts
    .filter((act) => !(tellsValue(act) && spans.some(({ field }) => field === act.object)))
    .map((act): FoundAct => ({ ...act, certainty: 1, ...(act.does === 'ask' && { topics: [act.object] }) }));
  const campaign = fileCampaigns.byPrefix(context.campaign);
  return resolvedActs([...told, ...besides], readMessage(text, words), context, { campaign, plans, today });
}
