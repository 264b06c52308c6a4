import { type KnownEntry, knowledge } from '../../../content/knowledge/knowledge.ts';
import { sayings } from '../../../content/knowledge/sayings/sayings.ts';
import type { FieldName } from '../../../funnel/fields/answer-values.ts';
import { wordsOf } from '../text/text.ts';
import { type Found, findEntries } from './find-entries.ts';
import { isStop, termsOf } from './terms-of.ts';
import type { TopicId } from './wordings.ts';

export interface Search {
  /** Null where several are as likely, or none is likely enough. */
  sure: KnownEntry | null;
  /** The phrase that says the same, where no question is meant but what people say around an answer; null where none is for sure. */
  means: string | null;
  /** So like it that it is no answer which only looks like a question. */
  isCertain: boolean;
  /** How what is sure is asked here. */
  wording: string;
  /** Half sure, the likest first. */
  near: readonly KnownEntry[];
  /** The same to be tapped: the questions, and of a statement also the phrases that may be meant. */
  offered: readonly string[];
  /** What comes nearest, though it is not like it. */
  far: readonly KnownEntry[];
}

/** From here on a topic is meant. */
const sureOf = 0.4;

const certain = 0.9;

/** Of a statement that is a topic: what else it says may be what is meant. */
const leastShare = 0.5;

/** The more of the words of a question a topic does not know, the nearer its wording has to be. */
const leastKnown = 0.33;

/** Between them one may have meant either. */
const apart = 0.06;

/** Where the words of all wordings speak for another topic, the nearest wording has to be as near as this, or as far in front. */
const beyondDoubt = 0.85;
const farApart = 0.25;

const nearOf = { question: 0.2, statement: 0.3 } as const;

const mostNear = 3;

const mostFar = 2;

/** What is less like it than this is a strange thing to be offered. */
const leastFar = 0.1;

/** Of a sentence that asks for nothing, one word is in a wording by chance, unless it is the wording itself. */
const byChance = 0.6;
const itself = 0.9;
const wish = /\b(?:quero|queria|gostaria|preciso|sobre|duvida|saber|me|esqueci|perdi)\b/;

/** Without a word of what it is, that is what is asked. */
const doesNotKnow =
  /^(?:eu )?nao (?:me )?(?:lembro|sei|recordo|faco ideia|tenho ideia)(?: (?:agora|de cor|mesmo|direito|nao|ainda|disso|qual e))*(?: (?:[oa] |qual (?:e )?[oa] )?(?:numero|nome|data|dado|codigo|inteir[oa]|complet[oa]|todo)(?: complet[oa]| inteir[oa]| todo| certo| del[ea]| agora| de cor)*)?[.!]?$/;

const tellingTerms = (plain: string): number => termsOf(plain).filter((term) => !isStop(term)).length;

const mayMatchByAccident = (plain: string): boolean =>
  tellingTerms(plain) < 2 && wordsOf(plain).length > 1 && !wish.test(plain);

/** What the open question asks is meant rather than what is like it. */
const aboutWhatIsAsked = 1.25;

const byId = new Map<TopicId, KnownEntry>(knowledge.map((entry) => [entry.id, entry]));
const phrases = new Map<TopicId, string>(sayings.map(({ id, means }) => [id, means]));
/** As it is tapped. */
const tapped = new Map<TopicId, string>([
  ...knowledge.flatMap(({ id, question, isOffTopic }) => (isOffTopic ? [] : [[id, question] as const])),
  ...sayings.flatMap(({ id, means, isOffered }) =>
    isOffered ? [[id, `${means.charAt(0).toUpperCase()}${means.slice(1)}`] as const] : [],
  ),
]);
const neverAsked: ReadonlySet<TopicId> = new Set(sayings.flatMap(({ id, isAsked }) => (isAsked ? [] : id)));

const isAbout = ({ about }: Pick<KnownEntry, 'about'>, asked: readonly FieldName[]): boolean =>
  about !== undefined && asked.includes(about);

function isSureOf(first: Found, margin: number, isQuestion: boolean): boolean {
  const isAgreed = first.isLikely || first.likeness >= beyondDoubt || margin >= farApart;
  const isKnown = isQuestion
    ? first.likeness >= beyondDoubt || first.likeness * first.share >= leastKnown
    : first.share >= leastShare;
  // Nobody means another by nearly the same wording.
  const isApart = margin >= (first.likeness >= beyondDoubt ? apart / 2 : apart);
  return isApart && isAgreed && isKnown && first.likeness >= sureOf;
}

/** The entry that a message asks for, or the nearest. */
export function searchKnowledge(plain: string, isQuestion: boolean, asked: readonly FieldName[]): Search {
  const kind = isQuestion ? 'question' : 'statement';
  const isLoose = !isQuestion && mayMatchByAccident(plain);
  const isUnknown = doesNotKnow.test(plain);
  const weighed = ({ id, likeness, ...rest }: Found): Found => ({
    ...rest,
    id,
    likeness:
      likeness *
      (isAbout(byId.get(id) ?? {}, asked) ? aboutWhatIsAsked / (isUnknown ? byChance : 1) : 1) *
      (isUnknown || (isLoose && likeness < itself) ? byChance : 1),
  });
  const found = findEntries(plain)
    .filter(({ id }) => !isQuestion || !neverAsked.has(id))
    .map(weighed)
    .toSorted((one, other) => other.likeness - one.likeness);
  const isNear = ({ likeness }: Found) => likeness >= nearOf[kind];
  const entriesOf = (some: readonly Found[]) =>
    some.flatMap(({ id }) => byId.get(id) ?? []).filter(({ isOffTopic }) => !isOffTopic);
  const near = entriesOf(found.filter(isNear)).slice(0, mostNear);
  const [first] = found;
  const replyOf = (one: Found | undefined) => one && (byId.get(one.id)?.reply ?? one.id);
  // Two that are answered alike are one.
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
