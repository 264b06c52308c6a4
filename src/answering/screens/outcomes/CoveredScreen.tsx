import { coveredWords as words } from '../../../content/screens/covered.ts';
import { addressLine } from '../../../dialogue/summary/address-line.ts';
import { selectCampaign, selectFacts } from '../../../store/selectors.ts';
import { Card } from '../../../ui/blocks/Card.tsx';
import { unbroken } from '../../../ui/text/unbroken.ts';
import { AnswerForm } from '../../form/AnswerForm.tsx';
import { StepLink } from '../../StepLink.tsx';
import { useAppSelector } from '../../store-hooks.ts';
import { CallRequest } from '../help/CallRequest.tsx';
import { PhoneLine } from '../help/PhoneLine.tsx';
import type { ScreenProps } from '../screen-props.ts';
import styles from '../screens.module.css';

/** The address has coverage: its plans, and contact options. */
export function CoveredScreen(props: ScreenProps) {
  const { phones } = useAppSelector(selectCampaign);
  const facts = useAppSelector(selectFacts);
  return (
    <div className="stack gap-24">
      <div className={styles.aside}>
        <p>{unbroken(words.explain(addressLine(facts)))}</p>
        <p>{words.plans}</p>
      </div>
      <AnswerForm {...props} labelledBy={props.titleId} />
      <section className="stack gap-24">
        <h2 className="text-l">{words.person}</h2>
        <Card>
          <CallRequest />
        </Card>
        {phones.sales && (
          <p>
            <PhoneLine of="sales" say={words.call} />
          </p>
        )}
      </section>
      <section className={styles.aside}>
        <h2 className="text-l">{words.other}</h2>
        <p>
          <StepLink step="cep">{words.otherAddress}</StepLink>
        </p>
      </section>
    </div>
  );
}
