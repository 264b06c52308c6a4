import { useContext } from 'react';
import { sideQuestionWords } from '../../content/conversation/side-questions.ts';
import { Button } from '../../ui/actions/Button.tsx';
import styles from '../PendingQuestion.module.css';
import { SayContext } from '../say-context.ts';

/** Suggested messages; a tap sends one. */
export function Suggestions({ of }: { of: readonly string[] }) {
  const say = useContext(SayContext);
  return (
    <fieldset className={styles.suggestions}>
      <legend className="visually-hidden">{sideQuestionWords.suggestions}</legend>
      {of.map((words) => (
        <Button key={words} variant="secondary" onClick={() => say(words)}>
          {words}
        </Button>
      ))}
    </fieldset>
  );
}
