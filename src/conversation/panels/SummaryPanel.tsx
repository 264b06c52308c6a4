import { AnswerList } from '../../answering/screens/review/AnswerList.tsx';
import { useAppSelector } from '../../answering/store-hooks.ts';
import { formatMonthly } from '../../brazil/money.ts';
import { panelWords } from '../../content/conversation/panels.ts';
import { conversationWords } from '../../content/conversation/words.ts';
import { frame } from '../../content/screens/frame.ts';
import { reviewWords } from '../../content/screens/review.ts';
import { selectChosenPlan, selectFacts, selectJourney, selectMonthlyPrice } from '../../store/selectors.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SummaryList } from '../../ui/SummaryList.tsx';
import { selectRest, selectSummaryTitle } from '../selectors.ts';
import styles from './Panels.module.css';
import type { PanelProps } from './panel.ts';

const words = { ...conversationWords.summary, ...panelWords.summary };

/** Everything answered so far, each line with the way back to its question. */
export function SummaryPanel({ open, onClose }: PanelProps) {
  const { answers, coverage } = useAppSelector(selectFacts);
  const plan = useAppSelector(selectChosenPlan);
  const price = useAppSelector(selectMonthlyPrice);
  const title = useAppSelector(selectSummaryTitle);
  const { steps } = useAppSelector(selectJourney);
  const rest = useAppSelector(selectRest);
  const isDiscounted = plan !== null && answers.direct_debit !== false && plan.price !== plan.price_with_dacc;
  const offer =
    coverage === null || plan === null || price === null
      ? []
      : [
          { id: 'plan', label: reviewWords.plan, value: plan.plan },
          {
            id: 'price',
            label: words.price,
            value: isDiscounted ? `${formatMonthly(price)} ${frame.withDebit}` : formatMonthly(price),
          },
          ...(answers.schedules === undefined && steps.includes('data-instalacao')
            ? [
                {
                  id: 'date',
                  label: reviewWords.schedule,
                  value: plan.installationSchedule
                    ? words.installationLater
                    : reviewWords.contract.dateToAgree,
                },
              ]
            : []),
        ];
  const isEmpty = Object.values(answers).every((answer) => answer === undefined);
  const follow = (event: { target: EventTarget }) => {
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  };
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens; the links in it have keys of their own */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click as well */}
      <div className={styles.panel} onClick={follow}>
        {rest && <p className={styles.left}>{rest}</p>}
        {isEmpty && <p>{words.empty}</p>}
        {offer.length > 0 && <SummaryList rows={offer} />}
        <AnswerList group="schedule" />
        <AnswerList group="address" />
        <AnswerList group="person" />
        <AnswerList group="payment" />
      </div>
    </Dialog>
  );
}
