import type { CalendarEntry } from '../../../brazil/calendar-file.ts';
import { periodLabels } from '../../../content/periods.ts';
import { doneWords as words } from '../../../content/screens/done.ts';
import { scheduleWords } from '../../../content/screens/schedules.ts';
import { supplier } from '../../../content/supplier.ts';
import type { Schedule } from '../../../contract/lead/answers.ts';
import { addressLine } from '../../../dialogue/summary/address-line.ts';
import type { Facts, Order } from '../../../funnel/facts.ts';
import { writePath } from '../../../funnel/routes/read-path.ts';
import { dayInWords } from '../../../funnel/schedule-days.ts';
import { selectCampaign, selectFacts } from '../../../store/selectors.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { Card } from '../../../ui/blocks/Card.tsx';
import { SummaryList, type SummaryRow } from '../../../ui/blocks/SummaryList.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { print } from '../../../ui/icons/print.ts';
import { OrderPlacedIllustration } from '../../../ui/progress/OrderPlacedIllustration.tsx';
import { useIsBubble } from '../../answer-surface.ts';
import { CalendarButton } from '../../calendar/CalendarButton.tsx';
import { visitEntry } from '../../calendar/visit-entry.ts';
import { useAppSelector } from '../../store-hooks.ts';
import { PhoneLine } from '../help/PhoneLine.tsx';
import { PhoneLines } from '../help/PhoneLines.tsx';
import screenStyles from '../screens.module.css';
import styles from './CompletedOrder.module.css';

interface CompletedOrderProps {
  order: Order;
  thanks: string;
  /** What this is called: an order or a renewal. */
  names: { number: string; keep: (hasProtocol: boolean) => string; follow: string };
  /** When it may be installed, the best first, if days were chosen. */
  visits?: readonly Schedule[] | undefined;
  /** What was ordered. */
  summary: { title: string; rows: readonly SummaryRow[] };
  /** What happens next: nothing, once the order has ended. */
  steps: readonly string[];
  /** Says how to withdraw. */
  withdrawal: (phone: string) => string;
}

/**
 * A completed order or renewal: when it is installed and what happens until then, its number, a summary to keep, how to
 * withdraw, and the supplier.
 */
export function CompletedOrder(props: CompletedOrderProps) {
  const { order, thanks, names, visits = [], summary, steps, withdrawal } = props;
  const isBubble = useIsBubble();
  const campaign = useAppSelector(selectCampaign);
  const goesOn = steps.length > 0;
  return (
    <div className={styles.completed}>
      <div className="stack gap-24">
        {goesOn && (
          <div className={styles.scene} data-print="no">
            <OrderPlacedIllustration />
          </div>
        )}
        <p className={styles.thanks}>{thanks}</p>
        {visits.length > 0 && (
          <Card as="section">
            <h2 className="quiet">{words.schedule}</h2>
            {visits.map(({ date, period }, index) => (
              <p key={`${date} ${period}`} className={styles.visit}>
                {visits.length > 1 && <span className="quiet">{scheduleWords.preference(index + 1)}: </span>}
                {dayInWords(date)}, {periodLabels[period].toLowerCase()}
              </p>
            ))}
            <div data-print="no">
              <AddToCalendar />
            </div>
          </Card>
        )}
        {goesOn && (
          <section className={screenStyles.aside}>
            <h2 className="text-l">{words.next}</h2>
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        )}
        <Card as="section">
          <dl className={styles.numbers}>
            <div>
              <dt className="quiet">{names.number}</dt>
              <dd className={styles.number}>{order.orderNumber}</dd>
            </div>
            {order.protocol !== '' && (
              <div>
                <dt className="quiet">{words.protocol}</dt>
                <dd className={styles.protocol}>{order.protocol}</dd>
              </div>
            )}
          </dl>
          <p className="quiet">{names.keep(order.protocol !== '')}</p>
        </Card>
        <div data-print="no">
          <ButtonLink wide href={writePath(campaign, words.follow.route)}>
            {names.follow}
          </ButtonLink>
        </div>
      </div>
      <section className={`stack gap-24 ${styles.summary}`}>
        <h2 className="text-l">{summary.title}</h2>
        <Card>
          <SummaryList rows={summary.rows} />
        </Card>
        <div data-print="no">
          <Button variant="secondary" wide onClick={() => window.print()}>
            <Icon shape={print} />
            {isBubble ? words.printConversation : words.print}
          </Button>
        </div>
      </section>
      <div className="stack gap-24">
        {goesOn && (
          <section className={screenStyles.aside}>
            <h2 className="text-l">{words.withdrawal}</h2>
            <p>
              <PhoneLine of={campaign.phones.support ? 'support' : 'sales'} say={withdrawal} />
            </p>
          </section>
        )}
        <section className={screenStyles.aside}>
          <h2 className="text-l">{words.help}</h2>
          <PhoneLines />
          <p className="quiet">
            {supplier.name}, CNPJ {supplier.cnpj}, {supplier.address}
          </p>
        </section>
      </div>
    </div>
  );
}

/** The calendar entry of the installation; null if no day was chosen. */
function installationEntry(facts: Facts, made: Date): CalendarEntry | null {
  const { order, answers } = facts;
  const chosen = answers.schedules?.[0];
  if (!order || !chosen) return null;
  return visitEntry({ orderNumber: order.orderNumber, ...chosen, place: addressLine(facts) }, made);
}

/** The installation day as a calendar file, if one was chosen. */
function AddToCalendar() {
  const facts = useAppSelector(selectFacts);
  const entry = installationEntry(facts, new Date());
  return entry && <CalendarButton entry={entry} />;
}
