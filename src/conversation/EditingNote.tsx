import { useAppSelector } from '../answering/store-hooks.ts';
import { sideQuestionWords } from '../content/conversation/side-questions.ts';
import { consequenceOf } from '../dialogue/answers/consequence-of.ts';
import { addressIn } from '../funnel/routes/read-path.ts';
import { currentRoute } from '../funnel/routes/walk-routes.ts';
import type { Step } from '../funnel/steps/step.ts';
import { selectFacts, selectPages, selectWalk } from '../store/selectors.ts';
import { RouteLink } from '../ui/actions/RouteLink.tsx';
import styles from './PendingQuestion.module.css';

/** Shown while an earlier answer is changed: what the change undoes, and a link back. */
export function EditingNote({ steps }: { steps: readonly Step[] }) {
  const face = useAppSelector((state) => state.visit.face);
  const pages = useAppSelector(selectPages);
  const walked = useAppSelector(selectWalk);
  const facts = useAppSelector(selectFacts);
  return (
    <p className={styles.editing}>
      {sideQuestionWords.editing.note} {consequenceOf(steps, facts)}{' '}
      <RouteLink to={addressIn(face, currentRoute(walked, pages))}>
        {sideQuestionWords.editing.back}
      </RouteLink>
    </p>
  );
}
