import { formatCep, parseCep } from '../../brazil/cep.ts';
import { announced, type Found, type Recogniser, span, whole } from './recogniser.ts';
import { skipWords, type Text } from './text.ts';

const pattern = /(?<![\d./-])\d{2}[. ]?\d{3}[-–. ]{0,3}\d{3}(?!\d|[-./]\d)/;
const withDash = /(?<![\d./-])\d{2}\.?\d{3} ?[-–] ?\d{3}(?!\d|[-./]\d)/;
const lead = new Set(
  'o a e eh meu cep codigo postal do da de no na em moro fica sou e minha casa'.split(' '),
);

const found = (match: RegExpExecArray | null): Found | null => {
  const digits = match === null ? null : parseCep(match[0]);
  return match === null || digits === null ? null : { raw: { cep: [formatCep(digits)] }, ...span(match) };
};

/** Digits that are spread in some other way, with nothing else around them. */
function alone(text: Text): Found | null {
  const digits = parseCep(text.plain.slice(skipWords(text.plain, lead)));
  return digits === null ? null : { raw: { cep: [formatCep(digits)] }, ...whole(text) };
}

export const recognisePostcode: Recogniser = {
  asked: (text) => found(pattern.exec(text.plain)) ?? alone(text),
  anywhere: ({ plain }) => {
    const match = withDash.exec(plain) ?? pattern.exec(plain);
    const isSure = match !== null && (withDash.test(match[0]) || announced(plain, match.index, /\bcep\b/));
    return isSure ? found(match) : null;
  },
};
