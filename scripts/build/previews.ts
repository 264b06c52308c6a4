import { heroWords } from '../../src/content/landing/hero.ts';
import { campaigns } from '../../src/funnel/campaigns.ts';
import type { PreviewPage } from './pictures/write-pictures.ts';

/** What is shown of each campaign where a link to it is shared: its own banner's words. */
export const previews: readonly PreviewPage[] = campaigns.map(({ prefix, theme, landing }) => {
  const { heading, title } = heroWords[landing.words];
  return { name: prefix || 'home', heading, kicker: title, theme: theme === 'light' ? 'standard' : theme };
});
