import { frame } from '../../content/screens/frame.ts';
import { addressLine } from '../../dialogue/summary/address-line.ts';
import { everyStepWords } from '../../funnel/words/every-step-words.ts';
import { selectFacts, selectFailure } from '../../store/selectors.ts';
import { LoadingIndicator } from '../../ui/progress/LoadingIndicator.tsx';
import { EffectFailure } from '../form/EffectFailure.tsx';
import { useAppSelector } from '../store-hooks.ts';
import type { ScreenProps } from './screen-props.ts';

/** Progress of a lookup, or its failure. */
export function WaitingScreen({ steps }: ScreenProps) {
  const facts = useAppSelector(selectFacts);
  const failure = useAppSelector(selectFailure);
  if (failure !== null) return <EffectFailure isAlone />;
  const [first] = steps;
  const words = first && everyStepWords[first.id].waiting;
  return (
    <LoadingIndicator
      label={words?.label?.(addressLine(facts)) ?? frame.waiting}
      detail={words?.detail ?? ''}
    />
  );
}
