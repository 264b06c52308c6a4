import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { quizWords } from '../../content/screens/quiz.ts';
import type { Quiz as QuizData } from '../../contract/risk.ts';
import { quizQuestionAnswered } from '../../store/events.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { InputProps } from '../input-props.ts';
import { useAppDispatch, useAppSelector } from '../store-hooks.ts';
import styles from './Quiz.module.css';
import { TapSends } from './TapSends.tsx';

/** After a failed try the questions start anew. */
export function Quiz(props: InputProps) {
  const quiz = useAppSelector((state) => state.findings.risk?.quiz ?? null);
  const attempt = quiz && `${quiz.idQuiz} ${quiz.attemptsLeft}`;
  const [first] = useState(attempt);
  if (quiz === null) return null;
  return (
    <div className={styles.quiz}>
      <Questions key={attempt} quiz={quiz} isAgain={first !== attempt} {...props} />
    </div>
  );
}

type QuestionsProps = InputProps & { quiz: QuizData; isAgain: boolean };

/** One question at a time; Enter goes to the next one, and with the last one the form is sent. */
function Questions({ quiz, isAgain, error, last, onBeforeSubmit }: QuestionsProps) {
  const dispatch = useAppDispatch();
  const [at, setAt] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const total = quiz.questions.length;

  // Whoever comes back to it begins anew.
  useEffect(() => void dispatch(quizQuestionAnswered({ count: 0 })), [dispatch]);

  const takeSubmit = useEffectEvent((): boolean => {
    const answered = box.current?.querySelector(`[data-question="${at}"] input:checked`);
    setMissing(!answered);
    if (!answered) return true;
    dispatch(quizQuestionAnswered({ count: at + 1 }));
    if (at === total - 1) return false;
    setAt(at + 1);
    return true;
  });
  useEffect(() => {
    onBeforeSubmit(() => takeSubmit());
    return () => onBeforeSubmit(null);
  }, [onBeforeSubmit]);
  useEffect(() => {
    if (at > 0 || isMissing)
      box.current?.querySelector<HTMLElement>(`[data-question="${at}"] input`)?.focus();
  }, [at, isMissing]);

  return (
    <div ref={box} className={styles.questions}>
      {isAgain && at === 0 && (
        <Notice tone="warning" role="alert">
          {quizWords.again}
        </Notice>
      )}
      <p className={styles.position}>
        {quizWords.position(at + 1, total)}. {quizWords.attempts(quiz.attemptsLeft)}
      </p>
      <TapSends last={last}>
        {quiz.questions.map(({ id, text, answers }, place) => (
          <div key={id} data-question={place} hidden={place !== at}>
            <ChoiceList
              name={`quiz-${id}`}
              id={place === at ? 'quiz' : `quiz-${id}`}
              legend={text}
              error={place === at ? (isMissing ? quizWords.missing : error) : undefined}
              look="cards"
              options={answers.map((answer) => ({ value: answer.id, label: answer.text }))}
              onChange={() => setMissing(false)}
            />
          </div>
        ))}
      </TapSends>
    </div>
  );
}
