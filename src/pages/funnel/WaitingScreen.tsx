import { useSelector } from 'react-redux';
import { EffectFailure } from '../../answering/EffectFailure.tsx';
import { waitingWords } from '../../content/screens/waiting.ts';
import type { StepId } from '../../funnel/step-id.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectFailure } from '../../store/selectors.ts';
import { WaitingThread } from '../../ui/WaitingThread.tsx';
import type { ScreenProps } from './screen-props.ts';

type Waiting = { label: (place: string) => string; detail: string };

const words: Partial<Record<StepId, Waiting>> = waitingWords;

/** What is being done, and what went wrong with it. */
export function WaitingScreen({ steps }: ScreenProps) {
  const place = useSelector((state: RootState) => state.findings.place);
  const failure = useSelector(selectFailure);
  if (failure !== null) return <EffectFailure />;
  const [first] = steps;
  const { label, detail } = (first && words[first.id]) ?? waitingWords.other;
  return <WaitingThread label={label(place?.neighborhood || place?.city || '')} detail={detail} />;
}
