import { reviewWords as words } from '../../../content/screens/review.ts';
import { answerRows } from '../../../dialogue/summary/answer-rows.ts';
import type { ReviewGroup } from '../../../funnel/fields/field.ts';
import { selectFacts, selectWalk } from '../../../store/selectors.ts';
import { SummaryList } from '../../../ui/blocks/SummaryList.tsx';
import { StepLink } from '../../StepLink.tsx';
import { useAppSelector } from '../../store-hooks.ts';
import styles from './review.module.css';

/** The answers of one group, each with a link to its question. */
export function AnswerList({ group }: { group: ReviewGroup }) {
  const facts = useAppSelector(selectFacts);
  const walked = useAppSelector(selectWalk);
  const banks = useAppSelector((state) => state.resources.banks);
  const rows = answerRows(group, walked, facts, banks);
  return (
    <SummaryList
      rows={rows.map((row) => ({
        id: row.name,
        label: row.label,
        value: row.value,
        action: (
          <StepLink step={row.step} className={styles.edit} aria-label={words.editOf(row.label)}>
            {words.edit}
          </StepLink>
        ),
      }))}
    />
  );
}
