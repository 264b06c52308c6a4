import { phoneLinesOf } from '../../../funnel/phone-lines-of.ts';
import { selectCampaign } from '../../../store/selectors.ts';
import { useAppSelector } from '../../store-hooks.ts';
import { PhoneLine } from './PhoneLine.tsx';

/** The phone lines of the campaign, each in a paragraph. */
export function PhoneLines() {
  const campaign = useAppSelector(selectCampaign);
  return phoneLinesOf(campaign).map((line) => (
    <p key={line}>
      <PhoneLine of={line} />
    </p>
  ));
}
