import { linktreeWords } from '../../content/landing/linktree.ts';
import { siteWords } from '../../content/site.ts';
import { arrowLeft } from '../../ui/icons/arrow-left.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { PageColumn } from '../site/PageColumn.tsx';
import { SiteLink } from '../site/SiteLink.tsx';
import type { PageHead, SitePageProps } from '../site/site-page.ts';
import { useAddressOf } from '../site/use-address-of.ts';
import styles from './LinktreePage.module.css';

const { description, heading, links, title } = linktreeWords;

export const linktreeHead = (): PageHead => ({ title: `${title} | ${siteWords.name}`, description });

/** All links, one below the other. */
export function LinktreePage({ campaign: { phones } }: SitePageProps) {
  const addressOf = useAddressOf();
  // Without a sales phone, phone links are left out.
  const isThere = (href: string) => addressOf(href) !== null && (phones.sales || !href.startsWith('tel:'));
  return (
    <PageColumn className={styles.page}>
      <h1 className="text-3xl">{heading}</h1>
      <ul className="stack gap-12 plain-list">
        {links
          .filter(({ href }) => isThere(href))
          .map(({ href, text }) => (
            <li key={href}>
              <SiteLink className={styles.link} href={href}>
                {text}
                <Icon shape={arrowLeft} />
              </SiteLink>
            </li>
          ))}
      </ul>
    </PageColumn>
  );
}
