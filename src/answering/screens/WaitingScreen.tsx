import { waitingWords } from '../../content/screens/waiting.ts';
import type { StepId } from '../../funnel/step-id.ts';
import { selectFacts, selectFailure } from '../../store/selectors.ts';
import { WaitingThread } from '../../ui/WaitingThread.tsx';
import { EffectFailure } from '../form/EffectFailure.tsx';
import { useAppSelector } from '../store-hooks.ts';
import { addressLine } from './address-line.ts';
import type { ScreenProps } from './screen-props.ts';

type Waiting = { label: (address: string) => string; detail: string };

const words: Partial<Record<StepId, Waiting>> = waitingWords;

/** What is being done, and what went wrong with it. */
export function WaitingScreen({ steps }: ScreenProps) {
  const facts = useAppSelector(selectFacts);
  const failure = useAppSelector(selectFailure);
  if (failure !== null) return <EffectFailure isAlone />;
  const [first] = steps;
  const { label, detail } = (first && words[first.id]) ?? waitingWords.other;
  return <WaitingThread label={label(addressLine(facts))} detail={detail} />;
}
