import { channelWords } from '../../../src/content/conversation/channel-words.ts';
import { bareOf } from '../../../src/dialogue/closed-words.ts';
import { selectSideQuestions } from '../../../src/dialogue/messages/side-questions.ts';
import type { RootState } from '../../../src/store/root-reducer.ts';
import type { Received } from '../channel-message.ts';
import { answersToChange } from '../prompts/panel-of.ts';
import { phaseOf } from '../prompts/phase-of.ts';
import { plansCompared, questionOf } from '../prompts/question-of.ts';
import type { SpeechLinks } from '../prompts/said.ts';
import { whatsappLimits as limits } from '../whatsapp/as-whatsapp.ts';
import type { Commanded } from './commanded.ts';
import type { Kept } from './kept.ts';

/** What is asked, shown further or otherwise: that is the question itself. */
export function furtherOf(
  received: Received,
  state: RootState,
  links: SpeechLinks,
  kept: Kept | null,
): Commanded | null {
  if (received.kind === 'text') {
    const from = writtenFrom(bareOf(received.text), state, links, kept?.listedFrom ?? 0);
    return from === null ? null : { shown: questionOf(state, links, from), isAlone: true, listedFrom: from };
  }
  const tap = received.kind === 'tap' && received.tap?.kind === 'do' ? received.tap : null;
  switch (tap?.name) {
    case 'more':
      return { shown: questionOf(state, links, tap.from), isAlone: true, listedFrom: tap.from ?? 0 };
    case 'compare-plans':
      return { shown: plansCompared(state, links), isAlone: true };
    case 'change-answer':
      return { shown: answersToChange(state, tap.from), isAlone: true };
    default:
      return null;
  }
}

/** Where a list goes on for who writes the words of its button or of its last row; null if these are others. */
function writtenFrom(said: string, state: RootState, links: SpeechLinks, before: number): number | null {
  const isWaiting = selectSideQuestions(state).open !== null || phaseOf(state, links) !== null;
  const last = isWaiting ? undefined : questionOf(state, links).at(-1);
  if (last?.kind !== 'choices') return null;
  if (said === bareOf(last.open ?? '')) return 0;
  if (said !== bareOf(channelWords.more)) return null;
  return last.choices.length - before > limits.rows ? before + limits.rows - 1 : 0;
}
