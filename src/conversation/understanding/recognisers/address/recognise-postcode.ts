import { formatCep, parseCep } from '../../../../brazil/cep.ts';
import { somebody } from '../../text/people.ts';
import type { Text } from '../../text/text.ts';
import { announced, type Found, type Recogniser, span } from '../recogniser.ts';

const pattern = /(?<![\d./-])\d{2}[. ]?\d{3}[-–. ]{0,3}\d{3}(?!\d|[-./]\d)/g;
const withDash = /(?<![\d./-])\d{2}\.?\d{3} ?[-–] ?\d{3}(?![a-z\d]|[-./]\d)/g;

/** 'não é 01310-100' and '01310-100 não, …' say which one it is not. */
const deniedBefore = /\bnao (?:e |eh |era )?(?:mais )?(?:o |meu )?(?:cep )?$/;
const deniedBehind = /^,? nao(?: e| eh)?(?:[\s.!]*$|[.,;!])/;
/** '01310-100 ou 200': the end is not known. */
const otherEnd = /^ ou (?:era |e |eh )?\d{2,3}(?!\d)/;
/** Between two postcodes: the second stands for the first. */
const corrected = /\b(?:alias|quer dizer|digo|melhor|verdade|corrig\w+|desculp\w+|errei|para|pra|e sim)\b/;

/** Words of a postcode that is not meant, and of one that is. */
const ofAnother = new RegExp(
  `\\b(?:antig[oa]|velh[oa]|anterior|errad[oa]|antes|era|trabalho|servico|empresa|d[aeo]l[ea]s?|vizinh[oa]|d[aeo] (?:minha|meu) (?:${somebody}|fia|fio|casa antiga))\\b`,
);
const ofThis = /\b(?:nov[oa]|cert[oa]|corret[oa]|atual|agora|hoje|meu (?:mesmo )?e|o meu|instala\w*|aqui)\b/;

/** Other numbers with eight digits. */
const ofOther = /\b(?:tel|fone|telefone|fixo|cel|celular|whats\w*|zap|rg|cpf|pedido|protocolo|contrato)\b/;

/**
 * Chooses among several postcodes by the words before each: the one that is meant, or the only one that is not another
 * place's.
 */
function toldApart(plain: string, all: readonly RegExpExecArray[]): string | null {
  const told = all.map((match, place) => {
    const from = place === 0 ? 0 : span(all[place - 1] ?? match).to;
    const words = plain.slice(from, match.index);
    return { digits: parseCep(match[0]), isOther: ofAnother.test(words), isMeant: ofThis.test(words) };
  });
  const meant = told.filter(({ isMeant, isOther }) => isMeant && !isOther);
  const rest = meant.length > 0 ? meant : told.filter(({ isOther }) => !isOther);
  const [digits, ...others] = new Set(rest.map((one) => one.digits));
  return others.length === 0 && told.some(({ isOther }) => isOther) ? (digits ?? null) : null;
}

/** The postcode that counts; null if it is unclear. */
function chosen(plain: string, all: readonly RegExpExecArray[]): string | null {
  const [last, before] = all.toReversed();
  if (last === undefined) return null;
  if (before !== undefined && corrected.test(plain.slice(span(before).to, last.index)))
    return parseCep(last[0]);
  const meant = all.filter((match) => {
    const { from, to } = span(match);
    const behind = plain.slice(to);
    return !deniedBefore.test(plain.slice(0, from)) && !deniedBehind.test(behind) && !otherEnd.test(behind);
  });
  const [digits, ...others] = new Set(meant.map(([text]) => parseCep(text)));
  return others.length === 0 ? (digits ?? null) : null;
}

function found(plain: string, all: readonly RegExpExecArray[]): Found | null {
  const [first, last] = [all[0], all.at(-1)];
  const sure = chosen(plain, all);
  const digits = sure ?? toldApart(plain, all);
  if (first === undefined || last === undefined || digits === null) return null;
  return {
    raw: { cep: [formatCep(digits)] },
    from: first.index,
    to: span(last).to,
    ...(sure === null && { doubtful: true }),
  };
}

/** '15025 e o resto acho que 040': told in two parts. */
const inParts =
  /(?<!\d)(\d{5})(?!\d)[^\d]{1,6}(?:o |os )?(?:resto|final|fim|finalzinho|ultimos?|digitos?)\b[^\d]{1,20}(\d{3})(?!\d)/;

function ofParts({ plain }: Text): Found | null {
  const match = inParts.exec(plain);
  const digits = match && parseCep(`${match[1]}${match[2]}`);
  return match && digits ? { raw: { cep: [formatCep(digits)] }, ...span(match), doubtful: true } : null;
}

/** Each postcode of a message that tells several, and not which of them is meant; empty where it tells one. */
export function postcodesIn({ plain }: Text): readonly string[] {
  const all = [...plain.matchAll(pattern)];
  const told = new Set(all.flatMap(([digits]) => parseCep(digits) ?? []));
  return told.size > 1 && found(plain, all) === null ? [...told].map(formatCep) : [];
}

export const recognisePostcode: Recogniser = {
  kind: 'digits',
  inGroups: { digits: /^\d{8}$/ },
  needs: 'digit',
  asked: (text) => {
    const all = [...text.plain.matchAll(pattern)];
    return all.length === 0 ? ofParts(text) : found(text.plain, all);
  },
  anywhere: ({ plain }, asked) => {
    const isLabelled = ({ index }: RegExpExecArray) => announced(plain, index, /\bcep\b/);
    // If a phone is asked, '98888-777' is one that lacks a digit.
    const mayBePhone = asked.steps.some(({ fields = [] }) => fields.includes('phone'));
    const dashed = [...plain.matchAll(withDash)].filter(
      (match) => !mayBePhone || !match[0].startsWith('9') || isLabelled(match),
    );
    if (dashed.length > 0) return found(plain, dashed);
    const all = [...plain.matchAll(pattern)];
    if (all.some(isLabelled)) return found(plain, all);
    // No house has eight digits: 'o de casa é 05724030'.
    const asksHouse = asked.steps.some(({ fields = [] }) => fields.includes('number'));
    const other = asksHouse && !ofOther.test(plain) ? found(plain, all) : null;
    return other && { ...other, doubtful: true };
  },
};
