import { withoutAccents } from '../brazil/without-accents.ts';
import { isPlainLink, referencesIn, slotNames } from '../content/faq/typed-answer.ts';
import { checkWords as words } from '../content/publication-checks.ts';
import { lookUp } from '../contract/look-up.ts';
import {
  countsIn,
  endsFirst,
  type FaqChange,
  type Publication,
  type PublishedQuestion,
  questionsIn,
} from '../contract/publication.ts';
import { isReserved } from './campaign-problems.ts';
import { overlap } from './sale.ts';

interface Named {
  skus: readonly string[];
  services: readonly string[];
  campaigns: readonly string[];
  /** Its questions have answers on pages, whatever the conversation says. */
  isOnPages: boolean;
}

/** Problems in the questions of one set, by question id. */
export function faqProblems(
  { edited, added, hidden, order }: FaqChange,
  questions: readonly { id: string; group: string }[],
  named: Named,
): { id: string; message: string }[] {
  const ids = questions.map(({ id }) => id);
  const all = [...ids, ...added.map(({ id }) => id)];
  const unknown = (among: readonly string[]) => (id: string) =>
    among.includes(id) ? [] : [{ id, message: words.noQuestion(id) }];
  return [
    ...Object.keys(edited).flatMap(unknown(ids)),
    ...[...hidden, ...order].flatMap(unknown(all)),
    ...added.flatMap(({ id, group }, index) =>
      [
        ![...ids, ...added.slice(0, index).map((one) => one.id)].includes(id) || words.idTaken(id),
        /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) || words.idForm,
        !isReserved(id) || words.reserved(id),
        questions.some((one) => one.group === group) || words.noGroup(group),
      ]
        .filter((message) => message !== true)
        .map((message) => ({ id, message })),
    ),
    ...questionsIn({ edited, added }).flatMap((one) =>
      textProblems(one, named).map((message) => ({ id: one.id, message })),
    ),
  ];
}

type Asked = PublishedQuestion & { id: string };

function textProblems(one: PublishedQuestion, named: Named): string[] {
  const { question, answer, reply, keepsReply, wordings = [], leads, campaigns = [] } = one;
  const needed = [
    question,
    ...wordings,
    ...(leads ? [leads.text] : []),
    ...(reply === undefined ? [] : [reply]),
  ];
  const mayBeEmpty = !named.isOnPages && (keepsReply === true || reply !== undefined);
  return [
    ...([...needed, ...(mayBeEmpty ? [] : [answer])].some((text) => text.trim() === '') ? [words.empty] : []),
    ...referenceProblems(`${answer}\n${reply ?? ''}`, named),
    ...(leads && !isPlainLink(leads.path) ? [words.badLink(leads.path)] : []),
    ...(endsFirst(one) ? [words.order] : []),
    ...campaigns.filter((prefix) => !named.campaigns.includes(prefix)).map(words.noCampaign),
  ];
}

const plain = (wording: string): string =>
  withoutAccents(wording)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const areSaidTogether = (one: Asked, other: Asked): boolean =>
  overlap(one, other) &&
  (!one.campaigns?.length ||
    !other.campaigns?.length ||
    one.campaigns.some((prefix) => countsIn(other, prefix)));

/** Wordings that ask for two questions at a time, by set and question. */
export function wordingProblems({ faq }: Publication): { key: string; message: string }[] {
  const asked = Object.entries(faq).flatMap(([set, { hidden, ...change }]) =>
    questionsIn(change)
      .filter(({ id }) => !hidden.includes(id))
      .flatMap((one) => [one.question, ...(one.wordings ?? [])].map((wording) => ({ set, one, wording }))),
  );
  return [...Map.groupBy(asked, ({ wording }) => plain(wording)).values()].flatMap((same) =>
    same.flatMap(({ set, one, wording }, at) =>
      same.slice(0, at).some((other) => other.one.id !== one.id && areSaidTogether(other.one, one))
        ? [{ key: `${set} ${one.id}`, message: words.wordingTwice(wording) }]
        : [],
    ),
  );
}

function referenceProblems(answer: string, named: Named): string[] {
  const { slots, links } = referencesIn(answer);
  return [
    ...slots.filter((slot) => !isKnown(slot, named)).map((slot) => words.badSlot(slot.join(' '))),
    ...links.filter((link) => !isPlainLink(link)).map(words.badLink),
  ];
}

function isKnown([name = '', ...rest]: readonly string[], { skus, services }: Named): boolean {
  switch (lookUp(slotNames, name)) {
    case 'plan':
      return rest.length === 1 && skus.includes(rest[0] ?? '');
    case 'two plans':
      return rest.length === 2 && rest.every((sku) => skus.includes(sku));
    case 'service':
      return rest.length === 1 && services.includes(rest[0] ?? '');
    case 'line':
      return rest.length === 1 && ['vendas', 'suporte'].includes(rest[0] ?? '');
    case 'nothing':
      return rest.length === 0;
    default:
      return false;
  }
}
