import { contractWords } from '../../../content/screens/contract.ts';
import { supplier } from '../../../content/supplier.ts';
import { addressIn } from '../../../funnel/routes/read-path.ts';
import { selectCampaign } from '../../../store/selectors.ts';
import { NewTabLink } from '../../NewTabLink.tsx';
import { useAppSelector } from '../../store-hooks.ts';
import styles from '../screens.module.css';
import { PhoneLine } from './PhoneLine.tsx';
import { whatsappLink } from './whatsapp-link.ts';

const words = contractWords.ways;

/** Where a contract leads to no offer: a person, or a plan for whoever asks. */
export function ContactOptions() {
  const { phones } = useAppSelector(selectCampaign);
  const face = useAppSelector((state) => state.visit.face);
  return (
    <section className={styles.aside}>
      <h2 className={styles.heading}>{words.title}</h2>
      <p>
        <NewTabLink href={whatsappLink(supplier.whatsapp, words.whatsappText)}>{words.whatsapp}</NewTabLink>
      </p>
      <p>
        <PhoneLine of={phones.support ? 'support' : 'sales'} say={words.call} />
      </p>
      <p>
        {/* A plan for everybody is sold outside every campaign. */}
        <a href={addressIn(face, '/checkout/cep/')}>{words.order}</a>
      </p>
    </section>
  );
}
