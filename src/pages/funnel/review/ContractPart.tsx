import { useSelector } from 'react-redux';
import { reviewWords } from '../../../content/screens/review.ts';
import { supplier } from '../../../content/supplier.ts';
import type { Plan } from '../../../contract/plan.ts';
import { selectCampaign } from '../../../store/selectors.ts';
import { SummaryList } from '../../../ui/SummaryList.tsx';
import screenStyles from '../screens.module.css';
import { loyaltyInWords } from './loyalty.ts';

const { contract, supplier: words } = reviewWords;

/** What binds, for how long, and whom: the facts the law wants said before an order. */
export function ContractPart({ plan }: { plan: Plan }) {
  const { phones } = useSelector(selectCampaign);
  const channels = [
    ...(phones.sales ? [words.sales(supplier.sales)] : []),
    ...(phones.support ? [words.support(supplier.support)] : []),
  ];
  return (
    <>
      <h2 className={screenStyles.heading}>{contract.title}</h2>
      <SummaryList
        rows={[
          {
            id: 'loyalty',
            label: contract.loyalty,
            value: loyaltyInWords(plan),
          },
          { id: 'withdrawal', label: contract.withdrawal, value: contract.withdrawalText },
          {
            id: 'offer',
            label: contract.code,
            value: (
              <>
                {plan.offerCode}
                <br />
                <a href={`/regulamentos/#${plan.offerCode}`} target="_blank" rel="noreferrer">
                  {contract.label}
                </a>
              </>
            ),
          },
          { id: 'supplier', label: words.name, value: `${supplier.name}, ${words.cnpj} ${supplier.cnpj}` },
          { id: 'supplier-address', label: words.address, value: supplier.address },
          ...(channels.length > 0
            ? [{ id: 'channels', label: words.channels, value: channels.join('. ') }]
            : []),
        ]}
      />
    </>
  );
}
