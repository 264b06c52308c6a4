import type { StepId } from '../../../funnel/steps/step-id.ts';
import { stepOf } from '../../../funnel/steps/steps.ts';
import type { Asked } from '../reading.ts';
import { clausesOf, within } from '../text/clauses.ts';
import { looksLikeQuestion } from '../text/looks-like-question.ts';
import { type Text, textOf, wordsOf } from '../text/text.ts';
import { blanked } from './criterion.ts';
import { turnsServiceDown } from './plan-wish.ts';
import { rankSaid } from './rank-said.ts';
import { servicesSaid } from './services-said.ts';
import { speedIn } from './speed-said.ts';

/** A plan that is named before the plans are known. */
export interface PlanToldEarly {
  said: string;
  /** The step that will ask for the plan. */
  step: StepId;
  /** The rest of the message; null if nothing is left. */
  rest: Text | null;
}

export const wants =
  /\b(?:quer|quero|queria|kero|qro|preciso|procuro|gostaria|prefiro|escolho|escolhi|vou (?:querer|de|ficar|pegar|n[oa] de|pel[oa] de)|pode ser|fico|interess\w+|gostei|assinar|contratar|planos?|pego|manda|bota|coloca|fecho|(?:o|a|ess[ea]|aquel[ea]) (?:de|com|mais))\b/;
const anySpeed = /\b(?:\d{3,4} ?megas?|[12] ?gigas?|(?:[3-9]\d{2}|1000|2000)(?= ))/;
/** '600 mega', '1 giga com HBO Max', and nothing else. */
function isOnlyPlan(plain: string): boolean {
  const bare = blanked(`${plain} `, servicesSaid(plain, []));
  const hasUnit = /mega|giga/.test(plain) || servicesSaid(plain, []).length > 0;
  return (
    hasUnit &&
    anySpeed.test(bare) &&
    /^(?:o|a|de|com|e|mais|plano|internet|fibra|net|[.!+ ])*$/.test(bare.replace(anySpeed, ' '))
  );
}
const bareSpeed =
  /\b(?:(?:o|a|n[oa]|pel[oa]|plano|internet|fibra|ess[ea]|aquel[ea]|vou) de|(?:fico|ficar) (?:com|de|n[oa])) (?:[3-9]\d{2}|1000|2000)\b(?! ?(?:reais|conto))/;
/** 'Quero o de 500 mega | pro meu apartamento em Campinas'. */
const place =
  / (?:(?:pr[oa]|para|n[oa]|aqui|em|d[oae]) )+(?:(?:o|a|meu|minha|nossa|esse|este) )*(?:ap|apto|apartamento|kit ?net|casa|sobrado|sitio|loja|escritorio|empresa|endereco|rua|avenida|av|bairro|cep|numero)\b| (?:moro|meu (?:cep|endereco)|cep|aqui em|em (?!casa|conta|media|cima))/;

/** 'Eu quero 500': nobody wants a house. */
const wantedFigure =
  /^(?:(?:eu|oi|bom dia|boa tarde|boa noite|entao|moc[ao])[ ,]+)*(?:quero|queria|kero|qro|vou querer|gostaria d[eo])(?: (?:os?|uns))? (?:[3-9]\d0|1000|2000)(?: (?:mesmo|entao|por favor|pf|pfv|viu|ai))*[.! ]*$/;

const tellsPlan = (plain: string): boolean =>
  wantedFigure.test(plain) ||
  turnsServiceDown(plain) ||
  (!/\d{5}|@|\bnao\b/.test(plain) && describesPlan(plain));

/** Of no plan anywhere: the reply says so at once. */
const inNoPlan = /\b(?:tv|televisao|telefone|linha) (?:a cabo|por assinatura|paga|fechada|fix[ao])\b/;

const describesPlan = (plain: string): boolean =>
  (wants.test(plain) || isOnlyPlan(plain)) &&
  (speedIn(plain) !== null ||
    bareSpeed.test(plain) ||
    (servicesSaid(plain, []).length > 0 && !inNoPlan.test(plain)) ||
    rankSaid(plain, []).length > 0);

/** The subject is something else. */
const otherFact =
  / (?:(?:e|o|meu|minha|no|com|pra|para|todo|dia) )*(?:nome|me chamo|sou [oa]|cpf|celular|telefone|zap|whats\w*|contato|e-?mail|vencimento|vencer|vence|venc|pagamento|pagar|boleto|debito|cep)\b/;

/** 'Quero 1 giga | no 22041-011'. */
const postcode = / (?:(?:n[oa]|pr[oa]|para|em|o|aqui) )*\d{5}[- ]?\d{3}\b/;

/** 'Preciso de fibra de 1 giga' asks nothing. */
const needs =
  /^(?:[a-z]+[ ,.!]+){0,4}?(?:eu )?preciso d(?:e|o|a|um|uma) (?:uma? )?(?:internet|fibra|planos?|wi-?fi|net|(?:um|\d{1,4}) ?(?:giga|mega))\b[^?]*$/;

/** A figure, a name or a place in front of the wish is no part of it. */
const toldInFront = /\d|\b(?:meu nome|me chamo|sou [oa]|moro)\b/;

/** 'É 1 giga que eu quero'. */
const inverted =
  /(?<=^|[ ,])(?:(?:e|eh) )?(?<said>(?:(?:o|a|plano|de) )*(?:\d{3,4}(?: ?megas?)?|[12] ?gigas?)(?: com [a-z+]+)?) (?:que|q) (?:(?:eu|a gente) )?(?:quero|queria|vou querer|preciso)\b/;

function toldInverted({ shown, plain }: Text): { said: string; others: string } | null {
  const match = inverted.exec(plain);
  const said = match?.groups?.said;
  if (match === null || said === undefined || /\b(?:nao|n)\b/.test(plain.slice(0, match.index))) return null;
  const from = plain.indexOf(said, match.index);
  const others = `${shown.slice(0, match.index)} ${shown.slice(match.index + match[0].length)}`;
  return { said: shown.slice(from, from + said.length), others };
}

/** Splits a clause into the plan and the rest: 'apto 42 | quero o de 600 | na minha casa'. */
function partedAtPlan({ shown, plain }: Text): { said: string; others: string } | null {
  const isInverted = toldInverted({ shown, plain });
  if (isInverted !== null) return isInverted;
  const wishes = [...plain.matchAll(new RegExp(wants, 'g'))].map(({ index }) => index);
  for (const wish of wishes.length > 0 ? wishes : [0]) {
    const from = toldInFront.test(plain.slice(0, wish)) ? wish : 0;
    const ends = [place, otherFact, postcode].flatMap((end) => end.exec(plain.slice(from))?.index ?? []);
    const to = [from + Math.min(...ends, plain.length - from), plain.length].find((end) =>
      tellsPlan(plain.slice(from, end)),
    );
    if (to !== undefined)
      return {
        said: shown.slice(from, to),
        others: `${shown.slice(0, from).replace(/ (?:o|a|com o|e o) $/i, ' ')} ${shown.slice(to)}`,
      };
  }
  return null;
}

/** 'O de 1 giga | pq faço live': why that plan. */
const reasonBehind = /^((?:[,;]? (?:pq|porque|por que|pois) [^,;.!?\d]*)?)(.*)$/is;

/** 'Quero 1 giga, pode instalar segunda?': what is wished for beside a question. */
const isWishApart = (clause: Text): boolean =>
  /\b(?:quero|queria|gostaria de|vou querer|fico com|tenho interesse)\b(?! (?:saber|ver|entender))/.test(
    clause.plain,
  ) && !looksLikeQuestion(clause);

/** What parts a clause from the next. */
const between = /^[\s,;.!]+(?:e |mas )?/;

/** Finds a plan that is named before plans can be chosen; it is kept for its question. */
export function planToldEarly(text: Text, asked: Asked): PlanToldEarly | null {
  const { facts, journey } = asked;
  const step = journey.find((id) => stepOf(id).fields.some((name) => name === 'idPlan'));
  if (facts.coverage !== null || facts.order !== null || step === undefined) return null;
  const isAsked = looksLikeQuestion(text) && !needs.test(text.plain);
  const told = clausesOf(text).find(
    ({ from, to }) =>
      partedAtPlan(within(text, from, to)) !== null &&
      (!isAsked || (text.plain[to] !== '?' && isWishApart(within(text, from, to)))),
  );
  const parted = told && partedAtPlan(within(text, told.from, told.to));
  if (!parted) return null;
  const { said, others } = parted;
  const front = text.shown.slice(0, told.from);
  const [, reason = '', behind = ''] = reasonBehind.exec(text.shown.slice(told.to)) ?? [];
  // 'Na Av. Paulista' keeps its sign; where nothing of the clause is left, none stands alone.
  const joined =
    others.trim() === ''
      ? `${front}${behind.replace(between, '')}`.replace(/[\s,;]+(?:e )?$/, '')
      : `${front}${others.trim()}${behind}`;
  const rest = textOf(joined);
  return { said: `${said.trim()}${reason}`, step, rest: wordsOf(rest.plain).length > 0 ? rest : null };
}
