import { useSelector } from 'react-redux';
import { doneWords as words } from '../../content/screens/done.ts';
import { supplier } from '../../content/supplier.ts';
import { selectCampaign, selectChosenPlan, selectFacts } from '../../store/selectors.ts';
import { ArrivedThread } from '../../ui/ArrivedThread.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { print } from '../../ui/icons/print.ts';
import { SummaryList } from '../../ui/SummaryList.tsx';
import styles from './DoneScreen.module.css';
import { orderRows } from './order-rows.ts';
import { PhoneLine } from './PhoneLine.tsx';
import screenStyles from './screens.module.css';

const firstName = (name: string | undefined): string => name?.split(' ')[0] ?? '';

/** The order stands: its number, a summary to keep, what happens next, and the way out of it. */
export function DoneScreen() {
  const facts = useSelector(selectFacts);
  const plan = useSelector(selectChosenPlan);
  const { phones } = useSelector(selectCampaign);
  const { order, answers } = facts;
  if (order === null) return null;
  return (
    <div className={screenStyles.screen}>
      <div className={styles.scene} data-print="no">
        <ArrivedThread />
      </div>
      <p className={styles.thanks}>{words.thanks(firstName(answers.name))}</p>
      <Card as="section">
        <dl className={styles.numbers}>
          <div>
            <dt>{words.number}</dt>
            <dd className={styles.number}>{order.orderNumber}</dd>
          </div>
          {order.protocol !== '' && (
            <div>
              <dt>{words.protocol}</dt>
              <dd className={styles.protocol}>{order.protocol}</dd>
            </div>
          )}
        </dl>
        <p className={screenStyles.quiet}>{words.keep}</p>
      </Card>
      <section className={screenStyles.screen}>
        <h2 className={screenStyles.heading}>{words.summary}</h2>
        <Card>
          <SummaryList rows={orderRows(facts, plan)} />
        </Card>
        <div data-print="no">
          <Button variant="secondary" wide onClick={() => window.print()}>
            <Icon shape={print} />
            {words.print}
          </Button>
        </div>
      </section>
      <section className={screenStyles.aside}>
        <h2 className={screenStyles.heading}>{words.next}</h2>
        <ol className={styles.steps}>
          {words.steps(plan?.installationSchedule === true).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <section className={screenStyles.aside}>
        <h2 className={screenStyles.heading}>{words.withdrawal}</h2>
        <p>
          <PhoneLine of={phones.support ? 'supportPhone' : 'salesPhone'} say={words.withdrawalText} />
        </p>
      </section>
      <section className={screenStyles.aside}>
        <h2 className={screenStyles.heading}>{words.help}</h2>
        {phones.sales && (
          <p>
            <PhoneLine of="salesPhone" />
          </p>
        )}
        {phones.support && (
          <p>
            <PhoneLine of="supportPhone" />
          </p>
        )}
        <p className={screenStyles.quiet}>
          {supplier.name}, CNPJ {supplier.cnpj}, {supplier.address}
        </p>
      </section>
    </div>
  );
}
