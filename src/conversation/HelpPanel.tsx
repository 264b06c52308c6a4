import { useSelector } from 'react-redux';
import { PhoneLine } from '../answering/screens/PhoneLine.tsx';
import { panelWords } from '../content/conversation/panels.ts';
import { supplier } from '../content/supplier.ts';
import { writePath } from '../funnel/read-path.ts';
import type { RootState } from '../store/root-reducer.ts';
import { selectCampaign } from '../store/selectors.ts';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './Panels.module.css';

const words = panelWords.help;

const whatsapp = (number: string, text: string) => `https://wa.me/${number}?text=${encodeURIComponent(text)}`;

/** What may be said at any moment, and the people behind it. */
export function HelpPanel({ onClose }: { onClose: () => void }) {
  const campaign = useSelector(selectCampaign);
  const { id, protocol } = useSelector((state: RootState) => state.lead);
  return (
    <Dialog open title={words.title} onClose={onClose}>
      <div className={styles.panel}>
        <p>{words.commands}</p>
        <ul className={styles.commands}>
          {words.list.map((command) => (
            <li key={command}>{command}</li>
          ))}
        </ul>
        <p>{words.questions}</p>
        <h3>{words.person}</h3>
        <p>
          <a
            href={whatsapp(supplier.whatsapp, words.whatsappText(protocol))}
            target="_blank"
            rel="noreferrer"
          >
            {words.whatsapp}
          </a>
        </p>
        <p className={styles.quiet}>{words.whatsappNote}</p>
        {campaign.phones.sales && (
          <p>
            <PhoneLine of="salesPhone" />
          </p>
        )}
        {campaign.phones.support && (
          <p>
            <PhoneLine of="supportPhone" />
          </p>
        )}
        {id !== null && (
          <>
            <h3>{words.later}</h3>
            <p>
              <a
                href={whatsapp(
                  '',
                  words.ownText(`${location.origin}${writePath(campaign, '/chat-tct/')}?l=${id}`),
                )}
                target="_blank"
                rel="noreferrer"
              >
                {words.own}
              </a>
            </p>
            <p className={styles.quiet}>{words.ownNote}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}
