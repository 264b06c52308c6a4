import { FindPostcode, OpenAddressSearch } from '../../answering/address-search/FindPostcode.tsx';
import { StepAlternatives } from '../../answering/alternatives/StepAlternatives.tsx';
import { ContactIfNotFound } from '../../answering/ContactIfNotFound.tsx';
import { AnswerForm } from '../../answering/form/AnswerForm.tsx';
import type { ScreenProps } from '../../answering/screens/screen-props.ts';
import { useStepWords } from '../../answering/use-step-words.ts';
import styles from './FormScreen.module.css';

/** A page with questions. */
export function FormScreen({ steps, titleId, onSent }: ScreenProps) {
  const { hint } = useStepWords(steps);
  const asksPostcode = steps.some(({ fields }) => fields.includes('cep'));
  return (
    <>
      {hint && steps.length === 1 && <p className={styles.hint}>{hint}</p>}
      <AnswerForm steps={steps} labelledBy={titleId} onSent={onSent}>
        {asksPostcode && <FindPostcode />}
      </AnswerForm>
      {asksPostcode && <OpenAddressSearch />}
      <StepAlternatives steps={steps} />
      <ContactIfNotFound steps={steps} />
    </>
  );
}
