import { formatCnpj, parseCnpj } from '../../../brazil/cnpj.ts';
import { formatCpf, parseCpf } from '../../../brazil/cpf.ts';
import { parsePhone } from '../../../brazil/phone.ts';
import { digitsOf } from '../text/text.ts';
import { announced, type Found, type Recogniser, span } from './recogniser.ts';

const cpf =
  /(?<![\d.-])\d{3}[. ]?\d{3}[. ]?\d{3}(?:[-–. /]{0,3}|,? (?:(?:e|o|os|com|final|digitos?|traco) )+)\d{2}(?!\d|[-.]\d)/g;
const cnpj =
  /(?<![a-z\d.-])[a-z\d]{2}[. ]?[a-z\d]{3}[. ]?[a-z\d]{3}[/ ]{0,3}[a-z\d]{4}[-–/ ]{0,3}\d{2}(?![a-z\d]|[-.]\d)/;

const isPhoneWord = /telefone|celular|fone|zap|whats/;

const cpfsIn = (plain: string): Found[] =>
  [...plain.matchAll(cpf)].map((match) => ({
    raw: { cpf: [formatCpf(digitsOf(match[0]))] },
    ...span(match),
  }));

/** Out of turn: no phone, unless it is called a CPF. */
function isCpf(plain: string, { from, to }: Found): boolean {
  const typed = plain.slice(from, to);
  if (parseCpf(digitsOf(typed)) === null) return false;
  const isNoPhone = typed.includes('.') || !parsePhone(typed, { landline: false }).ok;
  return isNoPhone || announced(plain, from, /\bcpf\b/);
}

export const recogniseCpf: Recogniser = {
  kind: 'digits',
  inGroups: { digits: /^\d{11}$/ },
  needs: 'digit',
  asked: ({ plain }) => {
    const [found] = cpfsIn(plain);
    return found === undefined || announced(plain, found.from, isPhoneWord) ? null : found;
  },
  anywhere: ({ plain }) => cpfsIn(plain).find((found) => isCpf(plain, found)) ?? null,
};

const findCnpj = (plain: string): Found | null => {
  const match = cnpj.exec(plain);
  const places = match === null ? null : match[0].replace(/[^a-z\d]/g, '');
  if (match === null || places === null) return null;
  const parsed = parseCnpj(places);
  return { raw: { cnpj: [parsed === null ? places : formatCnpj(parsed)] }, ...span(match) };
};

export const recogniseCnpj: Recogniser = {
  kind: 'digits',
  inGroups: { digits: /^\d{14}$/ },
  needs: 'digit',
  asked: ({ plain }) => findCnpj(plain),
  anywhere: ({ plain }) => {
    const found = findCnpj(plain);
    return found !== null && parseCnpj(found.raw.cnpj?.[0] ?? '') !== null ? found : null;
  },
};

const code = /(?<!\d)\d{3}[ .-]?\d{3}(?!\d)/;

export const recogniseCode: Recogniser = {
  kind: 'digits',
  inGroups: { digits: /^\d{6}$/ },
  needs: 'digit',
  asked: ({ plain }) => {
    const match = code.exec(plain);
    return match === null ? null : { raw: { code: [digitsOf(match[0])] }, ...span(match) };
  },
  anywhere: null,
};
