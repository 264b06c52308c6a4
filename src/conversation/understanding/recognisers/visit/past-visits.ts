import { clausesOf } from '../../text/clauses.ts';
import { blank } from '../../text/text.ts';
import { weekdays } from '../../text/weekdays.ts';

const whole = '(?:manha|tarde|dia|semana) (?:inteir|tod)[ao]';
const held = '(?:esperando|aguardando|plantad[oa]|trancad[oa]|pres[oa]|parad[oa]|de plantao)';

/** To wait for hours is no time of a visit: 'perdi a manhã toda', 'não vou ficar a manhã inteira plantado'. */
const waiting: readonly RegExp[] = [
  new RegExp(`\\b(?:esper|aguard|perd)[a-z]+\\b[^,.;?!]*?\\b${whole}\\b`, 'g'),
  new RegExp(`\\b${held}\\b[^,.;?!]*?\\b${whole}\\b`, 'g'),
  new RegExp(`\\b${whole}\\b(?: (?!n[ao]s? |${weekdays})\\w+){0,4}? ${held}\\b`, 'g'),
  new RegExp(
    `\\b(?:nao vou|nem vou|quer(?:em)? que (?:eu|a gente)|ter (?:que|de)|tem que|tenho (?:que|de)|precis[ao]) (?:ficar|fique) (?:\\w+ ){0,4}?${whole}\\b`,
    'g',
  ),
];

/** 'Tô sem internet desde domingo'. */
const since = new RegExp(
  String.raw`\bdesde (?:[ao] )?(?:domingo|${weekdays}|ontem|anteontem|semana|mes|dia \d{1,2})\b(?:-feira| feira)?(?: passad[ao])?`,
  'g',
);

/** 'Da outra vez', 'semana passada': what is told of that time goes on until the visitor turns to the present. */
const thatTime = new RegExp(
  String.raw`\b(?:(?:d?n?a|dess?a) (?:outra|ultima) vez|vez passada|(?:semana|mes|ano|${weekdays}) (?:re)?(?:passad|trasad)[oa]|(?<!\b(?:pra|para) )ontem|anteontem|nunca (?:vem|chega|cumpre|aparece)m?)\b`,
);

/** What the technician, or who waited for him, did or does as a rule: 'marcaram', 'não apareceu', 'nunca chegam no horário'. */
const past =
  /\b(?:esper(?:ei|amos|ou)|perd(?:i|emos)|falt(?:ei|ou)|(?:(?:ja|tinha|tinham) )(?:marquei|marcado|agendei|agendado)|fi(?:quei|camos(?= (?:esperando|aguardando|plantad|sem|na mao|o dia|a manha|a tarde))|cou) (?!de folga|livre|pra|para|combinado|decidido)|(?:re)?marcaram|(?:re)?agendaram|combinaram|prometeram|disseram|atrasaram|fur(?:ou|aram)|sum(?:iu|iram)|esqueceram|enrolaram|vieram|veio|vinham?|viriam?|aparece(?:u|ram)|compareceu|cheg(?:ou|aram)|marcou|agendou|remarcou|era (?:pra|para) (?:\w+ )?(?:vir|ser|ter (?:vindo|sido))|de(?:u|ram) (?:o |um )?(?:bolo|cano)|(?:deixaram|fiquei) na mao|tomei (?:um )?(?:cha de cadeira|cano|bolo)|outra (?:casa|cidade) (?:marquei|agendei)|quando (?:marca|vem|agenda)m?|sempre (?:atrasa|remarca|enrola)m?)\b/;

/** 'Se marcar de manhã e vier de tarde, eu cancelo': supposed, and not wished. */
const supposed = /(?<=(?:^|[,;.]) ?| (?:e|ou) )(?:vier(?:em)?|se (?:chegar|atrasar|demorar|marcar)(?:em)?)\b/;

/** The turn to what is wished now. */
const turn =
  /\b(?:agora(?! nada)|d?n?e(?:ssa|sta) vez|entao|por isso|dai|quero|queria|prefiro|gostaria|bota|poe|coloca|marca|marquem?|agenda|pode(?:m)? (?:ser|vir|marcar)|so (?:posso|consigo|da)|tem que ser|melhor|tenta|vamos)\b/;

const day = `(?:${weekdays}|dia \\d{1,2}|amanha)`;
/** Nothing but a day and its time. */
const bare = new RegExp(
  `^(?:(?:n?[ao]|pra|pode ser|e) )*${day}(?:[ -]feira)?(?: (?:que vem|agora|cedo|bem|de|a|pela|na|da|manha|tarde|depois do almoco))*$`,
);

/** What was agreed then may follow: 'semana passada marcaram, quinta à tarde'. */
const agreedThen = /\b(?:(?:marc|agend|combin)(?:aram|ou|ado)|prometeram|disseram|era|foi)\W*$/;
const periodAlone = /^(?:de |a |pela |e |so |bem )*(?:manha|tarde)(?: cedo)?$/;
const andNobodyCame =
  /^ e (?:(?:ninguem|nao|nunca|nada|voces|vcs|[oa] \w+) ){1,3}(?:veio|vieram|aparec|compareceu)|^ e remarcaram\b/;
const ownPast = /\b(?:pedi|marquei|agendei|escolhi)\b/;

/** A day or a time that goes on with what was told in the clause before. */
const goesOn = (said: string, before: string): boolean =>
  before !== '' && (periodAlone.test(said) || (bare.test(said) && agreedThen.test(before)));

/** What nobody came to is told, unless the clause turns to the present: 'sábado de manhã e não vieram'. */
const wasMissed = (clause: string, behind: string): boolean =>
  !turn.test(clause) && andNobodyCame.test(behind);

const isPast = (clause: string, isOfThatTime: boolean): boolean =>
  past.test(clause) || (isOfThatTime && ownPast.test(clause));

/**
 * A message without the visits that it tells of, in the same length: 'da outra vez fiquei a manhã inteira esperando, agora quero
 * de tarde' wishes for an afternoon, and for no morning.
 */
export function withoutPastVisits(said: string): string {
  const plain = [...waiting, since].reduce((text, pattern) => blank(text, pattern), said);
  const isOfThatTime = thatTime.test(plain);
  if (!isOfThatTime && !past.test(plain) && !supposed.test(plain)) return plain;
  let isThatTime = false;
  let before = '';
  let rest = plain;
  for (const { from, to } of clausesOf({ plain, shown: plain })) {
    const clause = plain.slice(from, to);
    const turned = clause.search(turn);
    isThatTime = thatTime.test(clause) || (isThatTime && turned === -1);
    const isTold =
      isPast(clause, isOfThatTime) ||
      supposed.test(plain.slice(Math.max(from - 3, 0), to)) ||
      (isThatTime && !bare.test(clause.trim())) ||
      wasMissed(clause, plain.slice(to)) ||
      goesOn(clause.trim(), before);
    before = isTold && turned === -1 ? clause : '';
    // What is wished stands behind the turn, if the clause holds both.
    const end = turned > (past.exec(clause)?.index ?? 0) ? from + turned : to;
    if (isTold) rest = rest.slice(0, from) + ' '.repeat(end - from) + rest.slice(end);
  }
  return rest;
}

/** 'Tenho que ficar em casa o dia inteiro?' asks how long a visit takes. */
const asksHowLong =
  /^(?:(?:e|eu|mas|entao|oi|ai) )*(?:precis[ao]|tenho (?:que|de)|tem que|vou (?:ter que|precisar)) (?:ficar|estar|esperar)\b[^.;!]*\?/;

/** Whether a message tells of a visit that was, and of one that nobody came to. */
export const tellsPastVisit = (plain: string): boolean =>
  !asksHowLong.test(plain) && (past.test(plain) || waiting.some((pattern) => plain.search(pattern) !== -1));
