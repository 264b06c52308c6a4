import { type KnownEntry, knowledge } from '../../../content/knowledge/knowledge.ts';
import { sayings } from '../../../content/knowledge/sayings/sayings.ts';
import type { FieldName } from '../../../funnel/fields/answer-values.ts';
import type { Reading } from '../reading.ts';
import { wordsOf } from '../text/text.ts';
import { weekdays } from '../text/weekdays.ts';
import { type Found, findEntries } from './find-entries.ts';
import { isStop, termsOf } from './terms-of.ts';
import type { TopicId } from './wordings.ts';

export interface Search {
  /** The topic that is meant; null if none is likely enough, or several are equally likely. */
  sure: KnownEntry | null;
  /** The standard phrase, if the best match is a saying and sure. */
  means: string | null;
  /** The match is so close that it wins over a possible answer. */
  isCertain: boolean;
  /** The wording that matched best. */
  wording: string;
  /** The topics that may be meant, best first. */
  near: readonly KnownEntry[];
  /** Suggestions to tap: the questions of `near`, and for a statement also phrases of sayings. */
  offered: readonly string[];
  /** The nearest topics below the threshold of `near`. */
  far: readonly KnownEntry[];
}

/** The threshold above which a topic may be sure. */
const sureOf = 0.4;

const certain = 0.9;

/** Least share of a statement's telling words that a sure topic knows. */
const leastShare = 0.5;

/** Least product of likeness and known share for a sure question. */
const leastKnown = 0.33;

/** Least lead over the next topic with another reply. */
const apart = 0.06;

/** If the classifier contradicts a topic, it needs this likeness, or this lead over the next. */
const beyondDoubt = 0.85;
const farApart = 0.25;

const nearOf = { question: 0.2, statement: 0.3 } as const;

const mostNear = 3;

const mostFar = 2;

/** Below this likeness a topic is not even suggested. */
const leastFar = 0.1;

/** Factor for a statement with one telling word only: the match may be accidental, unless the likeness is at least `itself`. */
const accidentFactor = 0.6;
const itself = 0.9;
const wish = /\b(?:quero|queria|gostaria|preciso|sobre|duvida|saber|me|esqueci|perdi)\b/;

/** 'I do not know' without an object: it is about the open question. */
const doesNotKnow =
  /^(?:eu )?nao (?:me )?(?:lembro|sei|recordo|faco ideia|tenho ideia)(?: (?:agora|de cor|mesmo|direito|nao|ainda|disso|qual e))*(?: (?:[oa] |qual (?:e )?[oa] )?(?:numero|nome|data|dado|codigo|inteir[oa]|complet[oa]|todo)(?: complet[oa]| inteir[oa]| todo| certo| del[ea]| agora| de cor)*)?[.!]?$/;

const tellingTerms = (plain: string): number => termsOf(plain).filter((term) => !isStop(term)).length;

const mayMatchByAccident = (plain: string): boolean =>
  tellingTerms(plain) < 2 && wordsOf(plain).length > 1 && !wish.test(plain);

/** Factor for topics about the open field. */
const aboutWhatIsAsked = 1.25;

const byId = new Map<TopicId, KnownEntry>(knowledge.map((entry) => [entry.id, entry]));
const phrases = new Map<TopicId, string>(sayings.map(({ id, means }) => [id, means]));
/** The text of the suggestion for each topic. */
const tapped = new Map<TopicId, string>([
  ...knowledge.flatMap(({ id, question, isOffTopic }) => (isOffTopic ? [] : [[id, question] as const])),
  ...sayings.flatMap(({ id, means, isOffered }) =>
    isOffered ? [[id, `${means.charAt(0).toUpperCase()}${means.slice(1)}`] as const] : [],
  ),
]);
const neverAsked: ReadonlySet<TopicId> = new Set(sayings.flatMap(({ id, isAsked }) => (isAsked ? [] : id)));

const offTopic = knowledge.flatMap(({ isOffTopic: isOther, reply }: KnownEntry) => (isOther ? [reply] : []));

/** Whether a reply only says that this is about something else. */
export const isOffTopic = (reading: Reading): boolean =>
  reading.kind === 'question' && offTopic.includes(reading.reply);

const isAbout = ({ about }: Pick<KnownEntry, 'about'>, asked: readonly FieldName[]): boolean =>
  about !== undefined && asked.includes(about);

const subjects = new Map<TopicId, RegExp>(
  knowledge.flatMap(({ id, subject }) => (subject ? [[id, new RegExp(`\\b(?:${subject})`)] as const] : [])),
);

/** 'Ninguém me ligou' asks about no password. */
const isOffSubject = (id: TopicId, plain: string): boolean => subjects.get(id)?.test(plain) === false;

const ofCall =
  /\b(?:lig(?:a|o|ar|am|ue|uem|arem|acao|acoes|ando)|telefon\w+|atend\w+|cham\w+|retorn\w+|contat\w+|celular|fone|numero)\b/;

const ofBill = /\b(?:venc\w+|pag\w+|fatura\w*|boletos?|contas?|mensalidade|debit\w+|cobr\w+)\b/;

/** Where the day of the visit is asked, its days and hours are meant, unless a call or a bill is spoken of: 'tem que ser depois das 14h'. */
const isOfVisit = (id: TopicId, plain: string, asked: readonly FieldName[]): boolean =>
  asked.includes('schedules') &&
  ((id === 'hora-da-ligacao' && !ofCall.test(plain)) || (id === 'dias-de-vencimento' && !ofBill.test(plain)));

const dayWithPeriod = new RegExp(
  `\\b(?:${weekdays}|dia \\d{1,2}|amanha)\\b.*\\b(?:manha|cedo|tarde)\\b|\\b(?:manha|tarde) d[eo] (?:${weekdays})\\b`,
);

/** Where the visit is asked, 'vocês podem vir sábado de manhã?' asks for that one. */
const isVisitWished = (id: TopicId, plain: string, asked: readonly FieldName[]): boolean =>
  id === 'quando-instalam' && asked.includes('schedules') && dayWithPeriod.test(plain);

const ordersThere =
  /\b(?:(?:contratar|assinar|instalar|colocar|botar|preciso d[ea]|quero|queria|querendo) (?:a |uma |o |um )?(?:internet|fibra|net|wi ?fi|plano)|internet nova|plano novo)\b/;
const carries =
  /\b(?:lev|transf|carreg|pass|tra[zg]|continu|mant|remanej|relig|acompanh)\w+|\b(?:minha|meu|comigo|junto|ja (?:tenho|temos|sou|assino)|contrato|assinante|cliente)\b/;

/** 'Vou me mudar e quero internet na casa nova' orders one, and moves none. */
const isOfNewHome = (id: TopicId, plain: string): boolean =>
  id === 'mudar-de-endereco' && ordersThere.test(plain) && !carries.test(plain);

function isSureOf(first: Found, margin: number, isQuestion: boolean): boolean {
  const isAgreed = first.isLikely || first.likeness >= beyondDoubt || margin >= farApart;
  const isKnown = isQuestion
    ? first.likeness >= beyondDoubt || first.likeness * first.share >= leastKnown
    : first.share >= leastShare;
  // For nearly the same wording, half the lead is enough.
  const isApart = margin >= (first.likeness >= beyondDoubt ? apart / 2 : apart);
  return isApart && isAgreed && isKnown && first.likeness >= sureOf;
}

/** Searches topics and sayings for a message, or for a part of `whole`. */
export function searchKnowledge(
  plain: string,
  isQuestion: boolean,
  asked: readonly FieldName[],
  whole = plain,
): Search {
  const kind = isQuestion ? 'question' : 'statement';
  const isLoose = !isQuestion && mayMatchByAccident(plain);
  const isUnknown = doesNotKnow.test(plain);
  const weighed = ({ id, likeness, ...rest }: Found): Found => ({
    ...rest,
    id,
    likeness:
      likeness *
      (isAbout(byId.get(id) ?? {}, asked) ? aboutWhatIsAsked / (isUnknown ? accidentFactor : 1) : 1) *
      (isUnknown || (isLoose && likeness < itself) ? accidentFactor : 1),
  });
  const found = findEntries(plain)
    .filter(
      ({ id }) =>
        !(isQuestion && neverAsked.has(id)) &&
        !isOffSubject(id, whole) &&
        !isOfVisit(id, plain, asked) &&
        !isVisitWished(id, plain, asked) &&
        !isOfNewHome(id, plain),
    )
    .map(weighed)
    .toSorted((one, other) => other.likeness - one.likeness);
  const isNear = ({ likeness }: Found) => likeness >= nearOf[kind];
  const entriesOf = (some: readonly Found[]) =>
    some.flatMap(({ id }) => byId.get(id) ?? []).filter(({ isOffTopic }) => !isOffTopic);
  const near = entriesOf(found.filter(isNear)).slice(0, mostNear);
  const [first] = found;
  const replyOf = (one: Found | undefined) => one && (byId.get(one.id)?.reply ?? one.id);
  // Topics with the same reply are no rivals.
  const second = found.find((one) => JSON.stringify(replyOf(one)) !== JSON.stringify(replyOf(first)));
  const margin = (first?.likeness ?? 0) - (second?.likeness ?? 0);
  const isSure = first !== undefined && isSureOf(first, margin, isQuestion);
  return {
    sure: isSure ? (byId.get(first.id) ?? null) : null,
    means: isSure ? (phrases.get(first.id) ?? null) : null,
    isCertain: isSure && first.likeness >= certain,
    wording: first?.wording ?? '',
    near,
    offered: found
      .filter((one) => isNear(one) && (!isQuestion || byId.has(one.id)))
      .flatMap(({ id }) => tapped.get(id) ?? [])
      .slice(0, mostNear),
    far: entriesOf(found.filter(({ likeness }) => likeness >= leastFar)).slice(0, mostFar),
  };
}
