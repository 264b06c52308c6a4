import type { Recogniser } from './recogniser.ts';

const announced = /\b(?:razao social|empresa|firma|nome)\b[:,]? ?(?:(?:e|eh)(?: |$))?/;
const legalForm = /\b(?:ltda|me|mei|epp|eireli|s\.?\/?a|ss|slu)\b\.?$/;
const bounds = /[;\n\uE000]/;

/** A company may be called anything: its name is taken where it is announced, or ends with the legal form. */
export const recogniseCompany: Recogniser = {
  kind: 'name',
  asked: ({ shown, plain }) => {
    const word = announced.exec(plain);
    const start = word === null ? plain.lastIndexOf('\uE000') + 1 : word.index + word[0].length;
    const end = plain.slice(start).search(bounds);
    const name = shown
      .slice(start, end === -1 ? undefined : start + end)
      .replace(/^[\s,.:-]+/, '')
      .trimEnd();
    const isNamed = word !== null || legalForm.test(plain.slice(start).trim());
    if (!isNamed || !/\p{L}/u.test(name)) return null;
    const from = shown.indexOf(name, start);
    return { raw: { company_name: [name] }, from, to: from + name.length };
  },
  anywhere: null,
};
