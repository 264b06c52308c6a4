import { useAppSelector } from '../../answering/store-hooks.ts';
import { frame } from '../../content/screens/frame.ts';
import type { SideQuestions } from '../../dialogue/messages/side-questions.ts';
import { selectFoundLast, selectIsEarlier } from '../../dialogue/selectors.ts';
import { selectFacts } from '../../store/selectors.ts';
import type { OpenQuestionState } from '../use-open-question.ts';
import { lazyUnderstanding } from './lazy-understanding.ts';

/** What a screen reader announces: the results of the last answer and then the question, or the latest reply. */
export function useAnnouncement(
  { steps, text, isWaiting }: OpenQuestionState,
  { replied, open }: SideQuestions,
  isSent: boolean,
): string {
  const parts = lazyUnderstanding.now();
  const found = useAppSelector(selectFoundLast);
  const editing = useAppSelector((state) =>
    selectIsEarlier(state) && !isWaiting && !isSent
      ? parts?.editingAnnouncement(steps, selectFacts(state))
      : undefined,
  );
  const question = isSent ? frame.waiting : text;
  if (replied.length > 0 || open !== null) return parts?.announcementOf(question, replied, open) ?? question;
  return [editing, ...found, question].filter(Boolean).join(' ');
}
