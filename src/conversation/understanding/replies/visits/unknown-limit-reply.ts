import { toIsoDate } from '../../../../brazil/date.ts';
import { replies } from '../../../../content/conversation/replies.ts';
import { isOfVisitor } from '../../commands/wishes-visit.ts';
import type { Asked, QuestionReading } from '../../reading.ts';
import { awaitedFields } from '../../recognise-answers.ts';
import { freeDays } from '../../recognisers/visit/recognise-schedules.ts';
import type { SpokenPart } from '../../recognisers/visit/spoken-parts.ts';
import { spokenWish } from '../../recognisers/visit/spoken-wish.ts';
import { inFull } from '../../text/normalise.ts';
import { type Text, textOf, wordsOf } from '../../text/text.ts';

const hour = 'uma|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|\\d';
const notOfVisitor =
  'meu|minha|trabalho|servico|aulas?|escola|academia|cafe|colegio|faculdade|curso|expediente|instala\\w*|visita|tecnic\\w+|contrat\\w*|pedido|confirma\\w*|analise|cadastro|outr\\w+|meio|horario|fim|turno|quint\\w+|prim\\w+';
const shopOrWill = '(?:voces?|vcs?|tecnic\\w+|ele|puder\\w*|quiser\\w*|der)';
/** What will be done or will have happened: 'quando meu salário cair', 'depois que eu voltar de viagem'. */
const happens =
  '(?:volt|cheg|entr|termin|acab|pass|mud|peg|tir|quit|pag|melhor|oper|ganh|liber|entreg)ar(?:em|mos)?|(?:receb|nasc)er(?:em|mos)?|(?:ca|sa)ir(?:em|mos)?|fizer\\w*|vier\\w*|(?:es)?tiver\\w* (?:de|em|livre|com)';

/** A time that the shop does not know: 'depois do feriado', 'antes da viagem', 'quando eu receber', 'na minha folga'. */
const limit = new RegExp(
  String.raw`\b(?:(?:depois|dps|apos|antes) d[oa]s? (?!${hour}|(?:${notOfVisitor})\b)(?:black friday|[a-z]{3,})|(?:depois|dps|quando|qdo|qnd|qndo|assim|logo)(?: (?:que|q))? (?!(?:[a-z]+ ){0,3}${shopOrWill}\b)(?:[a-z]+ ){0,3}?(?:${happens})|na minha folga)\b`,
);
const mostOfLimit = 10;

const knownBeside: readonly SpokenPart['kind'][] = ['period', 'any-period', 'month', 'months'];

/** 'Eu marco', 'aí a gente vê': what the visitor will do then. */
const doesThen = /\b(?:eu|a gente) (?:marco|marca|vejo|ve|escolho|aviso|agendo|peco|compro|pago)\b/;

/** Days that are limited by something the shop does not know: says which days there are, and proposes none. */
export function unknownLimitReply(text: Text, asked: Asked): QuestionReading | null {
  const free = awaitedFields(asked).includes('schedules') ? freeDays(asked) : null;
  const { plain } = inFull(text);
  if (free === null || plain.includes('?') || wordsOf(plain).length > mostOfLimit) return null;
  const [said] = limit.exec(plain) ?? [];
  if (said === undefined || doesThen.test(plain)) return null;
  const rest = plain.replace('black friday', '');
  const { wanted, excluded } = spokenWish(rest, toIsoDate(asked.facts.today));
  if (excluded.length > 0 || wanted.some(({ kind }) => !knownBeside.includes(kind))) return null;
  // 'Depois do almoço' is a period.
  if (spokenWish(said.replace('black friday', ''), toIsoDate(asked.facts.today)).wanted.length > 0)
    return null;
  if (isOfVisitor(textOf(rest.replace(said, '')).plain)) return null;
  return { kind: 'question', reply: `${replies.unknownTime} ${replies.days(free)}` };
}
