import { callPageWords } from '../../content/landing/call-page.ts';
import { siteWords } from '../../content/site.ts';
import { phoneLinesOf } from '../../funnel/phone-lines-of.ts';
import { Card } from '../../ui/blocks/Card.tsx';
import { NumberedSteps } from '../landing/section/NumberedSteps.tsx';
import { Island } from '../site/Island.tsx';
import { PageColumn } from '../site/PageColumn.tsx';
import { PageIntro } from '../site/PageIntro.tsx';
import { SiteLink } from '../site/SiteLink.tsx';
import type { PageHead, SitePageProps } from '../site/site-page.ts';
import { CallRequestForm } from './CallRequestForm.tsx';
import styles from './CallRequestPage.module.css';

const { description, form, heading, lead, next, offScript, title, ways } = callPageWords;

export const callRequestHead = (): PageHead => ({ title: `${title} | ${siteWords.name}`, description });

/** Requests a call: the form, what happens next, and other ways of contact. */
export function CallRequestPage({ campaign }: SitePageProps) {
  const lines = phoneLinesOf(campaign).map((line) => ways[line]);
  return (
    <PageColumn className={styles.page}>
      <PageIntro heading={heading} lead={lead} />
      <section aria-labelledby="ligacao">
        <Card>
          <h2 className="visually-hidden" id="ligacao">
            {form}
          </h2>
          <div className="needs-script">
            <Island name="call-form" of={CallRequestForm} props={{}} hydrates="touched" />
          </div>
          <noscript>
            <p>{offScript}</p>
          </noscript>
        </Card>
      </section>
      <section className={styles.next} aria-labelledby="depois">
        <h2 className="text-l" id="depois">
          {next.title}
        </h2>
        <NumberedSteps steps={next.steps} />
        <p className="quiet">{next.safe}</p>
      </section>
      <section className={styles.ways} aria-labelledby="outros-caminhos">
        <h2 className="text-l" id="outros-caminhos">
          {ways.title}
        </h2>
        <ul className={styles.links}>
          {[ways.order, ways.conversation, ways.whatsapp].map(({ href, text }) => (
            <li key={href}>
              <SiteLink className="touch-target strong" href={href}>
                {text}
              </SiteLink>
            </li>
          ))}
          {lines.map(({ label, number, href }) => (
            <li key={href}>
              <a className="touch-target strong" href={href}>
                {label}: {number}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </PageColumn>
  );
}
