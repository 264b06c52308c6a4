import { useState } from 'react';
import { useAppSelector } from '../../answering/store-hooks.ts';
import { conversationWords } from '../../content/conversation/words.ts';
import { frame } from '../../content/screens/frame.ts';
import { repliesIn, selectSideQuestions } from '../../dialogue/messages/side-questions.ts';
import { selectFoundLast, selectIsEarlier } from '../../dialogue/selectors.ts';
import { actionsOf } from '../../store/reply.ts';
import { selectFacts } from '../../store/selectors.ts';
import type { OpenQuestionState } from '../use-open-question.ts';
import { lazyUnderstanding } from './lazy-understanding.ts';

/** What a screen reader announces, each thing once: the results of the last answer and then the question, or the latest reply. */
export function useAnnouncement(
  { steps, text, isWaiting, askedAt }: OpenQuestionState,
  { isReady, isSent }: { isReady: boolean; isSent: boolean },
): string {
  const parts = lazyUnderstanding.now();
  const { questions, open } = useAppSelector(selectSideQuestions);
  const found = useAppSelector(selectFoundLast);
  const editing = useAppSelector((state) =>
    selectIsEarlier(state) && !isWaiting && !isSent
      ? parts?.editingAnnouncement(steps, selectFacts(state))
      : undefined,
  );
  const [heard, setHeard] = useState({ key: '', found: [''], reply: '', text: '' });
  const latest = repliesIn(questions).at(-1);
  const reply = latest === undefined ? '' : `${askedAt} ${latest.id}`;
  const question = isSent ? frame.waiting : text;
  // A person answers later: until then the message itself is all there is to tell.
  const last = questions.at(-1);
  const place = last && actionsOf(last.reply).ofPerson?.place;
  // Those that the server tells again have a place of their own, above zero.
  const told = last && place !== undefined && place < 0 ? conversationWords.withTeam.sent(last.said) : null;
  const key = JSON.stringify([told, place, editing, found, reply, open?.id, open?.reply.text, question]);
  if (!isReady || key === heard.key) return heard.text;
  const news = found.filter((one) => !heard.found.includes(one));
  const beside = { latest, isHeard: reply === heard.reply, open: isSent ? null : open };
  const next =
    told ??
    (latest === undefined && open === null
      ? [editing, ...news, question].filter(Boolean).join(' ')
      : (parts?.announcementOf(question, beside) ?? question));
  setHeard({ key, found: [...found], reply, text: next });
  return next;
}
