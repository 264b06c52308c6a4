import { failedAnalysisWords } from '../../../content/screens/failed-analysis.ts';
import { useAppSelector } from '../../store-hooks.ts';
import { FailedAnalysis } from './FailedAnalysis.tsx';

const { explain, next } = failedAnalysisWords.rejected;

/** The analysis has refused, with its reason. */
export function RejectedScreen() {
  const message = useAppSelector((state) => state.stepResults.risk?.message ?? null);
  return <FailedAnalysis explain={explain} next={next} message={message} />;
}
