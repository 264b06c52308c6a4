import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { faqGroups } from '../../../src/content/faq/questions.ts';
import { typedAnswer } from '../../../src/content/faq/typed-answer.ts';
import type { ResponseOf } from '../../../src/contract/endpoint.ts';
import { mayDo, type Role } from '../../../src/contract/panel/access/rights.ts';
import * as calls from '../../../src/contract/panel/catalogue.ts';
import { type MadeCampaign, nothingPublished, type Publication } from '../../../src/contract/publication.ts';
import { fakePanel } from '../show-panel.tsx';

export const terms = { price_full: 119.99, price: 109.99, price_with_dacc: 99.99, discountMonths: 12 };
export const files = {
  plans: [{ sku: 'd500a', name: '500 Mega', terms }],
  lists: ['plans', 'livelo'].map((name) => ({ name, offers: [{ sku: 'd500a', terms }] })),
  benefits: [
    { slug: 'looke', name: 'Looke' },
    { slug: 'MAX', name: 'HBO Max' },
  ],
  former: ['d800a'],
  addresses: ['duvidas'],
};
const [first] = faqGroups.general.flatMap(({ title, items }) =>
  items.map(({ id, question }) => ({ id, question, answer: '', group: title })),
);
if (first === undefined) throw new Error('Nothing is asked.');
export const asked = first;
/** Its answer in the files, as it is typed. */
export const usualAnswer = typedAnswer(faqGroups.general[0]?.items[0]?.answer ?? []);
export const friday = { from: '2026-11-27T00:00', until: '2026-11-30T23:59' };
export const price = { key: 'a', list: null, sku: 'd500a', price_with_dacc: 89.99 };

export const christmas: MadeCampaign = {
  prefix: 'natal',
  title: 'Natal',
  like: '',
  sellsFrom: 'plans',
  noindex: false,
  planList: 'group',
  picture: 'street',
  accent: 'blue',
};

const unnamed = { basedOn: 0, savedOn: 0, editedBy: null, editedAt: null };
const nothing = { version: 0, publication: nothingPublished };

/** As those who publish get it. */
export const bias = (kept: { version: number; publication: Publication }) => ({
  ...kept,
  author: 'bia',
  name: 'Bia',
  isLeft: false,
  savedOn: 0,
  editedBy: 'Bia',
  editedAt: '2026-11-23T15:00:00.000Z',
  problems: [],
});

/** A fake server that stores a draft: one's own, or Bia's for those who only publish. */
export function openDraft(
  role: Role = 'admin',
  draft: Publication = nothingPublished,
  read: Partial<ResponseOf<typeof calls.readCatalogueDraft>> = {},
) {
  const panel = fakePanel(role);
  const kept = { version: 0, publication: draft };
  panel.answers(calls.readCatalogueDraft, () => ({
    files,
    draft: { ...(mayDo(role, 'catalogue.edit') ? kept : nothing), author: `operator-${role}`, ...unnamed },
    published: { version: 0, publication: nothingPublished },
    problems: [],
    asked: [],
    drafts: mayDo(role, 'catalogue.edit') ? [] : [bias(kept)],
    ...read,
  }));
  const keeps = () =>
    panel.answers(calls.saveCatalogueDraft, ({ body }) => {
      const sent = calls.saveCatalogueDraft.body.parse(body);
      Object.assign(kept, { version: sent.version + 1, publication: sent.publication });
      return { version: kept.version, problems: [] };
    });
  keeps();
  panel.answers(calls.listPublications, () => ({ versions: [] }));
  return { panel, kept, keeps };
}

export const saved = () => screen.findByText('Rascunho salvo');

/** Opens rows and steps, by how their names begin. */
export async function unfold(...names: string[]): Promise<void> {
  for (const begin of names) {
    const name = (text: string) => text.startsWith(begin);
    await userEvent.click(await screen.findByRole('button', { name, expanded: false }));
  }
}

/** A key at a time, the catalogue is drawn anew for each. */
export async function paste(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
