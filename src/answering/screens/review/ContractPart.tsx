import type { ReactNode } from 'react';
import { reviewWords } from '../../../content/screens/review.ts';
import type { Plan } from '../../../contract/offer/plan.ts';
import {
  knownRows,
  loyaltyRows,
  offerDocuments,
  supplierRows,
  withdrawalRow,
} from '../../../dialogue/summary/plan-rows.ts';
import { phoneLinesOf } from '../../../funnel/phone-lines-of.ts';
import { selectCampaign } from '../../../store/selectors.ts';
import { SummaryList } from '../../../ui/blocks/SummaryList.tsx';
import { unbroken } from '../../../ui/text/unbroken.ts';
import { NewTabLink } from '../../NewTabLink.tsx';
import { useAppSelector } from '../../store-hooks.ts';
import { PhoneLine } from '../help/PhoneLine.tsx';
import styles from './review.module.css';

const { contract, supplier: words } = reviewWords;

/** The contract terms that the law requires before an order. */
export function ContractPart({ plan }: { plan: Plan }) {
  const channels = phoneLinesOf(useAppSelector(selectCampaign));
  return (
    <>
      <h2 className="text-l">{contract.title}</h2>
      <SummaryList
        rows={knownRows<ReactNode>([
          ...loyaltyRows(plan),
          withdrawalRow,
          {
            id: 'offer',
            label: contract.code,
            value: (
              <>
                {unbroken(plan.offerCode)}
                {offerDocuments(plan).map(({ title, url }) => (
                  <span key={title} className={styles.document}>
                    <NewTabLink href={url}>{title}</NewTabLink>
                  </span>
                ))}
              </>
            ),
          },
          ...supplierRows,
          {
            id: 'channels',
            label: words.channels,
            value:
              channels.length > 0 &&
              channels.map((channel) => (
                <span key={channel} className={styles.document}>
                  <PhoneLine of={channel} />
                </span>
              )),
          },
        ])}
      />
    </>
  );
}
