import { heroWords } from '../src/content/landing/hero.ts';
import { campaigns } from '../src/funnel/campaigns.ts';
import { landingOf } from '../src/funnel/landings.ts';
import type { PreviewPage } from './pictures/write-pictures.ts';

/** What is shown of each campaign where a link to it is shared: its own banner's words. */
export const previews: readonly PreviewPage[] = campaigns.map(({ prefix, theme }) => {
  const { heading, title } = heroWords[landingOf(prefix).words];
  return { name: prefix || 'home', heading, kicker: title, theme: theme === 'light' ? 'standard' : theme };
});
