import { toIsoDate } from '../../../../brazil/date.ts';
import { givenValues } from '../../../../funnel/fields/given-values.ts';
import type { Asked, Reading } from '../../reading.ts';
import { stepFor } from '../../recognise-answers.ts';
import { spokenWish } from '../../recognisers/visit/spoken-wish.ts';
import { within } from '../../text/clauses.ts';
import type { Text } from '../../text/text.ts';
import { weekdays } from '../../text/weekdays.ts';
import { insteadOf } from '../correction-phrases.ts';
import { visitAgain } from './visit-again.ts';
import { visitAtPeriod, visitIn } from './visit-in-words.ts';
import { visitMovedAtReview } from './visit-moved-at-review.ts';

const ofVisit = /\b(?:instalacao|visita|tecnico|agendamento|horario|data)\b/;
const toPeriod =
  /\b(?:pr[oa]|para|de|a|na|pela|no periodo da) (?:(?:o|a|periodo|da|parte) )*(manha|tarde)[.!?]?$/;
/** 'Coloca de tarde a instalação'. */
const periodFirst =
  /^(?:coloca|bota|muda|passa|deixa|poe|marca|quero|prefiro) (?:(?:pr[oa]|para|de|a|na|pela|o|periodo|da) )*(manha|tarde) (?:a |na |o |para a |pra )?(?:instalacao|visita|tecnico)[.!?]?$/;
/** 'A visita pode ser dia 28?', 'tem dia 30?' */
const asksForDay = new RegExp(
  String.raw`\b(?<!\bnao )(?:pode|podia|poderia|tem como|teria como|da|daria|tem|teria|consegue) (?:(?:pra|para|ser|marcar|mudar|passar|trocar|remarcar|vir|deixar|botar|colocar|pro|o|a|n[oa]|em|outro|vaga) )*(?=dia \d|\d{1,2}\/\d|${weekdays})`,
);
/** 'Muda a instalação pro outro sábado, dia 5, de tarde'. */
const moves =
  /\b(?:muda|mudar|mude|troca|trocar|passa|passar|remarca|remarcar|marca|marcar|bota|coloca|deixa) (?:(?:a|o|minha|data|dia|horario|d[ao]) )*(?:instalacao|visita|tecnico|agendamento) (?:pr[oa]|para|n[oa]|em) (?:[oa] )?/;
/** 'Passa pra segunda de manhã': a day with its period can only be the visit's. */
const movesToPeriod = new RegExp(
  String.raw`\b(?:muda|passa|troca|remarca)r? (?:pr[ao]|para) (?:[oa] )?(?=(?<wish>(?:proxim[ao] )?(?:${weekdays}|dia \d{1,2})(?:[- ]feira)?,? (?:(?:de|a|pela) )?(?:manha|tarde|cedo)\b))`,
);
/** The day that is given up: 'Muda de quinta pra segunda'. */
const from = new RegExp(
  String.raw`\bd[eoa] (?:(?:dia )?\d{1,2}|${weekdays})(?:-feira)? (?=(?:pra|para|pro) )`,
  'g',
);
/** A new day, said at another question: 'Instala na segunda'. */
const installs = new RegExp(
  String.raw`^(?:.{0,20}[ ,])?(?:instala|instalar|instalem|pode instalar) (?:(?:aqui|so|la|isso|n?[oa]|em|pr[ao]|para) )*(?=dia \d|\d{1,2}\/\d|${weekdays})`,
);
/** 'Só posso receber o técnico depois do dia 1'. */
const receives = new RegExp(
  String.raw`\b(?:(?:posso|consigo|vou|da (?:pra|para)) receber|recebo|(?:pode|podem|consegue) vir|(?:vou estar|estarei|fico) em casa)(?: (?:o tecnico|a visita|voces|so|ele|alguem))* (?=depois|a partir|antes|ate|n[oa] (?:dia|${weekdays})|dia \d)`,
);
const ofOtherDay = /\b(?:venc\w*|fatura|boleto|pagar|pagamento|debito)\b/;
/** A chosen day that no longer suits: 'Dia 26 não posso mais'. */
const given = /\bdia (\d{1,2})\b/;

function namesVisit(plain: string, { facts }: Asked): boolean {
  const day = given.exec(plain)?.[1]?.padStart(2, '0');
  const dates = givenValues('schedules', facts.answers).date ?? [];
  return ofVisit.test(plain) || dates.some((date) => date.startsWith(`${day}/`));
}

/** 'De manhã não vai dar, pode ser à tarde?' */
const instead =
  /\b(?:manha|tarde) (?:nao (?:vai dar|da|posso|consigo|rola|serve)|e ruim|complica)\b.*\b(?:de|a|na|pela) (manha|tarde)[?!. ]*$/;

/** 'Amanhã cedo não vou estar, troca pra tarde': the day stays. */
const sameDay =
  /\bnao (?:vou (?:ta|estar|poder|conseguir)|estarei|posso|consigo|vai dar|da|tem ninguem)\b.*\b(?:troca|muda|passa|bota|coloca|poe|deixa|marca)r? (?:pr[ao]|para|de|a|pela) (?:(?:o|a|periodo|da|parte) )*(manha|tarde)(?![a-z])(?! d[eo] )/;

const namesDay = new RegExp(String.raw`\d|\b(?:${weekdays}|amanha|semana)\b`);

function periodIn(plain: string): string | undefined {
  const stays = sameDay.exec(plain)?.[1];
  if (stays !== undefined) return stays;
  if (namesDay.test(plain)) return undefined;
  const moved = ofVisit.test(plain) && !/\bnao\b/.test(plain) ? toPeriod.exec(plain)?.[1] : undefined;
  return moved ?? (periodFirst.exec(plain) ?? instead.exec(plain))?.[1];
}

/** The chosen days at the other period: 'muda a instalação pra tarde', 'a visita é melhor de manhã'. */
function atOtherTime({ plain }: Text, asked: Asked): Reading | null {
  const period = periodIn(plain);
  return period === undefined ? null : visitAtPeriod(period, asked);
}

/** Whether the visitor moves the visit, or asks for another day. */
function onOtherDay(text: Text, asked: Asked): Reading | null {
  const step = stepFor('schedules', asked);
  const move = ofOtherDay.test(text.plain)
    ? null
    : (movesToPeriod.exec(text.plain) ?? moves.exec(text.plain) ?? installs.exec(text.plain));
  const wished = asksForDay.exec(text.plain) ?? receives.exec(text.plain);
  const match = move ?? (namesVisit(text.plain, asked) ? wished : null);
  if (step === null || match === null) return null;
  const start = match.index + match[0].length;
  const told = match.groups?.wish?.length;
  const end = told === undefined ? text.plain.replace(/[?!. ]+$/, '').length : start + told;
  const wish = within(text, start, end);
  const [part, another] = spokenWish(wish.plain, toIsoDate(asked.facts.today)).wanted;
  // 'Bota a visita pra depois do almoço': the days stay.
  if (part?.kind === 'period' && another === undefined) return visitAtPeriod(part.period, asked);
  const visit = visitIn(wish, asked);
  if (visit !== 'none') return visit;
  return move === null ? null : visitAgain(wish, step, asked);
}

/** 'À tarde em vez de manhã': the time that is given up. */
const notThen = new RegExp(`,? ${insteadOf} (?:(?:de|da|a|ser) )*(?:manha|tarde)\\b`);

/** Another visit than the chosen one, said at another question: it waits for a yes. */
export function otherVisit(said: Text, asked: Asked): Reading | null {
  const plain = said.plain.replace(from, '').replace(notThen, '');
  const text = plain === said.plain ? said : { plain, shown: plain };
  const isAsked = asked.steps.some(({ fields }) => fields.includes('schedules'));
  const isGivenYet = asked.facts.answers.schedules !== undefined;
  if (isAsked || !isGivenYet) return null;
  return atOtherTime(text, asked) ?? onOtherDay(text, asked) ?? visitMovedAtReview(text, asked);
}
