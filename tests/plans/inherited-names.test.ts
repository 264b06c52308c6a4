import { describe, expect, it } from 'vitest';
import { readCatalogueFile } from '../../server/catalogue/plan-lists.ts';
import { inboundIn } from '../../server/channels/whatsapp/inbound.ts';
import { streetNames } from '../../server/coverage/street-names.ts';
import { townsNamed } from '../../server/coverage/towns-named.ts';
import { knownNames } from '../../server/publications/known-names.ts';
import { checkPublication } from '../../server/publications/publish.ts';
import { stemsOf } from '../../server/teaching/likeness.ts';
import { type MadeCampaign, nothingPublished, type Publication } from '../../src/contract/publication.ts';
import { catalogueFolder } from '../catalogue/catalogue-folder.ts';

const defaults = readCatalogueFile(catalogueFolder);
const terms = { price_full: 88, price: 77, price_with_dacc: 66, discountMonths: 6 };
const [sku = ''] = Object.keys(defaults.plans);
const made: MadeCampaign = {
  ...{ prefix: 'natal', title: 'Natal', like: '', sellsFrom: 'plans', noindex: false },
  ...{ offers: [{ sku, ...terms }], planList: 'group', picture: 'home', accent: 'green' },
};
const asks = { edited: {}, added: [], hidden: [], order: [] };
const [group = { group: '' }] = knownNames(defaults, new Date()).faq.general ?? [];

const refusals = (parts: Partial<Publication>) => {
  const current = { publication: nothingPublished, marks: new Map(), former: nothingPublished };
  const known = knownNames(defaults, new Date());
  return checkPublication({ defaults, known }, { ...nothingPublished, ...parts }, current).problems.length;
};
const campaign = (parts: Partial<MadeCampaign>) => refusals({ campaigns: [{ ...made, ...parts }] });
const periods = (part: string, name: string) =>
  refusals({ validity: { ...nothingPublished.validity, [part]: { [name]: {} } } });
const question = { group: group.group, question: 'Vale?', answer: 'Vale.' };

/** How often a name is refused at each door of the panel. */
const refusing: Readonly<Record<string, (name: string) => number>> = {
  'the address of a campaign': (name) => campaign({ prefix: name }),
  'the list of a campaign': (name) => campaign({ sellsFrom: name }),
  'an offer of a campaign': (name) => campaign({ offers: [{ sku: name, ...terms }] }),
  'a price of a plan': (name) => refusals({ prices: [{ key: 'a', list: null, sku: name, price: 70 }] }),
  'a price of a list': (name) => refusals({ prices: [{ key: 'a', list: name, sku, price: 70 }] }),
  'the period of a plan': (name) => periods('plans', name),
  'the period of a list': (name) => periods('lists', name),
  'a set of questions': (name) => refusals({ faq: { [name]: asks } }),
  'a question': (name) => refusals({ faq: { general: { ...asks, added: [{ id: name, ...question }] } } }),
};

describe.each(['constructor', 'toString', '__proto__'])('the name %s, which every object has', (name) => {
  it.each(Object.entries(refusing))('is refused as %s', (_door, refused) => {
    expect(campaign({})).toBe(0);
    expect(refused(name)).toBeGreaterThan(0);
  });

  it('means nothing as a type of message, a town, a street or a word', () => {
    const message = { id: 'a', from: '5511987654321', timestamp: '1', type: name };
    expect(inboundIn(message, [], new Date(0))?.inbound.received).toEqual({ kind: 'other' });
    expect(townsNamed(name)).toEqual([]);
    expect(streetNames(`${name} paulista`)).toEqual([`${name} paulista`]);
    expect(stemsOf([{ kind: 'word', text: name, ends: '' }]).join()).not.toContain('native code');
  });
});
