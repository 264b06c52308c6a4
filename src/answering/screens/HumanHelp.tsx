import { helpMessage } from '../../content/help-message.ts';
import { failedAnalysisWords as words } from '../../content/screens/failed-analysis.ts';
import { supplier } from '../../content/supplier.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectCampaign } from '../../store/selectors.ts';
import { useSelector } from '../store-view.ts';
import { PhoneLine } from './PhoneLine.tsx';
import { whatsappLink } from './whatsapp-link.ts';

/** The people behind it, by what the campaign has: a message that names the protocol and nothing else, and a phone. */
export function HumanHelp() {
  const { phones } = useSelector(selectCampaign);
  const protocol = useSelector((state: RootState) => state.lead.protocol ?? state.visit.chatProtocol);
  return (
    <>
      <p>
        <a href={whatsappLink(supplier.whatsapp, helpMessage(protocol))} target="_blank" rel="noreferrer">
          {words.whatsapp}
        </a>{' '}
        {words.whatsappNote}
      </p>
      <p>
        <PhoneLine of={phones.sales ? 'sales' : 'support'} say={words.phone} />
      </p>
    </>
  );
}
