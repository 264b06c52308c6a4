import type { FaqItem } from '../../content/faq/answer.ts';
import { faqWords } from '../../content/faq/faq-words.ts';
import { plainText } from '../../content/faq/plain-text.ts';
import type { Prices } from '../../content/landing/plans/priced-text.ts';

/** The page's questions as structured data; empty without questions. */
export const faqStructured = (items: readonly FaqItem[], prices: Prices): object[] =>
  items.length === 0
    ? []
    : [
        {
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          name: faqWords.structuredTitle,
          inLanguage: 'pt-BR',
          mainEntity: items.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: plainText(answer, prices) },
          })),
        },
      ];
