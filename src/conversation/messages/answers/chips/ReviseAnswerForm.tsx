import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { sideQuestionWords } from '../../../../content/conversation/side-questions.ts';
import { answerName } from '../../../../dialogue/answers/answer-name.ts';
import { isSensitive } from '../../../../dialogue/answers/is-sensitive.ts';
import type { RecognisedAnswer } from '../../../../store/recognised-answer.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Field } from '../../../../ui/fields/Field.tsx';
import { TextInput } from '../../../../ui/fields/TextInput.tsx';
import styles from './AnswerChips.module.css';

const words = sideQuestionWords.several;

interface ReviseAnswerFormProps {
  answer: RecognisedAnswer;
  /** Returns the reason if the new text is refused; null if it is accepted. */
  onChange: (said: string) => string | null;
  onClose: () => void;
}

/** Edits one of several recognised answers in place. Accepts any text that its own question would accept. */
export function ReviseAnswerForm({ answer, onChange, onClose }: ReviseAnswerFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<string>();
  // A masked value cannot be edited.
  const before = isSensitive(answer.field) ? '' : answer.shown;
  useEffect(() => {
    const line = form.current?.querySelector('input');
    line?.focus();
    line?.select();
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = String(new FormData(event.currentTarget).get('said') ?? '').trim();
    if (said === '' || said === before) return onClose();
    setRefusal(onChange(said) ?? undefined);
  };
  return (
    <form
      ref={form}
      className={styles.again}
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <Field id={id} label={answerName(answer)} error={refusal}>
        {(control) => <TextInput {...control} name="said" defaultValue={before} autoComplete="off" />}
      </Field>
      <div className={styles.keys}>
        <Button type="submit" variant="secondary">
          {words.save}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {words.keep}
        </Button>
      </div>
    </form>
  );
}
