import { useContext } from 'react';
import { sideQuestionWords } from '../../content/conversation/side-questions.ts';
import type { RecognisedAnswer } from '../../dialogue/answers/recognised-answer.ts';
import { Button } from '../../ui/actions/Button.tsx';
import styles from '../PendingQuestion.module.css';
import { ChooseContext } from '../say-context.ts';

/** Answers to choose from; a tap takes one. */
export function Choices({ of }: { of: readonly RecognisedAnswer[] }) {
  const choose = useContext(ChooseContext);
  return (
    <fieldset className={styles.suggestions}>
      <legend className="visually-hidden">{sideQuestionWords.suggestions}</legend>
      {of.map((answer) => (
        <Button key={answer.shown} variant="secondary" onClick={() => choose(answer)}>
          {answer.shown}
        </Button>
      ))}
    </fieldset>
  );
}
