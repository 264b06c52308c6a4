import { mobilePlanWords } from '../../content/landing/mobile-plan.ts';
import { siteWords } from '../../content/site.ts';
import type { Campaign } from '../../funnel/campaign.ts';
import {
  campaignForMobilePlan,
  campaignWithoutMobilePlan,
  type MobilePlan,
  mobilePlans,
} from '../../funnel/line-campaigns.ts';
import { writePath } from '../../funnel/routes/read-path.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { Card } from '../../ui/blocks/Card.tsx';
import { PageColumn } from '../site/PageColumn.tsx';
import { PageIntro } from '../site/PageIntro.tsx';
import type { PageHead, SitePageProps } from '../site/site-page.ts';
import styles from './MobilePlanPage.module.css';

const { description, go, heading, lead, look, lookOf, none, plans, route, title, unsure } = mobilePlanWords;

export const mobilePlanHead = (): PageHead => ({ title: `${title} | ${siteWords.name}`, description });

/** The mobile plan decides the offers: each choice leads to its campaign. */
export const MobilePlanPage = ({ campaign }: SitePageProps) => (
  <PageColumn className={styles.page}>
    <PageIntro heading={heading} lead={lead} />
    <ul className={styles.plans}>
      {mobilePlans.map((plan) => (
        <PlanChoice key={plan} plan={plan} campaign={campaignForMobilePlan(plan, campaign)} />
      ))}
    </ul>
    <section className="stack gap-8" aria-labelledby="nao-sei">
      <h2 className="text-l" id="nao-sei">
        {unsure.title}
      </h2>
      <p>{unsure.text}</p>
      <p>
        <a className="touch-target strong" href={writePath(campaignWithoutMobilePlan(campaign), '/')}>
          {none}
        </a>
      </p>
    </section>
  </PageColumn>
);

function PlanChoice({ plan, campaign }: { plan: MobilePlan; campaign: Campaign }) {
  const { bonus, name, text } = plans[plan];
  return (
    <Card as="li">
      <h2>{name}</h2>
      <p className="ink-quiet">{text}</p>
      {bonus !== null && <p className={styles.bonus}>{bonus}</p>}
      <div className={styles.actions}>
        <ButtonLink href={writePath(campaign, route)} wide>
          {go(name)}
        </ButtonLink>
        <a className="touch-target strong" href={writePath(campaign, '/')}>
          {look} <span className="visually-hidden">{lookOf(name)}</span>
        </a>
      </div>
    </Card>
  );
}
