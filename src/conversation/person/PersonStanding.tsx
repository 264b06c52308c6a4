import { useEffect, useRef } from 'react';
import { focusQuestion } from '../../answering/focus-question.ts';
import { useAppSelector } from '../../answering/store-hooks.ts';
import { minuteInBrasilia } from '../../brazil/clock-minute.ts';
import { personWords as words } from '../../content/conversation/person.ts';
import { whenAnswered } from '../../content/opening-hours.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { Notice } from '../../ui/blocks/Notice.tsx';
import { scrollToEnd, showNews } from '../scroll-to-question.ts';

/** Who answers now, and since when a person is waited for. */
function standingOf({ standing, name, open, opening }: RootState['person']): string | null {
  if (standing === 'person') return words.joined(name ?? words.someone);
  if (standing === 'bot') return words.handedBack;
  if (standing === 'closed') return words.over;
  if (open === null || standing === null) return null;
  const told = words.told(minuteInBrasilia(open.since).slice(-5));
  if (opening === undefined) return told;
  const when = whenAnswered(opening, minuteInBrasilia(Date.now()).slice(0, 10));
  return [told, when, ...(opening.isOpen ? [words.meanwhile] : [])].join(' ');
}

export function PersonStanding() {
  const person = useAppSelector((state) => state.person);
  const text = standingOf(person);
  const { refusal, standing } = person;
  const before = useRef(standing);
  useEffect(() => {
    // What could be tapped goes when a person comes, and must not take the focus along.
    const hasLostFocus = before.current !== standing && document.activeElement === document.body;
    before.current = standing;
    if (hasLostFocus) focusQuestion();
    showNews(scrollToEnd);
  }, [standing]);
  return (
    <>
      {text !== null && <Notice tone="info">{text}</Notice>}
      {refusal !== null && standing !== null && <Notice tone="warning">{words.notTold(refusal)}</Notice>}
    </>
  );
}
