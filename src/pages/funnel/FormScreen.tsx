import { AnswerForm } from '../../answering/AnswerForm.tsx';
import type { ScreenProps } from '../../answering/screens/screen-props.ts';
import { useStepWords } from '../../answering/use-step-words.ts';
import { availability } from '../../content/steps/availability.ts';
import styles from './FormScreen.module.css';

/** A page that asks. */
export function FormScreen({ steps, titleId, onSent }: ScreenProps) {
  const { hint } = useStepWords(steps);
  const asksPostcode = steps.some(({ fields }) => fields.includes('cep'));
  return (
    <>
      {hint && steps.length === 1 && <p className={styles.hint}>{hint}</p>}
      <AnswerForm steps={steps} labelledBy={titleId} onSent={onSent}>
        {asksPostcode && (
          <a className={styles.aside} href={availability.findPostcode.url} target="_blank" rel="noreferrer">
            {availability.findPostcode.label}
          </a>
        )}
      </AnswerForm>
    </>
  );
}
