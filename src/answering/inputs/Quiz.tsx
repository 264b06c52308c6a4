import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { quizWords } from '../../content/screens/quiz.ts';
import { reviewWords } from '../../content/screens/review.ts';
import type { Quiz as QuizData } from '../../contract/risk.ts';
import { quizQuestionAnswered } from '../../store/events.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/blocks/Notice.tsx';
import { SummaryList } from '../../ui/blocks/SummaryList.tsx';
import { ChoiceList } from '../../ui/fields/ChoiceList.tsx';
import { showReason } from '../../ui/fields/show-reason.ts';
import { useAppDispatch, useAppSelector } from '../store-hooks.ts';
import type { InputProps } from './input-props.ts';
import { SubmitOnTap } from './SubmitOnTap.tsx';

/** A new attempt starts with the first question. */
export function Quiz(props: InputProps) {
  const quiz = useAppSelector((state) => state.stepResults.risk?.quiz ?? null);
  const attempt = quiz && `${quiz.idQuiz} ${quiz.attemptsLeft}`;
  const [first] = useState(attempt);
  if (quiz === null) return null;
  return (
    <div className="stack gap-16">
      <Questions key={attempt} quiz={quiz} isAgain={first !== attempt} {...props} />
    </div>
  );
}

type QuestionsProps = InputProps & { quiz: QuizData; isAgain: boolean };

/**
 * Shows one question at a time. Enter goes on, and sends the form with the last one. Earlier choices are listed above
 * and can be changed.
 */
function Questions({ quiz, isAgain, error, last, onBeforeSubmit }: QuestionsProps) {
  const dispatch = useAppDispatch();
  const at = Math.min(
    useAppSelector((state) => state.stepResults.quizCount),
    quiz.questions.length - 1,
  );
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  /** How often the open question was sent without an answer. */
  const [missed, setMissed] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const total = quiz.questions.length;
  const wasAt = useRef<number | null>(null);
  const goTo = (index: number) => dispatch(quizQuestionAnswered({ count: index }));

  // Returning to the quiz restarts it.
  useEffect(() => void dispatch(quizQuestionAnswered({ count: 0 })), [dispatch]);

  const takeSubmit = useEffectEvent((): boolean => {
    const answered = box.current?.querySelector<HTMLInputElement>(`[data-question="${at}"] input:checked`);
    setMissed(answered ? 0 : missed + 1);
    if (!answered) return true;
    setChosen({ ...chosen, [answered.name]: answered.value });
    goTo(at + 1);
    return at < total - 1;
  });
  useEffect(() => {
    onBeforeSubmit(() => takeSubmit());
    return () => onBeforeSubmit(null);
  }, [onBeforeSubmit]);
  useEffect(() => {
    const hasMoved = wasAt.current !== null && wasAt.current !== at;
    wasAt.current = at;
    if (!hasMoved && missed === 0) return;
    const first = box.current?.querySelector<HTMLElement>(`[data-question="${at}"] input`);
    first?.focus();
    showReason(first);
  }, [at, missed]);
  const isToldAgain = isAgain && at === 0;
  useEffect(() => {
    // The pressed button may be far below the message.
    if (isToldAgain) box.current?.scrollIntoView?.({ block: 'start' });
  }, [isToldAgain]);

  return (
    <div ref={box} className="stack gap-16">
      {isToldAgain && (
        <Notice tone="warning" role="alert">
          {quizWords.again}
        </Notice>
      )}
      {at > 0 && (
        <SummaryList
          rows={quiz.questions.slice(0, at).map(({ id, text, answers }, index) => ({
            id,
            label: text,
            value: answers.find((answer) => answer.id === chosen[`quiz-${id}`])?.text ?? '',
            action: (
              <Button variant="quiet" aria-label={reviewWords.editOf(text)} onClick={() => goTo(index)}>
                {reviewWords.edit}
              </Button>
            ),
          }))}
        />
      )}
      <p className="quiet">
        {quizWords.position(at + 1, total)}. {quizWords.attempts(quiz.attemptsLeft)}
      </p>
      <SubmitOnTap last={last}>
        {quiz.questions.map(({ id, text, answers }, index) => (
          <div key={id} data-question={index} hidden={index !== at}>
            <ChoiceList
              name={`quiz-${id}`}
              id={index === at ? 'quiz' : `quiz-${id}`}
              legend={text}
              error={index === at ? (missed > 0 ? quizWords.missing : error) : undefined}
              look="cards"
              options={answers.map((answer) => ({ value: answer.id, label: answer.text }))}
              onChange={() => setMissed(0)}
            />
          </div>
        ))}
      </SubmitOnTap>
    </div>
  );
}
