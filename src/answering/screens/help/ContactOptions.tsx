import { contractWords } from '../../../content/screens/contract.ts';
import { supplier } from '../../../content/supplier.ts';
import { whatsappLink } from '../../../contract/whatsapp-link.ts';
import { standard } from '../../../funnel/campaign.ts';
import { startRoute } from '../../../funnel/routes/start-route.ts';
import { selectCampaign } from '../../../store/selectors.ts';
import { NewTabLink } from '../../NewTabLink.tsx';
import { useAppSelector } from '../../store-hooks.ts';
import styles from '../screens.module.css';
import { PhoneLine } from './PhoneLine.tsx';

const words = contractWords.ways;

/** For contracts without an offer: contact options, and a link to the public plans. */
export function ContactOptions() {
  const { phones } = useAppSelector(selectCampaign);
  const face = useAppSelector((state) => state.visit.face);
  return (
    <section className={styles.aside}>
      <h2 className="text-l">{words.title}</h2>
      <p>
        <NewTabLink href={whatsappLink(supplier.whatsapp, words.whatsappText)}>{words.whatsapp}</NewTabLink>
      </p>
      <p>
        <PhoneLine of={phones.support ? 'support' : 'sales'} say={words.call} />
      </p>
      <p>
        {/* Public plans are sold outside every campaign. */}
        <a href={startRoute(standard, face)}>{words.order}</a>
      </p>
    </section>
  );
}
