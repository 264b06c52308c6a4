import { faqWords } from '../../content/faq/faq-words.ts';
import { faqPageWords } from '../../content/faq/page.ts';
import { staffWords } from '../../content/faq/staff.ts';
import { siteWords } from '../../content/site.ts';
import { Fold } from '../site/Fold.tsx';
import { PageColumn } from '../site/PageColumn.tsx';
import type { PageHead, SitePageProps } from '../site/site-page.ts';
import { FaqList } from './FaqList.tsx';
import styles from './FaqPage.module.css';
import { faqStructured } from './faq-structured.ts';
import { inOneList } from './questions-of.ts';
import { StaffFaqLink } from './StaffFaqLink.tsx';

export const faqHead = ({ landing, prices, questions }: SitePageProps): PageHead => ({
  title: `${faqWords.structuredTitle} | ${siteWords.name}`,
  description: landing.faq === 'staff' ? staffWords.text : faqPageWords.description,
  structured: faqStructured(inOneList(questions), prices),
});

/** All questions of a campaign by topic. */
export function FaqPage({ landing, prices, questions }: SitePageProps) {
  const isStaff = landing.faq === 'staff';
  return (
    <PageColumn className={styles.page}>
      <h1 className="text-3xl">{isStaff ? staffWords.title : faqWords.title}</h1>
      <Fold />
      {isStaff ? (
        <StaffFaqLink />
      ) : (
        <FaqList groups={questions} prices={prices} level={questions.length > 1 ? 3 : 2} />
      )}
    </PageColumn>
  );
}
