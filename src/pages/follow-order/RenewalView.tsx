import { formatMonthly } from '../../brazil/money.ts';
import { readableMoment } from '../../brazil/readable-moment.ts';
import { followPageWords, renewalStateWords } from '../../content/screens/follow-page.ts';
import type { FollowedRenewal } from '../../contract/followed-renewal.ts';
import type { Campaign } from '../../funnel/campaign.ts';
import type { Following } from '../../store/site/following.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/blocks/Card.tsx';
import { SummaryList } from '../../ui/blocks/SummaryList.tsx';
import { DocumentLinks } from './DocumentLinks.tsx';
import { FollowedHead } from './FollowedHead.tsx';
import styles from './OrderView.module.css';
import { People } from './People.tsx';

const words = followPageWords.order;

interface Props extends Pick<Campaign, 'phones'> {
  renewal: FollowedRenewal;
  state: Following;
  onLeave: () => void;
}

/** A renewal's state, then what was agreed. */
export const RenewalView = ({ renewal, state, phones, onLeave }: Props) => (
  <div className={styles.view}>
    <FollowedHead
      number={followPageWords.renewal.number(renewal.number)}
      words={renewalStateWords[renewal.state]}
      state={state}
    />
    <div className="stack gap-16 at-top">
      <Card as="section">
        <h3>{followPageWords.renewal.summary}</h3>
        <SummaryList
          rows={[
            { label: words.plan, value: renewal.plan.name },
            { label: words.price, value: formatMonthly(renewal.price) },
            { label: words.payment, value: renewal.directDebit ? words.debit : words.bill },
            { label: words.placedAt, value: readableMoment(renewal.placedAt) },
            { label: words.protocol, value: renewal.protocol },
          ]}
        />
      </Card>
    </div>
    <div className="stack gap-16 at-top">
      <Card as="section">
        <h3>{words.documents}</h3>
        <DocumentLinks plan={renewal.plan} documents={renewal.documents} />
      </Card>
      <People phones={phones} />
      <Button variant="quiet" wide onClick={onLeave}>
        {words.other}
      </Button>
    </div>
  </div>
);
