import { faqWords } from '../../../content/faq/faq-words.ts';
import { staffWords } from '../../../content/faq/staff.ts';
import { FaqList } from '../../faq/FaqList.tsx';
import { inOneList } from '../../faq/questions-of.ts';
import { StaffFaqLink } from '../../faq/StaffFaqLink.tsx';
import type { SitePageProps } from '../../site/site-page.ts';
import { Section } from '../section/Section.tsx';

/** The campaign's questions in one list. */
export function FaqBlock({ landing, prices, questions }: SitePageProps) {
  const isStaff = landing.faq === 'staff';
  return (
    <Section id="duvidas" title={isStaff ? staffWords.title : faqWords.title}>
      {isStaff ? (
        <StaffFaqLink />
      ) : (
        <FaqList groups={[{ title: '', items: inOneList(questions) }]} prices={prices} level={3} shown={4} />
      )}
    </Section>
  );
}
