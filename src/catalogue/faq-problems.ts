import { isPlainLink, referencesIn, slotNames } from '../content/faq/typed-answer.ts';
import { checkWords as words } from '../content/publication-checks.ts';
import type { FaqChange } from '../contract/publication.ts';

interface Named {
  skus: readonly string[];
  services: readonly string[];
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
        questions.some((one) => one.group === group) || words.noGroup(group),
      ]
        .filter((message) => message !== true)
        .map((message) => ({ id, message })),
    ),
    ...[...Object.entries(edited).map(([id, text]) => ({ id, ...text })), ...added].flatMap(
      ({ id, question, answer }) => [
        ...(question.trim() === '' || answer.trim() === '' ? [{ id, message: words.empty }] : []),
        ...referenceProblems(answer, named).map((message) => ({ id, message })),
      ],
    ),
  ];
}

function referenceProblems(answer: string, named: Named): string[] {
  const { slots, links } = referencesIn(answer);
  return [
    ...slots.filter((slot) => !isKnown(slot, named)).map((slot) => words.badSlot(slot.join(' '))),
    ...links.filter((link) => !isPlainLink(link)).map(words.badLink),
  ];
}

function isKnown([name = '', ...rest]: readonly string[], { skus, services }: Named): boolean {
  switch (slotNames[name]) {
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
