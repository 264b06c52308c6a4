import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPlanLists } from '../../server/catalogue/plan-lists.ts';
import { appsWords } from '../../src/content/landing/apps.ts';
import { coverageCallWords } from '../../src/content/landing/coverage-call.ts';
import { callDrawerWords } from '../../src/content/landing/drawers/call-drawer.ts';
import { contactDrawerWords } from '../../src/content/landing/drawers/contact-drawer.ts';
import { hireDrawerWords } from '../../src/content/landing/drawers/hire-drawer.ts';
import { heroWords } from '../../src/content/landing/hero.ts';
import { newsWords } from '../../src/content/landing/news.ts';
import { planCardWords } from '../../src/content/landing/plans/plan-card.ts';
import { fixedLinks } from '../../src/content/landing/site/fixed-links.ts';
import { outsideLinks } from '../../src/content/landing/site/outside-links.ts';
import { siteLinks } from '../../src/content/landing/site/site-links.ts';
import { siteFiles, wordsOf } from './site-texts.ts';

const known: readonly string[] = [siteLinks, fixedLinks, outsideLinks].flatMap((links) =>
  Object.values(links),
);
const isLinkKey = (key: string) => /^(href|url|linkNews|streamLink)$/.test(key);
const isName = (key: string) => /^(sku|skus|slug|id|imageName)$/.test(key);

const sold = [...readPlanLists('catalogue').files.values()].flat().flatMap(({ benefits }) => benefits);

describe('the words of the site', () => {
  it.each(siteFiles)('the words of %s are those of visitors', async (file) => {
    for (const [key, text] of await wordsOf(file)) {
      if (!isName(key)) expect(text).not.toMatch(/\b(lead|sku|dacc|undefined|NaN)\b/i);
      if (key !== 'parts') expect(text).toBe(text.trim());
    }
  });

  it.each(siteFiles)('the words of %s hold no price', (file) => {
    expect(readFileSync(file, 'utf8')).not.toMatch(/R\$\s*\d|\d,\d{2}\b/);
  });

  it.each(siteFiles)('the words of %s link only to listed addresses', async (file) => {
    for (const [key, href] of await wordsOf(file))
      if (isLinkKey(key) && href !== '' && !href.startsWith('tel:')) expect(known).toContain(href);
  });
});

describe('the banner’s words', () => {
  it.each(Object.entries(heroWords))(
    'the banner of %s has its own title, description and heading of the right length',
    (name, hero) => {
      const others = Object.entries(heroWords).filter(([other]) => other !== name);
      expect(hero.title.length).toBeLessThanOrEqual(50);
      expect(hero.description.length).toBeGreaterThanOrEqual(100);
      expect(hero.description.length).toBeLessThanOrEqual(160);
      for (const [, other] of others) {
        expect(other.title).not.toBe(hero.title);
        expect(other.description).not.toBe(hero.description);
        expect(other.heading).not.toBe(hero.heading);
      }
    },
  );

  it('the campaigns of the specification have a banner of their own', () => {
    const names =
      'standard black-friday livelo oferta-colaborador timcontrole timblack timpre fluxo b d c r rs sp es ' +
      'premium migracao hbo-max paramount globoplay';
    expect(Object.keys(heroWords)).toEqual(expect.arrayContaining(names.split(' ')));
  });
});

describe('words given by the specification', () => {
  it.each([
    [coverageCallWords.short.text, 'Consulte a disponibilidade da TIM Ultrafibra'],
    [coverageCallWords.short.action, 'Consultar'],
    [coverageCallWords.long.text, 'Será que tem algum plano disponível na minha localização?'],
    [coverageCallWords.long.action, 'Consulte sua cobertura'],
    [hireDrawerWords.title, 'Consulte a disponibilidade na sua região'],
    [hireDrawerWords.phone.label, 'Seu Telefone'],
    [hireDrawerWords.button.default, 'Enviar'],
    [contactDrawerWords.title, 'Olá! Precisamos de mais alguns dados para confirmar a disponibilidade'],
    [contactDrawerWords.button.default, 'Consultar Cobertura'],
    [
      callDrawerWords.toast,
      'Tudo certo! Dentro de alguns segundos, entraremos em contato através do DDD 16 para tirar suas dúvidas.',
    ],
    [appsWords.title, 'Saiba mais sobre os apps'],
    [planCardWords.badges.d600sp, 'Melhor Custo Benefício'],
    [planCardWords.badges.d1000a, 'Melhor Custo Benefício'],
    [planCardWords.badges.d500a, 'Menor Preço'],
    [planCardWords.badges.d2000b, 'Entretenimento garantido'],
    [planCardWords.lowestPrice, 'MENOR PREÇO'],
  ])('the words are exactly as specified: %s', (said, given) => {
    expect(said).toBe(given);
  });
});

describe('facts of the site', () => {
  it.each([
    ['aya-bancah', 'Banca Virtual'],
    ['aya-books', 'Audiobooks'],
    ['seguranca-digital', 'Segurança Digital'],
    ['babbel', 'Babel'],
    ['games-club', 'Games Club'],
    ['paramount-plus', 'Paramount+'],
    ['band-sports', 'Band Sports'],
    ['band-news', 'Band News'],
    ['looke', 'Looke'],
  ])('the benefit %s is called %s on its card and in every plan', (slug, name) => {
    expect(appsWords.cards.find((card) => card.slug === slug)?.name).toBe(name);
    const names = new Set(sold.filter((one) => one.slug === slug).map(({ benefit }) => benefit));
    expect([...names]).toEqual([name]);
  });

  it('every benefit of the catalogue has a card, and three cards lead to plans', () => {
    const slugs = appsWords.cards.map(({ slug }) => slug);
    expect(slugs).toEqual([...new Set(slugs)]);
    expect(slugs).toEqual(expect.arrayContaining(sold.map(({ slug }) => slug)));
    expect(appsWords.cards.filter(({ service }) => service).map(({ slug }) => slug)).toEqual([
      'paramount-plus',
      'MAX',
      'globo-play',
    ]);
  });

  it.each(newsWords.items.map((item) => [item.title, item] as const))(
    'the news "%s" has a full text',
    (_, item) => {
      const more = [item.fullDescription, item.stream && item.streamLink, item.external && item.linkNews];
      expect(more.filter(Boolean)).toHaveLength(1);
    },
  );
});
