import { sideQuestionWords } from '../../content/conversation/side-questions.ts';
import { Button } from '../../ui/actions/Button.tsx';
import styles from '../PendingQuestion.module.css';

interface SuggestionsProps<One> {
  of: readonly One[];
  onTap: (one: One) => unknown;
}

/** Messages or answers to tap. */
export function Suggestions<One extends { shown: string }>({ of, onTap }: SuggestionsProps<One>) {
  return (
    <fieldset className={styles.suggestions}>
      <legend className="visually-hidden">{sideQuestionWords.suggestions}</legend>
      {of.map((one) => (
        <Button key={one.shown} variant="secondary" onClick={() => onTap(one)}>
          {one.shown}
        </Button>
      ))}
    </fieldset>
  );
}
