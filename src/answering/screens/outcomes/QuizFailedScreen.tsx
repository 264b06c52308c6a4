import { failedAnalysisWords } from '../../../content/screens/failed-analysis.ts';
import { useAppSelector } from '../../store-hooks.ts';
import { FailedAnalysis } from './FailedAnalysis.tsx';

const { explain, next } = failedAnalysisWords.quizFailed;

/** The quiz has failed. */
export function QuizFailedScreen() {
  const message = useAppSelector((state) => state.stepResults.risk?.message ?? null);
  return <FailedAnalysis explain={explain} next={next} message={message} />;
}
