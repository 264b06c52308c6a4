import { followPageWords as words } from '../../content/screens/follow-page.ts';
import { siteWords } from '../../content/site.ts';
import { phoneFor } from '../../funnel/phone-lines-of.ts';
import { Island } from '../site/Island.tsx';
import { PageColumn } from '../site/PageColumn.tsx';
import { PageIntro } from '../site/PageIntro.tsx';
import type { PageHead, SitePageProps } from '../site/site-page.ts';
import { FollowOrder } from './FollowOrder.tsx';
import styles from './FollowOrderPage.module.css';

export const followOrderHead = (): PageHead => ({
  title: `${words.title} | ${siteWords.name}`,
  description: words.description,
});

/** The order page. Only its heading is public; the rest needs a proof. */
export const FollowOrderPage = ({ campaign }: SitePageProps) => (
  <PageColumn className={styles.page}>
    <PageIntro heading={words.heading} lead={words.lead} />
    <div className="needs-script">
      <Island name="follow-order" of={FollowOrder} props={{ phones: campaign.phones }} hydrates="idle" />
    </div>
    <noscript>
      <p>{words.offScript(phoneFor(campaign, 'support').number)}</p>
    </noscript>
  </PageColumn>
);
