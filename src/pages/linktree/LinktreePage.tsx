import { linktreeWords } from '../../content/landing/linktree.ts';
import { siteWords } from '../../content/site.ts';
import type { Campaign } from '../../funnel/campaign.ts';
import { Icon } from '../../ui/Icon.tsx';
import { arrowLeft } from '../../ui/icons/arrow-left.ts';
import { SiteLink } from '../site/SiteLink.tsx';
import type { PageHead, SitePageProps } from '../site/site-page.ts';
import styles from './LinktreePage.module.css';

const { description, heading, links, title } = linktreeWords;

export const linktreeHead = (): PageHead => ({ title: `${title} | ${siteWords.name}`, description });

/** Every way on, one below the other. */
export const LinktreePage = ({ campaign }: SitePageProps) => (
  <div className={styles.page}>
    <h1>{heading}</h1>
    <ul className={styles.links}>
      {waysOn(campaign).map(({ href, text }) => (
        <li key={href}>
          <SiteLink className={styles.link} href={href}>
            {text}
            <Icon shape={arrowLeft} />
          </SiteLink>
        </li>
      ))}
    </ul>
  </div>
);

/** Where no sales number stands, none is called. */
const waysOn = ({ phones }: Campaign) => links.filter(({ href }) => phones.sales || !href.startsWith('tel:'));
