import { memo } from 'react';
import { useSelector } from 'react-redux';
import { siteWords } from '../../content/site.ts';
import { selectCampaign } from '../../store/selectors.ts';
import { RouteLink } from '../../ui/RouteLink.tsx';
import styles from './SiteFooter.module.css';

const { documents, impostors, navigation, salesPhone, supplier, supportPhone } = siteWords;

/** Stays as it is while the pages below or above it change. */
export const SiteFooter = memo(function SiteFooter() {
  const { phones } = useSelector(selectCampaign);
  const shown = [...(phones.sales ? [salesPhone] : []), ...(phones.support ? [supportPhone] : [])];
  return (
    <footer className={styles.footer} data-print="no">
      <div className={styles.inner}>
        <nav className={styles.links} aria-label={navigation}>
          <ul className={styles.phones}>
            {shown.map(({ label, number, href }) => (
              <li key={href}>
                <a className={styles.phone} href={href}>
                  <span>{label}</span> <strong>{number}</strong>
                </a>
              </li>
            ))}
          </ul>
          <ul className={styles.documents}>
            {documents.map(({ label, href, isFile }) => (
              <li key={href}>
                {isFile ? <a href={href}>{label}</a> : <RouteLink to={href}>{label}</RouteLink>}
              </li>
            ))}
          </ul>
        </nav>
        <p>{impostors}</p>
        <p>{supplier}</p>
      </div>
    </footer>
  );
});
