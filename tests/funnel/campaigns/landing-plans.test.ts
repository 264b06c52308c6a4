import { describe, expect, it } from 'vitest';
import { readPlanLists } from '../../../server/catalogue/plan-lists.ts';
import { planCardWords } from '../../../src/content/landing/plans/plan-card.ts';
import type { Plan } from '../../../src/contract/offer/plan.ts';
import { standard } from '../../../src/funnel/campaign.ts';
import { fileCampaigns } from '../../../src/funnel/campaigns.ts';
import { standardLanding } from '../../../src/funnel/landing.ts';
import { badgesOf } from '../../../src/funnel/landing-plans/badges-of.ts';
import { hasBenefit } from '../../../src/funnel/landing-plans/has-benefit.ts';
import {
  type CardOption,
  firstChoice,
  planCards,
  speedGroupOf,
} from '../../../src/funnel/landing-plans/plan-cards.ts';
import { cheapestOf, lowestPriced, shownPlans } from '../../../src/funnel/landing-plans/shown-plans.ts';
import { skuInHash } from '../../../src/funnel/landing-plans/sku-in-hash.ts';
import { speedBonusOf } from '../../../src/funnel/landing-plans/speed-bonus-of.ts';
import { type Choice, toggled } from '../../../src/funnel/landing-plans/streaming-choice.ts';
import { whatsAppFor } from '../../../src/funnel/landing-plans/whats-app-for.ts';
import { catalogueFolder } from '../../catalogue/catalogue-folder.ts';

const lists = readPlanLists(catalogueFolder);

const shownBy = (prefix: string, route = '/') =>
  shownPlans(lists.forCampaign(prefix), {
    campaign: fileCampaigns.byPrefix(prefix),
    landing: fileCampaigns.byPrefix(prefix).landing,
    route,
  });
const skus = (plans: readonly Plan[]) => plans.map(({ sku }) => sku).join(' ');
const plansOf = (card: readonly CardOption[] = []) => card.map(({ plan }) => plan);
const groupOf = ([first]: readonly CardOption[]) => first && speedGroupOf(first.plan);
const laid = (cards: readonly (readonly CardOption[])[]) =>
  cards.map((card) => `${groupOf(card)}: ${skus(plansOf(card))}`);

function planOf(sku: string, list = ''): Plan {
  const plan = lists.forCampaign(list).find((one) => one.sku === sku);
  if (plan === undefined) throw new Error(`'${list}' does not sell ${sku}`);
  return plan;
}

describe('the plans of a page', () => {
  it.each([
    ['', 'd500a d500b d600a d600b d600c d600gl d1000a d1000b d1000c d1000d d2000b'],
    ['fluxo', 'd500a d500b d600a d600b d600c d600gl d1000a d1000b d1000c d1000d'],
    ['timpre', 'd300a d400a d500a d600a d600b d600c d600gl d1000a d1000c d1000d'],
    ['timcontrole', 'd500a d600a d600b d600c d600gl d1000a d1000c d1000d'],
    ['premium', 'd600b d600c d1000a d1000b d1000c d1000d d2000b'],
    ['oferta-colaborador', 'd600cb d1000cb d2000b'],
    ['rs', 'd500rs d700rs d1000a d1000c d1000d d2000b'],
    ['paramount', 'd600b d1000c d2000b'],
    ['hbo-max', 'd500b d600c d1000b d1000d d2000b'],
    ['globoplay', 'd600gl'],
    ['globoplay/timblack', 'd600gl'],
    ['migracao-ultrafibra', ''],
  ])("the plans of the page '%s' are %s", (prefix, expected) => {
    expect(skus(shownBy(prefix))).toBe(expected);
  });

  it('the page leaves out plans sold only by a link', () => {
    for (const { prefix } of fileCampaigns.all) {
      expect(shownBy(prefix).filter(({ showOnLanding }) => !showOnLanding)).toEqual([]);
    }
  });

  it.each(['/consultar-cobertura/planos/', '/consultar-cobertura/com-cobertura/'])(
    'the page %s of a streaming campaign shows all plans of the shop',
    (route) => {
      expect(skus(shownBy('paramount', route))).toBe(skus(shownBy('')));
    },
  );

  it('the plans follow the order of the landing page, even against the speed', () => {
    const landing = { order: ['d2000b', 'd500b', 'd500a'], service: null };
    const plans = lists.forCampaign('').filter(({ sku }) => /^d(500|600a|2000)/.test(sku));
    expect(skus(shownPlans(plans, { campaign: standard, landing, route: '/' }))).toBe(
      'd2000b d500b d500a d600a',
    );
  });

  it("the page '/d' shows the plans in tabs", () => {
    expect(fileCampaigns.byPrefix('d').landing).toMatchObject({ planCard: 'old', planList: 'tabs' });
  });

  it.each([
    ['', 'd500a', 'd500a'],
    ['timpre', 'd300a', 'd300a'],
    ['r', 'd300r', 'd300r'],
    ['paramount', 'd600b', 'd600b'],
    ['premium', 'd600b', 'd600b'],
    ['globoplay', 'd600gl', undefined],
    ['migracao-ultrafibra', undefined, undefined],
  ])(
    "the lowest price of '%s' is that of %s, and has a badge only beside a dearer plan: %s",
    (prefix, sku, badge) => {
      expect(lowestPriced(shownBy(prefix))?.sku).toBe(sku);
      expect(cheapestOf(shownBy(prefix))?.sku).toBe(badge);
    },
  );
});

describe('groups by speed', () => {
  it.each([
    ['d300r', 'r', '300'],
    ['d400a', 'timpre', '400'],
    ['d500b', '', '500'],
    ['d600a', '', '600a'],
    ['d600cb', 'oferta-colaborador', '600a'],
    ['d700rs', 'rs', '600a'],
    ['d700a', '', '600a'],
    ['d700b', '', '600'],
    ['d600gl', '', '600'],
    ['d600ar3', 'es', '600'],
    ['d1000b', '', '1000'],
    ['d2000b', '', '2000'],
  ])('the plan %s of %s belongs to the speed group %s', (sku, list, group) => {
    expect(speedGroupOf(planOf(sku, list))).toBe(group);
  });

  it.each([
    [
      '',
      '500: d500a d500b, 600a: d600a, 600: d600b d600c d600gl, 1000: d1000a d1000c d1000d, 1000: d1000b, 2000: d2000b',
    ],
    [
      'r',
      '300: d300r, 400: d400rt, 500: d500ar, 600a: d600ar, 600: d600br, 1000: d1000a d1000c d1000d, 2000: d2000b',
    ],
    ['rs', '500: d500rs, 600a: d700rs, 1000: d1000a d1000c d1000d, 2000: d2000b'],
    ['es', '500: d500a, 600: d600gles d600ar3, 1000: d1000a d1000c d1000d, 2000: d2000b'],
  ])("the cards of the page '%s' are grouped by speed", (prefix, expected) => {
    expect(laid(planCards(shownBy(prefix), 'group')).join(', ')).toBe(expected);
    expect(planCards(shownBy(prefix), 'tabs')).toEqual(planCards(shownBy(prefix), 'group'));
  });

  it('a speed that only the panel sells has a card of its own, between the slower and the faster ones', () => {
    const made = { ...planOf('d600b'), sku: 'd800b', plan_download: 800 };
    const cards = laid(planCards([...shownBy('rs'), made], 'group'));
    expect(cards).toEqual(laid(planCards(shownBy('rs'), 'group')).toSpliced(2, 0, '800: d800b'));
  });

  it('the page that shows all plans has one card for each', () => {
    for (const { prefix } of fileCampaigns.all) {
      expect(skus(planCards(shownBy(prefix), 'all').flatMap(plansOf))).toBe(skus(shownBy(prefix)));
    }
  });

  it('the groups by speed lose no offer', () => {
    const offer = ({ plan, price_with_dacc }: Plan) => `${plan} ${price_with_dacc}`;
    for (const { prefix } of fileCampaigns.all) {
      const laidOut = planCards(shownBy(prefix), 'group').flatMap(plansOf);
      expect(new Set(laidOut.map(offer))).toEqual(new Set(shownBy(prefix).map(offer)));
    }
  });
});

describe('streaming toggles', () => {
  it.each([
    ['d600gl', '', 'globoplay'],
    ['d600gles', 'es', 'globoplay'],
    ['d600c', '', 'hbo-max'],
    ['d1000d', '', 'hbo-max'],
    ['d600b', '', 'paramount'],
    ['d600br', 'r', 'paramount'],
    ['d1000c', '', 'paramount'],
    ['d500b', '', 'hbo-max'],
    ['d1000a', '', null],
    ['d2000b', '', null],
  ])("the plan %s of '%s' belongs to the service toggle %s", (sku, list, choice) => {
    const [card] = planCards([planOf(sku, list)], 'group');
    expect(card?.[0]?.choice).toBe(choice);
  });

  const three: Choice[] = ['paramount', 'hbo-max', 'globoplay'];
  const orNone: Choice[] = [null, 'paramount', 'hbo-max'];
  it.each<[string, Choice[], Choice, 'globoplay' | 'hbo-max' | 'paramount', Choice]>([
    ['turns on', orNone, null, 'hbo-max', 'hbo-max'],
    ['turns the other one off', orNone, 'paramount', 'hbo-max', 'hbo-max'],
    ['turns off where the speed is sold alone', orNone, 'paramount', 'paramount', null],
    ['switches another on where none may be off', three, 'paramount', 'paramount', 'hbo-max'],
    ['goes round', three, 'globoplay', 'globoplay', 'paramount'],
    ['stays where there is no other', ['globoplay'], 'globoplay', 'globoplay', 'globoplay'],
  ])('a pressed service toggle %s', (_what, choices, on, pressed, after) => {
    expect(toggled(choices, on, pressed)).toBe(after);
  });

  it.each(['d600b', 'd600c', 'd600gl', 'd600gles'])('a group with %s always has a service chosen', (sku) => {
    const list = sku === 'd600gles' ? 'es' : '';
    const [card] = planCards([planOf('d600a'), planOf(sku, list)], 'group').slice(1);
    expect(card?.map(({ choice }) => choice)).not.toContain(null);
  });

  it.each([
    ['500', null],
    ['600a', null],
    ['600', 'paramount'],
    ['1000', null],
    ['2000', null],
  ])('the speed group %s opens with the service %s', (group, choice) => {
    const card = planCards(shownBy(''), 'group').find((one) => groupOf(one) === group);
    expect(firstChoice(card ?? [])).toBe(choice);
  });

  it('a card named for Paramount+ opens with Paramount+', () => {
    const plain = planOf('d1000a');
    const named = { ...planOf('d1000c'), plan: '1 giga paramount+' };
    const opensWith = (...plans: Plan[]) => firstChoice(planCards(plans, 'group')[0] ?? []);
    expect(opensWith(named, plain)).toBe('paramount');
    expect(opensWith(plain, named)).toBe(null);
  });
});

describe('the badges of a plan card', () => {
  const landing = standardLanding;
  const [gamer, streaming] = planCardWords.alternatingBadges;
  it.each([
    ['d500a', { isLowest: true }, landing, ['MENOR PREÇO']],
    ['d300a', { isLowest: true }, landing, ['MENOR PREÇO']],
    ['d500a', { isLowest: true }, { ...landing, planCard: 'old' as const }, ['Menor Preço']],
    ['d500a', {}, landing, ['Oferta especial']],
    ['d600sp', {}, landing, ['Melhor Custo Benefício']],
    ['d1000a', { hasChoice: true }, landing, ['Melhor Custo Benefício']],
    ['d2000b', {}, landing, ['Entretenimento garantido']],
    ['d600a', {}, landing, ['Oferta especial']],
    ['d600b', { hasChoice: true }, landing, ['Oferta especial', streaming]],
    ['d600b', { hasChoice: true }, { ...landing, steadyBadge: true }, ['Oferta especial']],
    ['d1000c', { hasChoice: true }, landing, [gamer, streaming]],
    ['d1000c', { hasChoice: true }, { ...landing, steadyBadge: true }, [gamer]],
  ])('the badges of the plan %s with %o', (sku, about, shown, expected) => {
    const plan = { sku, plan_download: Number(/\d+/.exec(sku)) };
    const badged = { plan, isLowest: false, hasChoice: false, ...about, landing: shown };
    expect(badgesOf(badged)).toEqual(expected);
  });
});

describe('the speed bonus of a plan', () => {
  it.each([
    ['d600a', '', { mega: 100, lasts: 'forever' }],
    ['d600gles', 'es', { mega: 100, lasts: 'forever' }],
    ['d600br', 'r', { mega: 100, lasts: 'forever' }],
    ['d500ar', 'r', { mega: 100, lasts: 'oneYear' }],
    ['d600ar', 'r', { mega: 100, lasts: 'oneYear' }],
    ['d600ar3', 'es', { mega: 100, lasts: 'oneYear' }],
    ['d600a', 'timblack', { mega: 100, lasts: 'forever' }],
    ['d700rs', 'rs', null],
    ['d1000a', '', null],
    ['d1000a', 'timblack', null],
  ])("the speed bonus of %s of '%s': %o", (sku, list, bonus) => {
    expect(speedBonusOf(planOf(sku, list))).toEqual(bonus);
  });
});

describe('the apps of a plan', () => {
  it.each([
    ['seguranca-digital', 'd500a', true],
    ['looke', 'd500a', false],
    ['paramount-plus', 'd600b', true],
    ['paramount-plus', 'd600c', false],
    ['MAX', 'd600c', true],
    ['MAX', 'd1000a', false],
    ['deezer', 'd500b', true],
    ['deezer', 'd1000b', true],
    ['deezer', 'd2000b', false],
    ['deezer', 'd500a', false],
  ])('the app %s comes with %s: %s', (slug, sku, expected) => {
    expect(hasBenefit(planOf(sku), slug)).toBe(expected);
  });

  it.each(['d500b', 'd1000b', 'd2000b'])('HBO Max comes with %s even if its list does not say so', (sku) => {
    expect(hasBenefit({ sku, benefits: [] }, 'MAX')).toBe(true);
  });

  it('Deezer does not come with other plans, even if their list says so', () => {
    expect(hasBenefit({ sku: 'd600a', benefits: [{ slug: 'deezer', benefit: 'Deezer' }] }, 'deezer')).toBe(
      false,
    );
  });
});

it.each([
  ['loja.exemplo.com.br', 'https://wa.me/1'],
  ['outra.exemplo.com.br', 'https://wa.me/2'],
])('the WhatsApp link on %s opens with %s', (host, link) => {
  const links = [
    { origin_domain: '*', complete_link: 'https://wa.me/2' },
    { origin_domain: 'loja.exemplo.com.br', complete_link: 'https://wa.me/1' },
  ];
  expect(whatsAppFor(links, host)).toBe(link);
  expect(whatsAppFor([], host)).toBeNull();
});

it.each([
  ['#cd600b', 'd600b'],
  ['#cd600ar3', 'd600ar3'],
  ['#c600b', 'd600b'],
  ['#c600', 'd600ar3'],
  ['#c60', null],
  ['#cd700b', null],
  ['#planos', null],
  ['#contato', null],
  ['', null],
])('the anchor %s names the plan %s', (hash, sku) => {
  expect(skuInHash(hash, ['d500a', 'd600ar3', 'd600b'])).toBe(sku);
});
