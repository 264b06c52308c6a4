import { StepAlternatives } from '../../answering/alternatives/StepAlternatives.tsx';
import { AnswerForm } from '../../answering/form/AnswerForm.tsx';
import { NewTabLink } from '../../answering/NewTabLink.tsx';
import { StuckHelp } from '../../answering/StuckHelp.tsx';
import type { ScreenProps } from '../../answering/screens/screen-props.ts';
import { useStepWords } from '../../answering/use-step-words.ts';
import { wordsOfStage } from '../../answering/words.ts';
import styles from './FormScreen.module.css';

/** A page that asks. */
export function FormScreen({ steps, titleId, onSent }: ScreenProps) {
  const { hint } = useStepWords(steps);
  const sources = steps.flatMap(({ id, stage, fields }) => {
    const words = wordsOfStage(stage).now()?.steps[id]?.fields;
    return fields.flatMap((name) => words?.[name]?.source ?? []);
  });
  return (
    <>
      {hint && steps.length === 1 && <p className={styles.hint}>{hint}</p>}
      <AnswerForm steps={steps} labelledBy={titleId} onSent={onSent}>
        {sources.map(({ label, url }) => (
          <NewTabLink key={url} className={styles.aside} href={url}>
            {label}
          </NewTabLink>
        ))}
      </AnswerForm>
      <StepAlternatives steps={steps} />
      <StuckHelp steps={steps} />
    </>
  );
}
