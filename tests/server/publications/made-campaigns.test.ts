import { expect, it } from 'vitest';
import { confirmPath, summaryPath, toSitePath } from '../../../server/channels/carry-over-pages.ts';
import { startOf } from '../../../server/channels/visit/start.ts';
import { continueInWhatsApp } from '../../../src/content/landing/site/site-links.ts';
import { checkWords } from '../../../src/content/publication-checks.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { readSession } from '../../../src/contract/panel/access/session.ts';
import { previewPath } from '../../../src/contract/panel/catalogue.ts';
import { type MadeCampaign, nothingPublished, type Publication } from '../../../src/contract/publication.ts';
import { storedCampaignTitle } from '../../../src/funnel/campaign-title.ts';
import { fileExperiments, newExperiment } from '../../../src/funnel/experiments/experiments.ts';
import { maxRoute } from '../../../src/funnel/redirects.ts';
import { paulista, plan } from '../test-server/order.ts';
import { engines } from '../test-server/test-database.ts';
import { openTeam } from './open-team.ts';

const terms = { price_full: 88, price: 77, price_with_dacc: 66, discountMonths: 6 };
const christmas: MadeCampaign = {
  prefix: 'natal',
  title: 'Natal',
  like: '',
  sellsFrom: 'plans',
  offers: [{ sku: plan.sku, ...terms }],
  noindex: false,
  planList: 'all',
  picture: 'home',
  accent: 'green',
};
const withCampaigns = (...campaigns: MadeCampaign[]): Publication => ({ ...nothingPublished, campaigns });

it.each(engines)(
  'a campaign made in the panel sells at its own price, and what it sold keeps its name when it is taken back, on %s',
  async (engine) => {
    const { shop, save, publish, restore } = await openTeam(engine);
    const firstPrice = () => shop.providers.planLists.forCampaign('natal')[0];
    expect((await shop.page('/natal/')).status).toBe(404);
    expect(await save(withCampaigns(christmas))).toEqual([]);
    await publish();
    expect((await shop.page('/natal/')).body).toContain('88');
    const offer = firstPrice();
    expect(offer).toMatchObject({ sku: plan.sku, ...terms, id: expect.any(Number) });
    expect((await shop.page('/json/campanha-natal.json')).body).toContain(offer?.offerCode);

    const body = { coverage: { ...paulista, addon: 'natal' }, lead: { idPlan: offer?.id ?? 0 } };
    const visitor = shop.browser();
    const { id: idLead } = await visitor.call(leads.createLead, { body });
    const view = () => visitor.call(leads.getLead, { params: { idLead } });
    expect(await view()).toMatchObject({ addon: 'natal', made: 'natal' });

    // Another price: a new offer that takes over what was ordered at the old one.
    const cheaper = { key: 'a', list: 'campanha-natal', sku: plan.sku, price_with_dacc: 55 };
    expect(await save({ ...withCampaigns(christmas), prices: [cheaper] })).toEqual([]);
    await publish();
    expect(firstPrice()).toMatchObject({ price_with_dacc: 55, replaces: [offer?.id] });

    await restore(0);
    const gone = await shop.page('/natal/checkout/cep/?utm_source=x');
    expect([gone.status, gone.headers.location]).toEqual([302, '/checkout/cep/?utm_source=x']);
    expect(storedCampaignTitle('natal', shop.providers.planLists.campaigns)).toBe('Natal');
    const unsold = shop.providers.planLists.unsold('natal', offer?.id ?? 0, 'SP', shop.clock());
    expect(unsold).toMatchObject({ why: 'over' });
    // Its pages would send whoever resumes there back to the shop, again and again.
    const resumed = await view();
    expect([resumed.addon, resumed.made]).toEqual([undefined, undefined]);
    // The offers of what was sold stay readable.
    expect(firstPrice()).toMatchObject({ id: offer?.id, offerCode: offer?.offerCode });

    await restore(1);
    expect(firstPrice()).toMatchObject({ id: offer?.id, price_with_dacc: 66 });
  },
);

it('whoever names an offer of a made campaign in WhatsApp, or its page by an advertisement, orders in it', async () => {
  const { shop, publish } = await openTeam();
  await publish(withCampaigns(christmas));
  const [offer] = shop.providers.planLists.forCampaign('natal');
  const text = `Quero contratar (oferta ${offer?.offerCode})`;
  const received = { kind: 'text' as const, text };
  const inbound = { id: 'a', phone: '11987654321', profileName: '', at: '', received };
  expect(startOf(inbound, shop.providers.planLists, 'whatsapp', 'https://loja.example').path).toBe(
    `/natal/whatsapp/?utm_source=whatsapp&sku=${plan.sku}`,
  );
  const referral = { source: 'https://loja.example/natal/?utm_content=a', headline: 'Fibra' };
  const pressed = { ...inbound, received: { kind: 'text' as const, text: 'oi' }, referral };
  expect(startOf(pressed, shop.providers.planLists, 'whatsapp', 'https://loja.example').path).toMatch(
    /^\/natal\/whatsapp\//,
  );
  const elsewhere = { ...pressed, referral: { ...referral, source: 'https://outra.example/natal/' } };
  expect(startOf(elsewhere, shop.providers.planLists, 'whatsapp', 'https://loja.example').path).toMatch(
    /^\/whatsapp\//,
  );
});

it('a campaign is sold in its period only', async () => {
  const { shop, save, publish } = await openTeam();
  const validity = {
    ...nothingPublished.validity,
    campaigns: { natal: { from: '2026-12-01T00:00', until: '2026-12-25T23:59' } },
  };
  expect(await save({ ...withCampaigns(christmas), validity })).toEqual([]);
  await publish();
  const status = async () => (await shop.page('/natal/')).status;
  expect(await status()).toBe(302);
  shop.setClock('2026-12-01T03:00:00Z');
  expect(await status()).toBe(200);
  shop.setClock('2026-12-26T03:00:00Z');
  expect(await status()).toBe(302);
});

it('no campaign takes an address of the server, the build or the funnel', async () => {
  const { save } = await openTeam();
  const paths = [confirmPath, summaryPath, toSitePath, continueInWhatsApp, previewPath, maxRoute];
  const names = [...paths, '/api/', '/planos/', '/json/', '/imagens/', '/checkout/', '/whatsapp/'].map(
    (path) => path.split('/')[1] ?? '',
  );
  const made = names.map((prefix) => ({ ...christmas, prefix, title: prefix }));
  expect(await save(withCampaigns(...made))).toEqual(names.map(checkWords.prefixOfPage));
});

it('a draft of a campaign is previewed while visitors find nothing at its address', async () => {
  const { shop, save, marketer } = await openTeam();
  await save(withCampaigns(christmas));
  const preview = await marketer.send({ method: 'GET', url: '/painel/previa/natal/' });
  expect([preview.status, preview.text]).toEqual([200, expect.stringContaining('88')]);
  expect((await shop.page('/natal/')).status).toBe(404);
});

it('whoever is signed in hears what was made and taken back in the panel, and a stranger nothing of it', async () => {
  const { shop, marketer, publish, restore } = await openTeam();
  const experiment = { ...newExperiment, id: 'oferta', title: 'Oferta secreta', campaigns: [''] };
  const ended = fileExperiments.map((one) => ({ ...one, until: '2026-11-22T00:00' }));
  await publish({ ...withCampaigns(christmas), experiments: [...ended, experiment] });
  await restore(0);
  const { made } = await marketer.call(readSession, {});
  expect(made?.campaigns).toEqual([christmas]);
  expect(made?.experiments).toContainEqual(
    expect.objectContaining({ title: 'Oferta secreta', isRunning: false }),
  );
  expect(await shop.browser().call(readSession, {})).not.toHaveProperty('made');
  expect((await shop.page('/painel/')).body).not.toMatch(/Natal|secreta/);
});
