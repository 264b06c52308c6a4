import { helpMessage } from '../../../content/help-message.ts';
import { failedAnalysisWords as words } from '../../../content/screens/failed-analysis.ts';
import { supplier } from '../../../content/supplier.ts';
import { whatsappLink } from '../../../contract/whatsapp-link.ts';
import { selectCampaign, selectHelpProtocol } from '../../../store/selectors.ts';
import { NewTabLink } from '../../NewTabLink.tsx';
import { useAppSelector } from '../../store-hooks.ts';
import { PhoneLine } from './PhoneLine.tsx';

/** The campaign's contacts: a WhatsApp message with only the protocol number, and a phone. */
export function HumanHelp() {
  const { phones } = useAppSelector(selectCampaign);
  const protocol = useAppSelector(selectHelpProtocol);
  return (
    <>
      <p>
        <NewTabLink href={whatsappLink(supplier.whatsapp, helpMessage(protocol))}>
          {words.whatsapp}
        </NewTabLink>{' '}
        {words.whatsappNote}
      </p>
      <p>
        <PhoneLine of={phones.sales ? 'sales' : 'support'} say={words.phone} />
      </p>
    </>
  );
}
