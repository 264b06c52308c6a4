import { NewTabLink } from '../../answering/NewTabLink.tsx';
import { phones as lines } from '../../content/phones.ts';
import { followPageWords } from '../../content/screens/follow-page.ts';
import { supplier } from '../../content/supplier.ts';
import { whatsappLink } from '../../contract/whatsapp-link.ts';
import type { Campaign } from '../../funnel/campaign.ts';
import { phoneLinesOf } from '../../funnel/phone-lines-of.ts';
import { Card } from '../../ui/blocks/Card.tsx';
import styles from './OrderView.module.css';

const words = followPageWords.people;

/** The campaign's contact options. */
export const People = ({ phones }: Pick<Campaign, 'phones'>) => (
  <Card as="section">
    <h3>{words.title}</h3>
    <p className="quiet">{words.text}</p>
    <ul className={styles.links}>
      {phoneLinesOf({ phones })
        .toReversed()
        .map((line) => (
          <li key={line}>
            <a href={lines[line].href}>
              {lines[line].label}: {lines[line].number}
            </a>
          </li>
        ))}
      <li>
        <NewTabLink href={whatsappLink(supplier.whatsapp, words.whatsappText)}>{words.whatsapp}</NewTabLink>
      </li>
    </ul>
  </Card>
);
