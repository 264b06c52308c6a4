import { handOffWords } from '../../../../content/conversation/hand-off.ts';
import { replies } from '../../../../content/conversation/replies.ts';
import { stepOf } from '../../../../funnel/steps/steps.ts';
import { commandIn } from '../../commands/command-in.ts';
import type { Search } from '../../knowledge/search-knowledge.ts';
import type { Asked, Replied } from '../../reading.ts';
import { plainOf } from '../../text/text.ts';

export type QuestionAnswer =
  | ({ kind: 'sure'; isCertain: boolean } & Replied)
  /** Several topics may be meant: they are suggested. */
  | ({ kind: 'near' } & Replied)
  /** No topic is similar; the nearest are suggested all the same. */
  | { kind: 'none'; suggestions: readonly string[] };

/** Leaves out corrections of answers that are missing or asked now. */
function mayBeTapped(text: string, asked: Asked): boolean {
  const command = commandIn(plainOf(text), asked);
  if (command?.name !== 'correct' || command.step === null) return true;
  const { id, fields } = stepOf(command.step);
  return (
    asked.steps.every((step) => step.id !== id) &&
    fields.some((name) => asked.facts.answers[name] !== undefined)
  );
}

/** The nearest topics if none is sure; null for a message that is no question. */
export function notSure({ means, offered, far }: Search, asked: Asked): QuestionAnswer {
  const like = means === null ? offered.filter((text) => mayBeTapped(text, asked)) : [];
  if (like.length > 0)
    return { kind: 'near', reply: like.length > 1 ? replies.near : replies.nearOne, suggestions: like };
  const others = means === null ? far.map(({ question }) => question) : [];
  return { kind: 'none', suggestions: [...others, handOffWords.ask] };
}
