import type { ReactNode } from 'react';
import { NewTabLink } from '../../answering/NewTabLink.tsx';
import { footerWords } from '../../content/footer.ts';
import { helpMessage } from '../../content/help-message.ts';
import { phones } from '../../content/phones.ts';
import { supplier as seller } from '../../content/supplier.ts';
import { whatsappLink } from '../../contract/whatsapp-link.ts';
import type { Campaign } from '../../funnel/campaign.ts';
import { phoneLinesOf } from '../../funnel/phone-lines-of.ts';
import { RouteLink } from '../../ui/actions/RouteLink.tsx';
import { routesBelow, SiteRoutesContext } from '../../ui/actions/site-routes.ts';
import { unbroken } from '../../ui/text/unbroken.ts';
import styles from './SiteFooter.module.css';

const { cookies, documents, impostors, navigation, supplier, whatsapp } = footerWords;

interface SiteFooterProps {
  campaign: Pick<Campaign, 'phones' | 'prefix'>;
  children?: ReactNode;
}

/** Static markup outside the React root, so it needs no script. */
export function SiteFooter({ campaign, children }: SiteFooterProps) {
  const shown = phoneLinesOf(campaign).map((line) => phones[line]);
  return (
    <SiteRoutesContext value={routesBelow(campaign.prefix, () => undefined)}>
      <footer className={styles.footer} data-print="no" data-later>
        <div className={styles.inner}>
          <nav className="stack gap-16" aria-label={navigation}>
            <ul className={styles.phones}>
              {shown.map(({ label, number, href }) => (
                <li key={href}>
                  <a className={styles.phone} href={href}>
                    <span>{label}</span> <strong>{unbroken(number)}</strong>
                  </a>
                </li>
              ))}
              <li>
                <NewTabLink href={whatsappLink(seller.whatsapp, helpMessage(null))} data-help>
                  {whatsapp}
                </NewTabLink>
              </li>
            </ul>
            <ul className={styles.documents}>
              {documents.map(({ label, href, isFile }) => (
                <li key={href}>
                  {isFile ? <a href={href}>{label}</a> : <RouteLink to={href}>{label}</RouteLink>}
                </li>
              ))}
              {children}
              <li>
                <button type="button" className="needs-script" data-look="link" data-opens="cookies">
                  {cookies}
                </button>
              </li>
            </ul>
          </nav>
          <p>{unbroken(impostors)}</p>
          <p>{unbroken(supplier)}</p>
        </div>
      </footer>
    </SiteRoutesContext>
  );
}
