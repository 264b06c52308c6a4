import { handOffWords } from '../../../content/conversation/hand-off.ts';
import { replies } from '../../../content/conversation/replies.ts';
import { stepOf } from '../../../funnel/steps/steps.ts';
import { commandIn } from '../commands/command-in.ts';
import type { Search } from '../knowledge/search-knowledge.ts';
import type { Asked, Replied } from '../reading.ts';
import { plainOf } from '../text/text.ts';

export type QuestionAnswer =
  | ({ kind: 'sure'; isCertain: boolean } & Replied)
  /** Which of these was it? */
  | ({ kind: 'near' } & Replied)
  /** Nothing that is known is like it; what comes nearest may be tapped all the same. */
  | { kind: 'none'; suggestions: readonly string[] };

/** What is not answered yet, or is asked now, is not offered to be corrected. */
function mayBeTapped(text: string, asked: Asked): boolean {
  const command = commandIn(plainOf(text), asked);
  if (command?.name !== 'correct' || command.step === null) return true;
  const { id, fields } = stepOf(command.step);
  return (
    asked.steps.every((step) => step.id !== id) &&
    fields.some((name) => asked.facts.answers[name] !== undefined)
  );
}

/** What comes near, where nothing is sure; not where the message is no question at all. */
export function notSure({ means, offered, far }: Search, asked: Asked): QuestionAnswer {
  const like = means === null ? offered.filter((text) => mayBeTapped(text, asked)) : [];
  if (like.length > 0)
    return { kind: 'near', reply: like.length > 1 ? replies.near : replies.nearOne, suggestions: like };
  const others = means === null ? far.map(({ question }) => question) : [];
  return { kind: 'none', suggestions: [...others, handOffWords.ask] };
}
