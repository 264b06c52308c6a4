import type { Asked } from '../reading.ts';
import { blank } from '../text/text.ts';
import { type Found, type Recogniser, span } from './recogniser.ts';

const checkDigit = '(?: ?(?:-|traco|digito|dig|dv|d) ?(?:xis|[\\dx])(?![a-z\\d]))';
const agency = new RegExp(
  `\\b(?:agencia|agenc|ag)[ .:nº°-]{0,4}(?:e |eh )?(\\d{1,6}(?: ?x(?![a-z\\d])|${checkDigit})?)`,
);
const account = new RegExp(
  `\\b(?:conta|c/c|cc|cp)(?: corrente| poupanca| salario| digital)?[ .:nº°-]{0,4}(?:e |eh )?(\\d[\\d.]{0,14}(?:-\\d{2,12}(?=-))?(?:${checkDigit}| [\\dx](?=$|[^\\da-z]))?)(?![a-z]| mil)`,
);
// 'O de 600' is a plan, and 'operação 013' a kind of account; so is 013 in front of a number.
const group =
  /(?!(?:013|023|1288) \d)(?<![\d.-]|\bo de |\b(?:operacao|oper|op)[ .:]{1,2})\d[\d.]{0,14}(?:-\d{2,12}(?=-))?(?: ?- ?[\dx](?![a-z\d]))?(?![\d.-])/g;

/** '01-012345-6': what stands in front of the number belongs to it, and the last hyphen is that of its digit. */
const written = (text = ''): string =>
  text
    .replace(/-(?=.*-)/g, '')
    .replace(/(?<=\d) ?x$/, '-x')
    .replace(/ ?(?:-|traco|digito|dig|dv|d) ?(?:xis)?/, (sign) => (sign.endsWith('xis') ? '-x' : '-'))
    .replace(/ /g, '');

const labelled = (name: string, match: RegExpExecArray | null): Found | null =>
  match === null
    ? null
    : {
        raw: { [name]: [written(match[1])] },
        ...span(match),
        // An agency has one digit or more than two: 'três zero e um' was cut.
        ...(/-.*-|^\d\d$/.test(match[1] ?? '') && { doubtful: true }),
      };

/** 'Itaú 0 4 5 6 1 2 3 4 5 6': without their names, nothing tells where the one ends and the other begins. */
const digitByDigit = /(?<!\d)\d \d \d(?!\d)/;

const groupsIn = (plain: string): RegExpExecArray[] =>
  digitByDigit.test(plain) ? [] : [...plain.matchAll(group)].filter(([digits]) => digits.length > 2);

/** Without a label the agency comes first; a number alone is the agency if it has at most four digits. */
function bareAgency(plain: string): Found | null {
  const [first, second] = groupsIn(plain);
  if (first === undefined) return null;
  const isAgency =
    /^\d{3,4}(?: ?- ?[\dx])?$/.test(first[0]) && (second !== undefined || first[0].length <= 6);
  return isAgency ? { raw: { agency: [written(first[0])] }, ...span(first) } : null;
}

/** Where direct debit is asked or waits for a yes, its account may be told. */
export const isOfDebit = ({ steps, waiting = [] }: Asked): boolean =>
  steps.some(({ fields }) => fields.includes('direct_debit')) ||
  waiting.some(({ field, raw }) => field === 'direct_debit' && raw.direct_debit?.[0] === 'true');

export const recogniseAgency: Recogniser = {
  kind: 'digits',
  inGroups: { digits: /^\d{3,5}x?$/, label: /\b(?:agencia|agenc|ag)[ .:nº°-]{0,4}(?:e |eh )?$/ },
  needs: 'digit',
  asked: ({ plain }) => labelled('agency', agency.exec(plain)) ?? bareAgency(blank(plain, account)),
  anywhere: ({ plain }, asked) =>
    isOfDebit(asked) || account.test(plain) ? labelled('agency', agency.exec(plain)) : null,
};

export const recogniseAccount: Recogniser = {
  kind: 'format',
  inGroups: {
    digits: /^\d{4,13}x?$/,
    label: /\b(?:conta|c\/c|cc|cp)(?: corrente| poupanca| salario| digital)?[ .:nº°-]{0,4}(?:e |eh )?$/,
  },
  needs: 'digit',
  asked: ({ plain }) => {
    const named = account.exec(plain);
    if (named !== null) return labelled('account_number', named);
    const last = groupsIn(plain).at(-1);
    return last === undefined
      ? null
      : {
          raw: { account_number: [written(last[0])] },
          ...span(last),
          ...(/-.*-/.test(last[0]) && { doubtful: true }),
        };
  },
  anywhere: ({ plain }) => labelled('account_number', account.exec(plain)),
};
