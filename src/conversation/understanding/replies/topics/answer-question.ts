import type { KnownEntry } from '../../../../content/knowledge/knowledge.ts';
import type { FieldName } from '../../../../funnel/fields/answer-values.ts';
import { answerLabelIn, namedAnswer } from '../../answer-labels.ts';
import { type Search, searchKnowledge } from '../../knowledge/search-knowledge.ts';
import type { Asked } from '../../reading.ts';
import { awaitedFields, pendingFields } from '../../recognise-answers.ts';
import { spokenNumbers } from '../../spoken/spoken-numbers.ts';
import { clausesOf, within } from '../../text/clauses.ts';
import { looksLikeQuestion } from '../../text/looks-like-question.ts';
import { inFull } from '../../text/normalise.ts';
import { plainOf, type Text, wordsOf } from '../../text/text.ts';
import { expectedOf } from '../expected.ts';
import { plansWithinPrice } from '../plans/plans-within-price.ts';
import { serviceOfChosenPlan } from '../plans/service-of-chosen-plan.ts';
import { answersOfEach, inContext } from './each-question.ts';
import { notSure, type QuestionAnswer } from './not-sure.ts';
import { replyOfEntry } from './reply-of-entry.ts';
import { asksWhatThisIsFor, asksWhy, asksWhyOnly, whyAsked } from './why-asked.ts';
import { withSubjectNamed } from './with-subject-named.ts';

/** Longer messages are searched as a whole. */
const mostClauses = 4;

/** '36 anos'. */
const mostOfAnswer = 4;

/** Begins a question at the end of a dictated story: 'moro sozinho quanto custa'. */
const lastAsked =
  /(?<= )(?:quanto|quando|qual|quais|como|onde|tem como|da (?:pra|para)|voces|precisa|posso) (?:\w+ ?){1,6}[?!. ]*$/;

const wishing = /\b(?:quero|queria|preciso|gostaria)\b/;

/** The only clause of a statement that is a topic: 'minha net tá lenta há 3 dias e ninguém resolve'. */
function inOneClause(text: Text, whole: Search, fields: readonly FieldName[]): Search {
  const clauses = clausesOf(text);
  if (clauses.length < 2 || clauses.length > mostClauses) return whole;
  const parts = clauses
    .map(({ from, to }) => ({
      from,
      to,
      ...searchKnowledge(text.plain.slice(from, to), false, fields, text.plain),
    }))
    .filter(({ sure }) => sure !== null);
  // 'Vou me mudar, e queria levar a internet': of several the wish is meant.
  const wishes = parts.filter(({ from, to }) => wishing.test(text.plain.slice(from, to)));
  const [only, another] = wishes.length === 1 ? wishes : parts;
  // An answer beside it comes first.
  return only !== undefined && another === undefined ? { ...only, isCertain: false } : whole;
}

/** The question at the end of a story: 'boa noite, vi o anúncio no insta, vocês atendem em Osasco?'. */
function inLastQuestion(text: Text, fields: readonly FieldName[]): Search | null {
  const clauses = clausesOf(text).map(({ from, to }) => text.plain.slice(from, to).trim());
  const last = clauses.pop() ?? '';
  const isQuestion = (plain: string) => looksLikeQuestion({ plain, shown: plain });
  if (clauses.length === 0 || clauses.some(isQuestion) || !isQuestion(last)) return null;
  const found = searchKnowledge(inContext(last, text.plain, fields), true, fields, text.plain);
  return found.isCertain ? found : null;
}

/** 'Já chegou fibra no Bom Jardim? Aqui só tem rádio que cai toda hora': beside a question with its sign stands why it is asked. */
function inSignedPart(text: Text, fields: readonly FieldName[]): Search | null {
  const clauses = clausesOf(text);
  const [signed, another] = clauses.filter(({ to }) => text.plain[to] === '?');
  if (signed === undefined || another !== undefined || clauses.length < 2) return null;
  const found = searchKnowledge(text.plain.slice(signed.from, signed.to), true, fields, text.plain);
  return found.isCertain ? found : null;
}

const certainPart = (text: Text, fields: readonly FieldName[]): Search | null =>
  inLastQuestion(text, fields) ?? inSignedPart(text, fields);

/** Searches the whole message, then its parts for the only sure one. */
function searched(text: Text, isQuestion: boolean, asked: Asked): Search {
  const { plain } = text;
  const fields = pendingFields(asked);
  const whole = searchKnowledge(plain, isQuestion, fields);
  const alone = isQuestion && !whole.isCertain ? certainPart(text, fields) : null;
  if (alone !== null) return alone;
  if (whole.sure !== null || whole.means !== null) return whole;
  if (!isQuestion) return inOneClause(text, whole, fields);
  const asking = lastAsked.exec(plain)?.[0] ?? '';
  const clauses = clausesOf(text).slice(0, mostClauses);
  if (clauses.length < 2 && asking === '') return whole;
  // Beside a question with its '?', the rest gives the reason.
  const signed = clauses.filter(({ to }) => plain[to] === '?');
  const meant = signed.length > 0 ? signed : clauses;
  const said = clauses.length < 2 ? [asking] : meant.map(({ from, to }) => plain.slice(from, to));
  const parts = said.map((part) => searchKnowledge(part, true, fields, plain));
  const [only, another] = parts.filter(({ sure }) => sure !== null);
  return only !== undefined && (another === undefined || another.sure === only.sure) ? only : whole;
}

/** A question about the open field: 'tem que ser o nome completo?', 'o que é vencimento?'. */
const asksForm =
  /^(?:(?:e|mas) )?(?:pode ser|tem que ser|precisa ser|serve(?! (?:pra|para) )|vale|o que e) (?!.*\b(?:fixo|empresa|trabalho|loja|firma|servico|escritorio|cnpj|outr[oa]|d[aeo] (?:minha|meu|outr[oa]|don[oa]|titular|proprietari[oa])|minha|meu)\b)/;

const isFormAsked = (words: string, { isCertain }: Search, asked: Asked): boolean => {
  const named = !isCertain && asksForm.test(words) ? answerLabelIn(words) : null;
  return named !== null && awaitedFields(asked).includes(named.label.field);
};

/** 'Preciso passar o CPF? É obrigatório?' asks about no direct debit. */
function isOfOtherAnswer(words: string, { about }: KnownEntry): boolean {
  const named = namedAnswer(words);
  return about !== undefined && named !== null && named.label.field !== about;
}

/** 'Por que pedem celular?' is asked of what is open, which 'por que pedem selfie?' does not name. */
function asksWhyOf(words: string, wording: string, asked: Asked): boolean {
  const named = asksWhy(words) ? namedAnswer(words)?.label.field : undefined;
  return (
    named !== undefined && awaitedFields(asked).includes(named) && namedAnswer(wording)?.label.field !== named
  );
}

/** 'Precisa ter nome limpo? pq eu tô com uma pendência': why it is asked. */
const behindSign =
  /\? ?(?:e )?(?:pq|porque|por que|e que) .*$|(?<=\bsaber se (?:\S+ ){2,})(?:pq|porque|por que) (?:(?:eu|o|a) )?(?:meu|minha|to|tou|estou|tenho|sou|fiquei|ja|nao|aqui) .*$/;

/** 'Boleto, porque não confio': in a statement it tells why. */
const because = /(?:^| )(?:pq|porque|por que) .*$/;

/** 'Na minha conta, pq sou eu que vou pagar, pode?': in the middle of a question it tells why, too. */
const becauseOfMe =
  /(?<=\w[, ]+\w+ )(?:pq|porque|por que) (?:(?:sou|quem) |(?:eu|el[ea]|meu|minha) (?!(?:tenho|preciso|tem|precisa) (?:que|de)\b))[^?,]*/;

/** The words that may ask for a reason. */
const wordsToAsk = (text: Text, isQuestion: boolean): string => {
  const plain = inFull(text).plain.replace(behindSign, '?').replace(becauseOfMe, '');
  return wordsOf(isQuestion ? plain : plain.replace(because, '')).join(' ');
};

const onlyWants = / (?:eu )?so (?:quero|queria|preciso|vim) (?:saber|ver) ((?:se|quanto|qual|o) .+)$/;

/** 'Pra que tudo isso, se eu só quero saber se a instalação é grátis?' */
function replyToWanted({ plain }: Text, asked: Asked): string | null {
  // Before the address is known, the reason says so itself.
  const isAddressKnown = asked.facts.coverage !== null && !pendingFields(asked).includes('cep');
  const wanted = isAddressKnown ? onlyWants.exec(plain)?.[1] : undefined;
  const { sure } =
    wanted === undefined ? { sure: null } : searchKnowledge(wanted, true, pendingFields(asked));
  return sure && replyOfEntry(sure, asked, wanted ?? '').reply;
}

/** Digits of an answer, and no speed: '529', and not '500'. */
const tellsNumber = /\d{4}|(?<!\d)(?![3-9]00\b|\d{3} ?(?:reais|real|contos?|pilas?|megas?|mb)\b)\d{3}(?!\d)/;

/** 'Tem com Paramount? Se não tiver pode ser o com HBO': which plan would do instead is no question. */
const instead =
  /(?<=\?) ?(?:(?:e|mas|ai) )?(?:(?:se|caso) (?:nao|n) (?:tiver|houver|tem|rolar)|senao)[, ]+(?:eu )?(?:pode ser|quero|fico|vou|serve|prefiro|coloca|bota|manda|pego)\b[^?]*$/;

function withoutInstead(text: Text, asked: Asked): Text {
  const match = pendingFields(asked).includes('idPlan') ? instead.exec(text.plain) : null;
  return match === null ? text : within(text, 0, match.index);
}

/** The reply to a question about the product, the order or the reason of a question, as sure as it can be. */
export function answerQuestion(said: Text, asked: Asked, isQuestion: boolean): QuestionAnswer {
  const text = withoutInstead(withSubjectNamed(said, asked), asked);
  const { plain } = text;
  const words = wordsOf(plain).join(' ');
  if (!isQuestion && tellsNumber.test(spokenNumbers(text)?.text.plain ?? plain))
    return { kind: 'none', suggestions: [] };
  const byPrice = plansWithinPrice(inFull(text), asked);
  const ofPlan = byPrice ?? serviceOfChosenPlan(words, asked);
  if (ofPlan !== null) return { ...ofPlan, kind: 'sure', isCertain: true };
  const found = searched(text, isQuestion, asked);
  if (isFormAsked(words, found, asked))
    return { kind: 'sure', isCertain: true, reply: expectedOf(asked, null) };
  const each = isQuestion ? answersOfEach(text, found, asked) : null;
  if (each !== null) return each;
  const { isCertain, wording } = found;
  // A figure in a statement may be an answer of another form.
  const mayBeAnswer = !isQuestion && /\d/.test(plain) && wordsOf(plain).length <= mostOfAnswer;
  const sure = mayBeAnswer && !isCertain ? null : found.sure;
  // 'Por que pedem selfie?' is answered here, 'por que meu CPF?' by the step that asks it.
  const isOther =
    sure !== null &&
    asksWhy(plainOf(wording)) &&
    !asksWhatThisIsFor(words) &&
    !asksWhyOnly(words) &&
    !isOfOtherAnswer(words, sure) &&
    !asksWhyOf(words, plainOf(wording), asked);
  const reason = isOther ? null : whyAsked(wordsToAsk(text, isQuestion), asked);
  if (reason !== null)
    return {
      kind: 'sure',
      isCertain: true,
      reply: [reason, replyToWanted(text, asked)].filter(Boolean).join(' '),
    };
  if (sure !== null) return { kind: 'sure', isCertain, ...replyOfEntry(sure, asked, words) };
  return notSure(found, asked);
}
