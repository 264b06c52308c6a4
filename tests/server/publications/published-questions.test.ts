import { expect, it, onTestFinished } from 'vitest';
import { formatPrice } from '../../../src/brazil/money.ts';
import { faqGroups } from '../../../src/content/faq/questions.ts';
import { understandMessage } from '../../../src/contract/calls/understand.ts';
import { type FaqChange, nothingPublished, type Publication } from '../../../src/contract/publication.ts';
import { openTeam } from './open-team.ts';

const [group] = faqGroups.general;
const [shown, other] = group?.items ?? [];
if (group === undefined || shown === undefined || other === undefined) throw new Error('Nothing is asked.');

const general = (change: Partial<FaqChange>): Publication => ({
  ...nothingPublished,
  faq: { general: { edited: {}, added: [], hidden: [], order: [], ...change } },
});

const chip = {
  ...{ id: 'chip', group: group.title, question: 'Vocês vendem chip pré-pago?' },
  answer: 'Não vendemos chip.\n- Só fibra.\nVeja [o atendimento](/receber-ligacao/).',
  wordings: ['quero comprar um chip'],
};

/** A shop with its manager, who publishes and takes back, and a visitor, who reads the page and writes. */
async function openShop() {
  const { shop, publish, restore } = await openTeam();
  const { reader } = shop.providers;
  onTestFinished(() => reader.close());
  await reader.warm();
  const visitor = shop.browser();
  const context = {
    ...{ steps: ['cep'], open: ['cep'], answered: [], waiting: [], plans: [], chosen: null },
    ...{ visits: [], options: [], isOrdered: false },
  };
  return {
    ...{ shop, publish, takeBack: () => restore(0) },
    /** The page of questions, with its structured data. */
    page: (campaign = '') => shop.document(`${campaign && `/${campaign}`}/duvidas/`),
    ask: async (message: string, campaign = '') => {
      const { acts } = await visitor.call(understandMessage, {
        body: { message, context: { ...context, campaign } },
      });
      return acts.find(({ does }) => does === 'ask');
    },
  };
}

/** As many as the page and its structured data have of it. */
const timesIn = (html: string, text: string): number => html.split(text).length - 1;

it('an edited and an added question are said by page, structured data and conversation, and taken back by all', async () => {
  const { publish, takeBack, page, ask } = await openShop();
  const before = await ask(shown.question);
  await publish(
    general({
      edited: { [shown.id]: { question: shown.question, answer: 'Resposta de hoje.' } },
      added: [chip],
    }),
  );
  const html = await page();
  expect([timesIn(html, 'Resposta de hoje.'), timesIn(html, 'Não vendemos chip.')]).toEqual([2, 2]);
  expect((await ask(shown.question))?.reply).toEqual({ text: 'Resposta de hoje.' });
  expect(await ask('oi! queria comprar chip, vcs tem?')).toMatchObject({
    object: 'chip',
    reply: {
      text: 'Não vendemos chip.\n- Só fibra.\nVeja o atendimento.',
      link: { text: 'o atendimento', path: '/receber-ligacao/' },
    },
  });
  await takeBack();
  expect(await page()).not.toMatch(/Resposta de hoje|vendemos chip/);
  expect((await ask(shown.question))?.reply).toEqual(before?.reply);
  expect((await ask(chip.question))?.object).not.toBe('chip');
});

it('a question counts in its period and in its campaigns, on the page and in the conversation', async () => {
  const { shop, publish, page, ask } = await openShop();
  await publish(
    general({
      added: [{ ...chip, from: '2026-11-27T00:00', until: '2026-11-27T11:59', campaigns: ['livelo'] }],
    }),
  );
  const isSaid = async (campaign: string) => [
    (await page(campaign)).includes('vendemos chip'),
    (await ask(chip.question, campaign))?.object === 'chip',
  ];
  const at = async (moment: string) => {
    shop.setClock(moment);
    await shop.catalogue.keepUp();
    return { livelo: await isSaid('livelo'), main: await isSaid('') };
  };
  const nowhere = { livelo: [false, false], main: [false, false] };
  expect(await at('2026-11-27T02:59:59Z')).toEqual(nowhere);
  expect(await at('2026-11-27T03:00:00Z')).toEqual({ ...nowhere, livelo: [true, true] });
  expect(await at('2026-11-27T15:00:00Z')).toEqual(nowhere);
});

it('the conversation of a campaign says its prices, its links and its own edition of a question', async () => {
  const { shop, publish, ask } = await openShop();
  const [plan] = shop.providers.planLists.forCampaign('empresas');
  if (plan === undefined) throw new Error('Nothing is sold.');
  const edition = (answer: string) => ({
    ...{ edited: { [shown.id]: { question: shown.question, answer } } },
    ...{ added: [], hidden: [], order: [] },
  });
  await publish({
    ...nothingPublished,
    faq: {
      general: edition(`Custa {preco ${plan.sku}}. [Peça uma ligação](/receber-ligacao/).`),
      business: edition('Só para empresas.'),
    },
  });
  const price = formatPrice(plan.price_with_dacc);
  expect((await ask(shown.question, 'livelo'))?.reply).toEqual({
    text: `Custa ${price}. Peça uma ligação.`,
    link: { text: 'Peça uma ligação', path: '/livelo/receber-ligacao/' },
  });
  expect((await ask(shown.question, 'empresas'))?.reply).toEqual({ text: 'Só para empresas.' });
});

it('the conversation of a campaign made in the panel says its price and its links', async () => {
  const { shop, publish, ask } = await openShop();
  const [plan] = shop.providers.planLists.forCampaign('empresas');
  if (plan === undefined) throw new Error('Nothing is sold.');
  const terms = { price_full: 88, price: 77, price_with_dacc: 66, discountMonths: 6 };
  const { sku } = plan;
  const question = { question: shown.question, answer: `{preco ${sku}}. [Ligue](/receber-ligacao/).` };
  const change = { edited: { [shown.id]: question }, added: [], hidden: [], order: [] };
  await publish({
    ...nothingPublished,
    campaigns: [
      {
        ...{ prefix: 'natal', title: 'Natal', like: 'empresas', sellsFrom: 'plans', noindex: false },
        ...{ offers: [{ sku, ...terms }], planList: 'all', picture: 'home', accent: 'green' },
      },
    ],
    faq: { general: change, business: change },
  });
  expect((await ask(shown.question, 'natal'))?.reply).toEqual({
    text: `${formatPrice(terms.price_with_dacc)}. Ligue.`,
    link: { text: 'Ligue', path: '/natal/receber-ligacao/' },
  });
});

it('of a hidden question the conversation keeps its answer, unless it was added', async () => {
  const { publish, page, ask } = await openShop();
  const before = await ask(other.question);
  await publish(general({ added: [chip], hidden: [other.id, 'chip'] }));
  expect(await page()).not.toContain(`id="${other.id}"`);
  expect((await ask(other.question))?.reply).toEqual(before?.reply);
  expect((await ask(chip.question))?.object).not.toBe('chip');
});
