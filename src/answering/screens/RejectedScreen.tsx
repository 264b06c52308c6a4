import { failedAnalysisWords } from '../../content/screens/failed-analysis.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { useSelector } from '../store-view.ts';
import { FailedAnalysis } from './FailedAnalysis.tsx';

const { explain, next } = failedAnalysisWords.rejected;

/** The analysis said no, with its reason. */
export function RejectedScreen() {
  const message = useSelector((state: RootState) => state.findings.risk?.message ?? null);
  return <FailedAnalysis explain={explain} next={next} message={message} />;
}
