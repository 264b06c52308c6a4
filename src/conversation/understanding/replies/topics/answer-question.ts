import { fieldWordsOf } from '../../../../answering/every-step-words.ts';
import type { KnownEntry } from '../../../../content/knowledge/knowledge.ts';
import type { FieldName } from '../../../../funnel/fields/answer-values.ts';
import { answerLabelIn, namedAnswer } from '../../answer-labels.ts';
import { type Search, searchKnowledge } from '../../knowledge/search-knowledge.ts';
import { asksForReach } from '../../plans/size-said.ts';
import type { Asked } from '../../reading.ts';
import { awaitedFields, pendingFields } from '../../recognise-answers.ts';
import { spokenNumbers } from '../../spoken/spoken-numbers.ts';
import { clausesOf } from '../../text/clauses.ts';
import { looksLikeQuestion } from '../../text/looks-like-question.ts';
import { inFull } from '../../text/normalise.ts';
import { plainOf, type Text, textOf, wordsOf } from '../../text/text.ts';
import { expectedOf } from '../expected.ts';
import { plansWithinPrice } from '../plans/plans-within-price.ts';
import { answersOfEach, inContext } from './each-question.ts';
import { notSure, type QuestionAnswer } from './not-sure.ts';
import { replyOfEntry } from './reply-of-entry.ts';
import { asksWhatThisIsFor, asksWhy, asksWhyOnly, whyAsked } from './why-asked.ts';

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

const lacking =
  /^(?:eu )?(?:nao|nunca|n) (?:tenho|uso|possuo|tive|usei|existe)(?: (?:nada )?(?:isso|isto|disso|disto)\b|[.! ]*$)/;

/** Says that the visitor lacks the open answer, which is more than a no: 'Não tenho isso'. */
export const lacksThis = (plain: string): boolean => lacking.test(plain);

/** Asks whether another person's answer is accepted: 'pode ser o do meu pai?', 'serve da minha esposa?'. */
const elliptical =
  /\b(pode ser|(?:posso|pode|podem) (?:usar|por|passar|dar|colocar|botar)|coloc[oa]|bot[oa]|us[oa]|pass[oa]|serve|vale|aceita)(?: [oa])? (?=(?:d[aeo] (?:minha|meu|outr[oa]|um|uma|alguem|qualquer|loja|firma|empresa|trabalho|servico|escritorio)|d[ea]l[ea])\b)/;

/** 'O da minha esposa serve?' */
const ellipticalFirst =
  /^(?:e )?(?:[oa] )?(?=(?:d[aeo] (?:minha|meu|outr[oa]|um|uma|alguem|qualquer|loja|firma|empresa|trabalho|servico|escritorio)|d[ea]l[ea])\b.*\b(?:serve|vale|pode|da(?: certo|\W*$)|aceita|rola|tem problema))/;

/** 'Depois consigo trocar?', 'se eu precisar dá pra mudar?' asks about what is open. */
const changeOf =
  /^(?:(?:e|mas|se|um dia|eu|depois|dps|precisar|quiser|da|consigo|posso|tem como|pra|para|ai|ainda|mais tarde)[ ,]+)*(?:mudar|trocar|alterar)(?:(?: (?:ess[ea] (?:data|dia|forma|opcao|escolha)|depois|dps|mais tarde|isso|se (?:eu )?(?:precisar|quiser)))*\W*$)/;

/** 'Quanto tempo demora?', where the visit is asked. */
const durationOf = /^(?:(?:e|mas|la|isso|ai)[ ,]+)*quanto tempo (?:\w+ ){0,3}?(?:demora|leva|dura)\W*$/;

/** 'Vocês têm fibra no Cohatrac em São Luís?': names of places are in no wording. */
const coverageAt =
  /^(?:(?:oi+|ola|bom|boa|dia+|tarde|noite|e|mas|voces?|vcs?|sera que|ai)[ ,!.]+)*(?:ja )?(?:tem|chegou|chega|passa|pega|vem) (?:a |sua |essa )?(?:fibra|internet|cobertura|sinal|rede)(?: d[ea]s? (?:voces?|vcs?|tim))? (?:n[ao]s?|em|pr[ao]s?) (?!(?:casa|todo|toda|mesmo|boleto|hora|dia)\b)[a-z' ,]+\?*$/;

/** '… quero saber se vocês atendem no Meireles' */
const servesAt =
  /^.*\b(?:voces?|vcs?) (?:atendem?|cobrem?|chegam?) (?:(?:aqui|ai|la|tambem) )*(?:n[ao]s?|em|pr[ao]) (?!(?:minha|meu|casa|apartamento|predio|condominio|dia|feriado|domingo|sabado|fim|cidade|interior|tod[ao])\b)[a-z' ,]+\?*$/;

/** 'E se eu não tiver?' */
const ifLacking = /\be se (?:eu )?nao (?:tiver|tenho|existir)\W*$/;

const nounOf = (field: FieldName, asked: Asked): string =>
  plainOf(fieldWordsOf(field, asked.steps).inSentence).replace(/^[oa] (?:seu |sua )?| com .*$/g, '');

/** 'O roteador é emprestado? E ele pega nos dois andares?': the clause that asks how far the signal reaches, in plain words. */
function reachNamed(said: Text): Text {
  const clauses = clausesOf(said);
  const meant =
    clauses.length < 2
      ? undefined
      : clauses.findLast(({ from, to }) => asksForReach(said.plain.slice(from, to)));
  const asks = 'o wifi pega na casa toda';
  return textOf(
    meant === undefined ? asks : `${said.shown.slice(0, meant.from)}${asks}${said.shown.slice(meant.to)}`,
  );
}

function named(said: Text, asked: Asked): Text {
  const [open] = awaitedFields(asked);
  if (open === 'idPlan' && asksForReach(said.plain)) return reachNamed(said);
  const name = namedAnswer(wordsOf(said.plain).join(' '));
  // 'Pra que o e-mail? Pode ser o do meu filho?'
  const isNamed = name !== null && (name.label.field !== open || !/\?.*\?/.test(said.plain));
  const told =
    open === undefined || isNamed
      ? said.plain
      : said.plain
          .replace(coverageAt, 'tem cobertura no meu endereco')
          .replace(servesAt, 'tem cobertura no meu endereco')
          .replace(elliptical, `$1 o ${nounOf(open, asked)} `)
          .replace(ellipticalFirst, `o ${nounOf(open, asked)} `)
          .replace(durationOf, (how) => (open === 'schedules' ? 'quanto tempo dura a visita' : how))
          .replace(ifLacking, (how) => `${how.replace(/\W+$/, '')} ${nounOf(open, asked)}?`)
          .replace(changeOf, (change) => `${change.replace(/\W+$/, '')} o ${nounOf(open, asked)}`);
  const text = told === said.plain ? said : { plain: told, shown: told };
  const match = open === undefined ? null : lacking.exec(text.plain);
  if (open === undefined || match === null) return text;
  const plain = `${text.plain.replace(/ (?:nada )?(?:isso|isto|disso|disto)\b|[.! ]*$/, '')} ${nounOf(open, asked)}`;
  return { plain, shown: plain };
}

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

/** The reply to a question about the product, the order or the reason of a question, as sure as it can be. */
export function answerQuestion(said: Text, asked: Asked, isQuestion: boolean): QuestionAnswer {
  const text = named(said, asked);
  const { plain } = text;
  const words = wordsOf(plain).join(' ');
  if (!isQuestion && tellsNumber.test(spokenNumbers(text)?.text.plain ?? plain))
    return { kind: 'none', suggestions: [] };
  const within = plansWithinPrice(inFull(text), asked);
  if (within !== null) return { ...within, kind: 'sure', isCertain: true };
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
