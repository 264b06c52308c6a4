import { formatCnpj, parseCnpj } from '../../../brazil/cnpj.ts';
import { formatCpf, parseCpf } from '../../../brazil/cpf.ts';
import { parsePhone } from '../../../brazil/phone.ts';
import { announced, type Found, type Recogniser, span } from './recogniser.ts';

const cpf =
  /(?<![\d.-])\d{3}[. ]?\d{3}[. ]?\d{3}(?:[-–. /]{0,3}|,? (?:(?:e|o|os|com|final|digitos?|traco) )+)\d{2}(?!\d|[-.]\d)/;
const cnpj =
  /(?<![a-z\d.-])[a-z\d]{2}[. ]?[a-z\d]{3}[. ]?[a-z\d]{3}[/ ]{0,3}[a-z\d]{4}[-–/ ]{0,3}\d{2}(?![a-z\d]|[-.]\d)/;

const isPhoneWord = /telefone|celular|fone|zap|whats/;

const digitsOf = (text: string) => text.replace(/\D/g, '');

function findCpf(plain: string): Found | null {
  const match = cpf.exec(plain);
  return match === null ? null : { raw: { cpf: [formatCpf(digitsOf(match[0]))] }, ...span(match) };
}

export const recogniseCpf: Recogniser = {
  needs: 'digit',
  asked: ({ plain }) => {
    const found = findCpf(plain);
    return found !== null && announced(plain, found.from, isPhoneWord) ? null : found;
  },
  anywhere: ({ plain }) => {
    const found = findCpf(plain);
    const typed = found === null ? '' : plain.slice(found.from, found.to);
    if (found === null || parseCpf(digitsOf(typed)) === null) return null;
    const isOnlyCpf = typed.includes('.') || !parsePhone(typed, { landline: false }).ok;
    return isOnlyCpf || announced(plain, found.from, /\bcpf\b/) ? found : null;
  },
};

const findCnpj = (plain: string): Found | null => {
  const match = cnpj.exec(plain);
  const places = match === null ? null : match[0].replace(/[^a-z\d]/g, '');
  if (match === null || places === null) return null;
  const parsed = parseCnpj(places);
  return { raw: { cnpj: [parsed === null ? places : formatCnpj(parsed)] }, ...span(match) };
};

export const recogniseCnpj: Recogniser = {
  needs: 'digit',
  asked: ({ plain }) => findCnpj(plain),
  anywhere: ({ plain }) => {
    const found = findCnpj(plain);
    return found !== null && parseCnpj(found.raw.cnpj?.[0] ?? '') !== null ? found : null;
  },
};

const code = /(?<!\d)\d{3}[ .-]?\d{3}(?!\d)/;

export const recogniseCode: Recogniser = {
  needs: 'digit',
  asked: ({ plain }) => {
    const match = code.exec(plain);
    return match === null ? null : { raw: { code: [digitsOf(match[0])] }, ...span(match) };
  },
  anywhere: null,
};
