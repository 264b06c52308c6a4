import { describe, expect, it } from 'vitest';
import { bannerArt } from '../../../catalogue/campaigns.ts';
import { fileCampaigns } from '../../../src/funnel/campaigns.ts';
import { landingAt } from '../../../src/funnel/landing-at.ts';
import { streamingLinks, streamingRoutes } from '../../../src/funnel/streaming-pages.ts';
import { withLook } from '../../../src/funnel/with-look.ts';
import { plansOf } from '../given.ts';

const [plain] = plansOf('d500a');
if (plain === undefined) throw new Error('The list has no plan.');
const withService = (slug: string) => ({ ...plain, sku: slug, showOnLanding: true, subscriptions: [slug] });
const [paramount, max, globo] = ['paramount-plus', 'MAX', 'globo-play'].map(withService);
if (!(paramount && max && globo)) throw new Error('A plan for each service is needed.');
const fluxo = fileCampaigns.byPrefix('fluxo');

describe('the pages of streaming services', () => {
  it('a streaming page is linked below the campaign that sells a plan with its service', () => {
    expect(streamingLinks(fluxo, [plain, paramount, globo])).toEqual({
      paramount: '/fluxo/paramount/',
      'hbo-max': null,
      globoplay: '/fluxo/globoplay/',
    });
    expect(streamingLinks(fileCampaigns.byPrefix(''), [max])).toEqual({
      paramount: null,
      'hbo-max': '/hbo-max/',
      globoplay: null,
    });
  });

  it('streaming pages link to each other and to the other parts of the campaign', () => {
    expect(streamingLinks(fileCampaigns.byPrefix('globoplay/timpre'), [paramount])).toEqual({
      paramount: '/timpre/paramount/',
      'hbo-max': null,
      globoplay: '/globoplay/timpre/',
    });
  });

  it('a campaign whose plans are hidden has no streaming pages', () => {
    const plans = [paramount, max, globo];
    const shown = (campaign: typeof fluxo) => withLook(campaign, { hidden: ['plans'] });
    expect(Object.values(streamingLinks(fluxo, plans, shown))).toEqual([null, null, null]);
    expect(streamingRoutes(shown(fluxo), plans)).toEqual([]);
  });

  it('streaming pages stand below campaigns, but not below the shop or another streaming page', () => {
    const plans = [max, globo];
    expect(streamingRoutes(fluxo, plans)).toEqual(['/hbo-max/', '/globoplay/']);
    expect(streamingRoutes(fileCampaigns.byPrefix(''), plans)).toEqual([]);
    expect(streamingRoutes(fileCampaigns.byPrefix('globoplay/timpre'), plans)).toEqual([]);
  });

  it('a streaming page is about its service, and a campaign of a service keeps its own', () => {
    const { landing } = fluxo;
    expect(landingAt(fluxo, '/hbo-max/')).toEqual({
      ...landing,
      service: 'hbo-max',
      words: 'hbo-max',
      ...bannerArt['hbo-max'],
      planList: 'all',
      faq: 'hbo-max',
    });
    expect(landingAt(fluxo, '/')).toEqual({ ...landing, ...bannerArt.fluxo });
    expect(landingAt(fileCampaigns.byPrefix('paramount'), '/globoplay/').service).toBe('paramount');
  });
});

describe('published changes to a campaign’s pages', () => {
  it('published changes affect only what they name', () => {
    expect(withLook(fluxo, {})).toBe(fluxo);
    const hidden = withLook(fluxo, { hidden: ['faq', 'plans'] });
    expect(hidden.landing).toEqual({ ...fluxo.landing, hidden: ['plans', 'faq'] });
    expect(hidden.exclusions).toBe(fluxo.exclusions);
    const excluded = withLook(fluxo, { exclusions: ['d1000a'] });
    expect(excluded).toEqual({ ...fluxo, exclusions: ['d1000a'] });
  });
});
