import { isWithoutNumber } from '../../../../funnel/fields/house-number.ts';
import { type Text, wordsOf } from '../../text/text.ts';
import type { Found } from '../recogniser.ts';

export const numbered = (number: string, from: number, to: number): Found => ({
  raw: isWithoutNumber(number)
    ? { no_number: ['on'] }
    : { number: [number.replace(/^(\d{1,2})\.(?=\d{3})/, '$1')] },
  from,
  to,
});

const behindVerb =
  /(?<![a-z])(?:e|eh|ta|esta|fica|no|na|escrito|diz|marca|mostra)(?: [oa])? (\d{1,5}[a-z]?)[.!]?$/;
/** 'Na placa da frente tá escrito 72': where the number stands is nothing else. */
const whereWritten = /\b(?:placa|plaquinha|portao|conta|porta|fachada|muro|parede|caixa|poste|fatura)\b/;
const otherFact = /\b(?:final|fim|ultimos|cep|telefone|celular|cpf|plano|dia|mega|reais|apto?|bloco|andar)\b/;

/** 'É o 12 da vila'. */
const ofPlace =
  /^(?:(?:e|eh|moro|fica|aqui|no) )*(?:[oa] )?(\d{1,5}[a-z]?) d[aoe] (?:vila|rua|predio|condominio|esquina|beco|travessa|avenida|quadra)\b[^\d]*$/;

/** 'Fica no 2204, aquele prédio azul': in front of what it looks like. */
const described =
  /^(?:(?:e|eh|moro|fica|aqui|la) )+n[oa] (\d{1,5}[a-z]?),? (?=(?:aquel[ea]|ess[ea]|um|uma|o|a) )/;

/** 'Vixe é o 73 mulher': the one figure of a few words, of which none says that it is something else. */
const among = /^(?:[a-z]+,? ){0,4}(\d{2,5})(?:,? [a-z]+){0,4}[.!]?$/;
const otherFigure =
  /\b(?:nao|nem|somos|temos|tenho|moramos|quero|uso|cep|telefone|tel|celular|zap|whats\w*|cpf|e-?mail|plano|dias?|mega|giga|reais|real|apto?|apartamento|ap|bloco|torre|sala|loja|casa|kitnet|kitinete|quitinete|kit|flat|studio|box|quarto|suite|barraco|edicula|anexo|quadra|qd|lote|lt|conjunto|andar|fundos|final|fim|digitos?|ultimos?|rua|avenida|av|travessa|praca|bairro|vila|km|metros|anos|horas?|h|minutos?|meses|pessoas|comodos|tvs?|vezes|perto|frente|lado|esquina|entre|antes|depois|errad[oa]|minutinhos|min|gb|gigas|megas|pontos?|parcelas|vizinh[oa])\b|\?/;

/** 'Aqui na plaquinha tá 908': the one number of a sentence. */
export function inDescription({ plain }: Text): Found | null {
  const match = behindVerb.exec(plain) ?? ofPlace.exec(plain) ?? described.exec(plain);
  const number = match?.[1];
  if (match === null || number === undefined || plain.match(/\d+/g)?.length !== 1) return null;
  if (otherFact.test(plain) || wordsOf(plain).length > 12) return null;
  const to = match.index + match[0].length;
  const from = whereWritten.test(plain.slice(0, match.index)) ? 0 : match.index;
  return { ...numbered(number.toUpperCase(), from, to), doubtful: true };
}

export function amongWords({ plain }: Text): Found | null {
  const match = among.exec(plain);
  const number = match?.[1];
  if (match === null || number === undefined || otherFigure.test(plain)) return null;
  const from = plain.indexOf(number);
  return { ...numbered(number, from, from + number.length), doubtful: true };
}
