import type { ReactNode } from 'react';
import { reviewWords } from '../../../content/screens/review.ts';
import { supplier } from '../../../content/supplier.ts';
import { offerRoute } from '../../../contract/offer/offer-route.ts';
import type { Plan } from '../../../contract/offer/plan.ts';
import { knownRows } from '../../../dialogue/summary/known-rows.ts';
import { loyaltyRows } from '../../../dialogue/summary/loyalty-rows.ts';
import { phoneLinesOf } from '../../../funnel/phone-lines-of.ts';
import { selectCampaign } from '../../../store/selectors.ts';
import { SummaryList } from '../../../ui/blocks/SummaryList.tsx';
import { unbroken } from '../../../ui/text/unbroken.ts';
import { NewTabLink } from '../../NewTabLink.tsx';
import { useAppSelector } from '../../store-hooks.ts';
import { PhoneLine } from '../help/PhoneLine.tsx';
import screenStyles from '../screens.module.css';
import styles from './review.module.css';

const { contract, supplier: words } = reviewWords;

/** The contract terms that the law requires before an order. */
export function ContractPart({ plan }: { plan: Plan }) {
  const channels = phoneLinesOf(useAppSelector(selectCampaign));
  // Only offers from our own lists have a page.
  const label = plan.offerCode === '' ? [] : [{ title: contract.label, url: offerRoute(plan.offerCode) }];
  return (
    <>
      <h2 className={screenStyles.heading}>{contract.title}</h2>
      <SummaryList
        rows={knownRows<ReactNode>([
          ...loyaltyRows(plan),
          { id: 'withdrawal', label: contract.withdrawal, value: contract.withdrawalText },
          {
            id: 'offer',
            label: contract.code,
            value: (
              <>
                {unbroken(plan.offerCode)}
                {[...label, ...plan.regulations].map(({ title, url }) => (
                  <span key={title} className={styles.document}>
                    <NewTabLink href={url}>{title}</NewTabLink>
                  </span>
                ))}
              </>
            ),
          },
          { id: 'supplier', label: words.name, value: `${supplier.name}, ${words.cnpj} ${supplier.cnpj}` },
          { id: 'supplier-address', label: words.address, value: supplier.address },
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
