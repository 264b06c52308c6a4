import { boxWords } from '../../content/faq/box.ts';
import { faqPageWords } from '../../content/faq/page.ts';
import { staffWords } from '../../content/faq/staff.ts';
import { siteWords } from '../../content/site.ts';
import { Fold } from '../site/Fold.tsx';
import type { PageHead, SitePageProps } from '../site/site-page.ts';
import { FaqList } from './FaqList.tsx';
import styles from './FaqPage.module.css';
import { faqGroupsOf, faqOf } from './faq-of.ts';
import { faqStructured } from './faq-structured.ts';
import { StaffWay } from './StaffWay.tsx';

export const faqHead = ({ landing, prices }: SitePageProps): PageHead => ({
  title: `${boxWords.structuredTitle} | ${siteWords.name}`,
  description: landing.faq === 'staff' ? staffWords.text : faqPageWords.description,
  structured: faqStructured(faqOf(landing), prices),
});

/** All questions of a campaign by what they are about. */
export function FaqPage({ landing, prices }: SitePageProps) {
  const isStaff = landing.faq === 'staff';
  const groups = faqGroupsOf(landing);
  return (
    <div className={styles.page}>
      <h1>{isStaff ? staffWords.title : boxWords.title}</h1>
      <Fold />
      {isStaff ? <StaffWay /> : <FaqList groups={groups} prices={prices} level={groups.length > 1 ? 3 : 2} />}
    </div>
  );
}
