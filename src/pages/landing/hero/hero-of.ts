import { heroWords } from '../../../content/landing/hero.ts';
import { speedHeroes } from '../../../content/landing/plans/speed-heroes.ts';
import type { Plan } from '../../../contract/offer/plan.ts';
import type { BannerChange } from '../../../contract/publication.ts';
import { lowestPriced, shownPlans } from '../../../funnel/landing-plans/shown-plans.ts';
import type { SitePageProps } from '../../site/site-page.ts';
import { leadsAt } from './leading-first.ts';

interface Hero {
  title: string;
  description: string;
  heading: string;
  lead: string;
  action: string;
  /** The offer whose price is shown; null if the campaign shows none. */
  offer: Plan | null;
}

type HeroSource = Pick<SitePageProps, 'banner' | 'campaign' | 'landing' | 'plans' | 'route'>;

/** The banner's content: of the speed in the route, for this kind of customer, or of the campaign. */
export function heroOf({ banner, plans, ...place }: HeroSource): Hero {
  const shown = shownPlans(plans, place);
  const speed = bySpeed.get(place.route);
  const fast = lowestPriced(shown.filter((plan) => leadsAt(place.route, plan)));
  const words = speed?.[place.campaign.personType];
  if (speed && words && fast !== null) return { ...speed, ...words, offer: fast };
  return { ...heroWords[place.landing.words], ...given(banner), offer: lowestPriced(shown) };
}

const given = (banner: BannerChange): Partial<Omit<Hero, 'offer'>> =>
  Object.fromEntries(Object.entries(banner).filter(([, words]) => words !== undefined));

const bySpeed: ReadonlyMap<string, (typeof speedHeroes)[keyof typeof speedHeroes]> = new Map(
  Object.entries(speedHeroes),
);
