import { expect, it } from 'vitest';
import { readPlanLists } from '../../server/catalogue/plan-lists.ts';
import { regulationTexts } from '../../server/catalogue/regulation-texts.ts';
import { generalTexts, offerGroups } from '../../src/pages/regulations/offer-groups.ts';
import { catalogueFolder } from '../catalogue/catalogue-folder.ts';

const planLists = readPlanLists(catalogueFolder);
const { regulations, sumarries } = regulationTexts(planLists, { collaborator: true });
const texts = { regulations, summaries: sumarries };
const offers = offerGroups(texts).flatMap(({ offers: grouped }) => grouped);

it('the offers show every text: two for each offer, and the contract separately', () => {
  const shown = offers.flatMap(({ summary, regulation }) => [summary?.id, regulation?.id]);
  expect([...shown, ...generalTexts(texts).map(({ id }) => id)].sort()).toEqual(
    [...regulations, ...sumarries].map(({ id }) => id).sort(),
  );
});

it('the regulations have an anchor for every link of a plan', () => {
  const anchors = new Set([...offers.map(({ code }) => code), ...generalTexts(texts).map(({ id }) => id)]);
  const links = [...planLists.files.values()]
    .flat()
    .flatMap((plan) => plan.regulations.map(({ url }) => url));
  const lost = links.filter((url) => !anchors.has(url.replace('/regulamentos/#', '')));
  expect(links.length).toBeGreaterThan(100);
  expect(lost).toEqual([]);
});

it('the offers are sorted by speed', () => {
  const names = offerGroups(texts).map(({ name }) => name);
  expect(names[0]).toBe('300 Mega');
  expect(names.at(-1)).toBe('2 Giga');
  expect(names.indexOf('700 Mega')).toBeLessThan(names.indexOf('1 Giga'));
});
