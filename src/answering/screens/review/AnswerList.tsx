import { reviewWords as words } from '../../../content/screens/review.ts';
import { fields } from '../../../funnel/fields.ts';
import type { RootState } from '../../../store/root-reducer.ts';
import { selectFacts, selectWalk } from '../../../store/selectors.ts';
import { SummaryList } from '../../../ui/SummaryList.tsx';
import { withBankName } from '../../inputs/bank-line.ts';
import { StepLink } from '../../StepLink.tsx';
import { useSelector } from '../../store-view.ts';
import { type AnswerRow, answerRows, type ReviewGroup } from './answer-rows.ts';
import styles from './review.module.css';

/** The answers of one group, each with the way back to its question. */
export function AnswerList({ group }: { group: ReviewGroup }) {
  const facts = useSelector(selectFacts);
  const walked = useSelector(selectWalk);
  const banks = useSelector((state: RootState) => state.resources.banks);
  const shown = ({ name, value }: AnswerRow) => withBankName(fields[name].input, value, banks);
  const rows = answerRows(group, walked, facts);
  return (
    <SummaryList
      rows={rows.map((row) => ({
        id: row.name,
        label: row.label,
        value: shown(row),
        action: (
          <StepLink step={row.step} className={styles.edit} aria-label={words.editOf(row.label)}>
            {words.edit}
          </StepLink>
        ),
      }))}
    />
  );
}
