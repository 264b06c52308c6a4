import { frame } from '../../content/screens/frame.ts';
import { fields } from '../../funnel/fields/fields.ts';
import { givenValues } from '../../funnel/fields/given-values.ts';
import type { Step } from '../../funnel/steps/step.ts';
import { everyStepWords } from '../../funnel/words/every-step-words.ts';
import { inWordsFor } from '../../funnel/words/in-words-for.ts';
import { selectCampaign } from '../../store/selectors.ts';
import { inputFor } from '../input-for.ts';
import type { InputProps } from '../inputs/input-props.ts';
import { useAppSelector } from '../store-hooks.ts';

type AnswerFieldProps = Pick<InputProps, 'name' | 'error' | 'last' | 'onBeforeSubmit' | 'onChosen'> & {
  step: Step;
};

/** One field of a form: words, earlier answer, error and input. */
export function AnswerField({ name, step, error, last, onBeforeSubmit, onChosen }: AnswerFieldProps) {
  const campaign = useAppSelector(selectCampaign);
  const words = inWordsFor(campaign, everyStepWords[step.id].fields?.[name]);
  const answers = useAppSelector((state) => state.answers.values);
  const onFile = useAppSelector((state) => state.answers.onFile[name]);
  const draft = useAppSelector((state) => state.answers.draft);
  const isLost = useAppSelector((state) => state.answers.lost.includes(name));
  const Input = inputFor[fields[name].input];
  if (words === undefined) return null;
  return (
    <Input
      name={name}
      words={{ ...words, ...(isLost && { hint: frame.lost }) }}
      error={error}
      given={{ ...givenValues(name, answers), ...draft }}
      onFile={onFile}
      last={last}
      onBeforeSubmit={onBeforeSubmit}
      onChosen={onChosen}
    />
  );
}
