import { parseCpf } from '../../../brazil/cpf.ts';
import { formatPhone, parsePhone } from '../../../brazil/phone.ts';
import { mother, somebody } from '../text/people.ts';
import { announced, type Found, type Recogniser, span } from './recogniser.ts';

/** With or without country, carrier, zero and signs: 0xx11 9 8765-4321, +55 (11) 98765.4321. */
const pattern =
  /(?<![\d.,-])(?:(?:\+|00)?55[ .-]{0,2})?\(?(?:0 ?(?:xx|\d\d)?[ .-]{0,2})?\(?0?(\d\d)\)?(?:[ .-]{0,3}|,? (?:e )?(?:o )?(?:numero|celular|telefone|fone)(?: e|:)? )(9)[ .-]?(\d{4})[ .–-]{0,3}(\d{4})(?!\d)/;

/** '99876-5432, DDD 19'. */
const areaCodeBehind =
  /(?<![\d.,-])(?<local>9[ .-]?\d{4}[ .–-]{0,3}\d{4})[ ,;.(–-]+(?:(?:e|o|com|meu|d[eo]|no) )*(?:ddd|codigo de area)(?: (?:e|eh|de))?[ :]*0?(?<area>[1-9]\d)(?!\d)/;

/** 'DDD 85, 9 8123 4567'. */
const areaCodeBefore =
  /\bddd(?: (?:e|eh|de))?[ :]*0?(?<area>[1-9]\d)[ ,;.]+(?:(?:e|o|numero) )*(?<local>9[ .,-]{0,2}\d{4}[ .,–-]{0,3}\d{4})(?!\d)/;

/** With or without area code, zero and country. */
const mobile = { digits: /^(?:(?:55)?0?[1-9]\d)?9\d{8}$/ };

function find(name: string, plain: string): Found | null {
  const apart = areaCodeBehind.exec(plain) ?? areaCodeBefore.exec(plain);
  const match = apart ?? pattern.exec(plain);
  if (match === null) return null;
  const { area, local } = match.groups ?? {};
  const digits =
    area === undefined ? match.slice(1).join('').replace(/\D/g, '') : `${area}${local?.replace(/\D/g, '')}`;
  const parsed = parsePhone(digits, { landline: false });
  // Eleven bare digits are whatever their check digits say, once they cannot be a phone.
  if (!parsed.ok && parseCpf(match[0]) !== null) return null;
  return { raw: { [name]: [parsed.ok ? formatPhone(parsed.digits) : match[0]] }, ...span(match) };
}

const isPhone = /telefone|celular|fone|\btel\b|\bcel\b|zap|whats|contato|numero|\+/;

const other = `(?:dela|dele|(?:${somebody}|porteir[oa]|sindic[oa]|zelador[a]?|caseir[oa]|funcionari[oa]|irma[os]?|pais))`;
/** 'Quem recebe é minha sogra, liga pra ela: 84 9…': the words in front of the number are of somebody else, and none is of the visitor. */
const ofOther = new RegExp(
  `\\b(?:${other}\\b[^.;!?,]{0,50}$|(?:liga|ligar|ligue|chama|chamar|avisa|avisar|fala|falar|manda)(?: (?:antes|la|primeiro|msg|mensagem|um|zap|whats))* (?:pr[ao]|para|com|[oa]) [^.;!?]{0,50}$)`,
);
const ofVisitor =
  /\bmeu (?:numero|celular|cel|telefone|tel|fone|zap|whats\w*|contato)\b|\bo meu (?:e|eh)\b|\b(?:pra|para) mim\b|\bme (?:liga|chama|avisa)|\b(?:no nome d|titular|contrato)|\b(?:coloca|bota|poe|troca|muda|usa|anota|pode ser|apaga) (?:[a-z]+ ){0,3}[oa] d[ao]\b/;
/** 'Minha mãe é Maria Souza e o celular é 84 9…': her name is told, and then the visitor's phone. */
const behindMothersName = new RegExp(
  `\\b${mother}(?: se)? (?:e|eh|era|chama\\w*) (?!que\\b)[^.;!?,]* e (?:o |meu )*(?:numero|celular|cel|telefone|tel|fone|zap|whats\\w*|contato)(?: (?:e|eh))? $`,
);
const isOfOther = (before: string): boolean =>
  ofOther.test(before) && !ofVisitor.test(before) && !behindMothersName.test(before);

export const recognisePhone: Recogniser = {
  kind: 'digits',
  inGroups: mobile,
  needs: 'digit',
  asked: ({ plain }) => find('phone', plain),
  anywhere: ({ plain }) => {
    const found = find('phone', plain);
    if (found === null || isOfOther(plain.slice(0, found.from))) return null;
    const typed = plain.slice(found.from, found.to);
    const isBare = /^\d+$/.test(typed);
    return isBare && parseCpf(typed) !== null && !announced(plain, found.from, isPhone) ? null : found;
  },
};

export const recogniseLine: Recogniser = {
  kind: 'digits',
  inGroups: mobile,
  needs: 'digit',
  asked: ({ plain }) => find('line_phone', plain),
  anywhere: null,
};
