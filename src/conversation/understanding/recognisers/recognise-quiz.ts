import type { Quiz } from '../../../contract/risk.ts';
import type { Asked } from '../reading.ts';
import { clausesOf } from '../text/clauses.ts';
import { looksLikeQuestion } from '../text/looks-like-question.ts';
import { plainOf, segmentsOf, type Text, wordsOf } from '../text/text.ts';
import type { Found, Recogniser } from './recogniser.ts';
import { whole } from './recogniser.ts';
import { monthNamed } from './typed-date.ts';

type Question = Quiz['questions'][number];

const letters = 'abcdefgh';
const ordinals = ['primeir', 'segund', 'terceir', 'quart', 'quint'];
const inWords =
  /^(?:[ao] )?(?:(ultim)|(primeir|segund|terceir|quart|quint))[ao](?: (?:opcao|alternativa|resposta))?$/;

const spoken = (text: string): string => wordsOf(text).join(' ');

/** 'A terceira, acho': who is not sure chooses all the same. */
const unsure = /\b(?:eu )?acho(?: que)?(?: (?:e|foi|era))?\b|\bse (?:eu )?nao me engano\b/g;

const noneSaid =
  /^(?:(?:nao|nunca|eu|acho que|que|jamais|ai|nessa lista) )*(?:(?:e|foi|sei|tem|morei|moro|vivi|estive|pisei|passei|andei|entrei|fui|nasci|conheco|reconheco|tenho|tive|usei|lembro|de|em|por|com) )*nenhum[ao]?(?: (?:delas|deles|dessas|desses|destas|destes|das|dos|dai|ai|anteriores|opcoes|alternativas|respostas|ruas|acima|opcao|rua|e minha|conheco|nao|mano|mana|moca|moco|viu|fia?|filha|amig[oa]|querid[oa]|cara|velho|vei))*$/;
/** 'Nenhuma dessas aí é minha e não vou ficar adivinhando'. */
const noneFirst = /^nenhum[ao]? (?:d[ea]ss[ea]s?|dest[ea]s?|d[ea]l[ea]s?)\b/;
/** 'Nunca morei em rua nenhuma dessas, sempre morei no interior'. */
const neverThere =
  /\b(?:nunca|nao) (?:nem )?(?:morei|vivi|pisei|passei|estive|conheco) (?:(?:em|n[ao]) )?(?:\w+ )?nenhum[ao]?(?: \w+)? (?:d[ea]ss[ea]s|dest[ea]s|d[ea]l[ea]s|dai)\b/;
/** 'Nunca morei nessas', 'nunca ouvi falar dessas ruas'. */
const neverInThese =
  /\b(?:nunca|nao) (?:nem )?(?:morei|vivi|estive|pisei|ouvi fala\w*) (?:(?:n|d|em )?(?:essas?|esses?)|ai)(?: (?:ruas?|ai|nao|lugares))*$|^(?:(?:d|n)?essas?|esses?) (?:ruas?|lugares|enderecos)(?: ai)? (?:eu )?(?:nunca|nao|nem) (?:conheco|morei|vivi|sei|vi|pisei)(?: (?:nao|onde (?:e|fica)|nenhuma|na vida|mais gorda))*$/;
/** 'Nem a primeira nem a do meio nem a avenida', 'morei em nenhuma dessas'. */
const noneOfEach = /\bnem [ao] .*\bnem [ao] .*\bnem [ao] |\b(?:morei|vivi|estive) (?:em|n[ao]) nenhum[ao]?\b/;
const saysNone = (said: string): boolean =>
  [noneSaid, noneFirst, neverThere, neverInThese, noneOfEach].some((pattern) => pattern.test(said));

/** 'Acho que foi a da primeira opção'. */
const placeNamed = /\b(primeir|segund|terceir|quart|quint)[ao] (?:opcao|alternativa|resposta)\b/g;

/** The place that is named by its own word among others, where nothing is denied. */
function namedPlace(said: string): number | null {
  const [only, another] = [...said.matchAll(placeNamed)];
  if (only === undefined || another !== undefined || /\b(?:nao|nem|ou|menos)\b/.test(said)) return null;
  return ordinals.indexOf(only[1] ?? '');
}

/** The one option that says that none of the others is true. */
function noneAmong({ answers }: Pick<Question, 'answers'>): string | null {
  const [only, another] = answers.filter(({ text }) => /^nenhum/.test(plainOf(text)));
  return only !== undefined && another === undefined ? only.id : null;
}

/** The option in its own words, or '88' for the only year that ends so. */
function exactAmong(
  said: string,
  { answers }: Pick<Question, 'answers'>,
): Question['answers'][number] | undefined {
  const exact = answers.find((option) => spoken(plainOf(option.text)) === said);
  const [, end] = /^(?:(?:em|foi|de|no|ano|o|e|eh|eu|nasci|acho|que) )*(\d\d)$/.exec(said) ?? [];
  if (exact !== undefined || end === undefined) return exact;
  const [only, another] = answers.filter(({ text }) => /^(?:19|20)\d\d$/.test(text) && text.endsWith(end));
  return another === undefined ? only : undefined;
}

/** A longer message says more than a choice. */
const mostOfChoice = 16;

/** Not of 'que Rua Augusta o quê', 'Rua Augusta nada'. */
function isNamed(option: string, said: string): boolean {
  const at = ` ${said} `.indexOf(` ${option} `);
  return (
    at !== -1 &&
    !/^(?:ai )?(?:o que|nada|nao|nunca|jamais|coisa nenhuma)\b/.test(said.slice(at + option.length + 1))
  );
}

/** The option that a text names, by its words or by its place; null where none or several could be. */
export function optionOf(text: string, question: Pick<Question, 'answers'>): string | null {
  const { answers } = question;
  const said = spoken(plainOf(text));
  const exact = exactAmong(said, question);
  if (exact !== undefined) return exact.id;
  const within = answers.filter((option) => isNamed(spoken(plainOf(option.text)), said));
  const [only, another] = within;
  if (only !== undefined) return another === undefined ? only.id : null;
  if (saysNone(said)) return noneAmong(question);
  const place = namedPlace(said);
  if (place !== null) return answers[place]?.id ?? null;
  const [told, last, ordinal = ''] = inWords.exec(spoken(said.replace(unsure, ' '))) ?? [];
  if (told !== undefined) return answers.at(last === undefined ? ordinals.indexOf(ordinal) : -1)?.id ?? null;
  const [, letter = '', number = ''] =
    /^(?:a |letra |opcao |alternativa |numero |a opcao ){0,2}(?:([a-h])|([1-8]))$/.exec(said) ?? [];
  return (
    answers[letter === '' ? Number(number) - 1 : letters.indexOf(letter)]?.id ?? byOwnWord(said, question)
  );
}

/** The words that only one option has: 'na augusta', 'acho que a do Brasil'. What is denied is none. */
function byOwnWord(said: string, { answers }: Pick<Question, 'answers'>): string | null {
  if (/\b(?:nao|nunca|nem|jamais|ou|menos|nada|nenhum[ao]?)\b|\b[a-z]{4,} o que\b/.test(said)) return null;
  const words = said.split(' ');
  // 'A das flor': a word that is cut short.
  const isSaid = (word: string) =>
    words.some(
      (one) =>
        one.length > 3 &&
        (one === word ||
          (word.startsWith(one) && word.length - one.length < 3) ||
          (monthNamed(word) !== -1 && monthNamed(word) === monthNamed(one))),
    );
  const isOwn = (word: string, text: string) =>
    word.length > 3 &&
    isSaid(word) &&
    !answers.some((other) => other.text !== text && spoken(plainOf(other.text)).split(' ').includes(word));
  // 'Uma delas eu morei' says the opposite of 'Nenhuma delas'.
  const named = answers.filter(({ text }) => {
    const option = spoken(plainOf(text));
    return !option.startsWith('nenhum') && option.split(' ').some((word) => isOwn(word, text));
  });
  const [only, another] = named;
  return only !== undefined && another === undefined && words.length <= mostOfChoice ? only.id : null;
}

/** The place where the visitor lived, beside places where they did something else. */
const lived = /\b(?:mor(?:ei|o|ar|ava|amos)|vivi|nasci|foi n[ao])\b/;

/** 'Acho que a Augusta... não, a Augusta era do meu irmão, a minha era a avenida'. */
const corrects = /(?:^|[,.;] *)nao,|\b(?:confundi|minto|quer dizer|na verdade)\b/;

const withoutOr = (part: string): string => part.replace(/^ ?ou\b/, '');

/** Where somebody comes from is no street. */
const ofOrigin = /\b(?:cheguei|vim|sou|estou|to|vivo) (?:\w+ ){0,2}?(?:n[oa]|d[oae]|pr[oa]|em|aqui)\b/;

/** 'Faz tempo hein, foi na das flores, uns três anos': the one option that a part of the message names, or the one that was lived in. */
function optionInParts(text: Text, question: Question): string | null {
  const parts = clausesOf(text).map(({ from, to }) => text.plain.slice(from, to));
  const named = (among: readonly string[]) => [
    ...new Set(among.map((part) => optionOf(part, question)).filter((option) => option !== null)),
  ];
  // 'Nenhuma, cheguei no Brasil em 2021'.
  const told = parts.some(saysNone) ? parts.filter((part) => saysNone(part) || !ofOrigin.test(part)) : parts;
  const all = named(told);
  // 'Acho que a Augusta, ou foi a Brasil': which one is not known.
  const isUndecided = parts.some((part) => /^ ?ou\b/.test(part)) && named(parts.map(withoutOr)).length > 1;
  const [only, another] = all.length > 1 ? named(parts.filter((part) => lived.test(part))) : all;
  const corrected = corrects.test(text.plain) ? optionOf(parts.at(-1) ?? '', question) : null;
  if (corrected !== null && all.length > 1) return corrected;
  // 'Na Augusta só fiz cursinho, morar foi em nenhuma' names one and means none.
  const none = noneAmong(question);
  const isOther = none !== null && /\bnenhum/.test(text.plain) && only !== none;
  return only !== undefined && another === undefined && !isOther && !isUndecided ? only : null;
}

const counts = /,? (?:isso )?(?:conta|vale|serve)\?$/i;

/** The option of each question, each told in a clause of its own: 'morei na Augusta e nasci em março', in any order. */
function findInParts(text: Text, questions: readonly Question[]): Found | null {
  if (questions.length < 2) return null;
  const answered = (part: string) => questions.filter((question) => optionOf(part, question) !== null);
  // 'A segunda' could answer either.
  const own = clausesOf(text)
    .map(({ from, to }) => text.plain.slice(from, to))
    .filter((part) => answered(part).length === 1);
  const raw: Record<string, string[]> = {};
  for (const question of questions) {
    const plain = own.filter((part) => optionOf(part, question) !== null).join(', ');
    const option = plain === '' ? null : optionInParts({ plain, shown: plain }, question);
    if (option === null) return null;
    raw[`quiz-${question.id}`] = [option];
  }
  return { raw, ...whole(text) };
}

function findAll(text: Text, questions: readonly Question[]): Found | null {
  const inParts = findInParts(text, questions);
  const parts = questions.length === 1 ? [text] : segmentsOf(text);
  if (inParts !== null || parts.length !== questions.length) return inParts;
  const raw: Record<string, string[]> = {};
  for (const [place, question] of questions.entries()) {
    const option = optionOf(parts[place]?.plain ?? '', question);
    if (option === null) return null;
    raw[`quiz-${question.id}`] = [option];
  }
  return { raw, ...whole(text) };
}

/** The answers to all questions of the quiz. */
export const quizAnswersIn = (text: Text, asked: Asked): Found | null =>
  asked.steps.some(({ fields }) => fields.includes('quiz'))
    ? findAll(text, asked.facts.risk?.quiz?.questions ?? [])
    : null;

/** The option that answers the one question that is shown: its card asks the others afterwards. */
export function quizOptionIn(text: Text, asked: Asked): { name: string; value: string } | null {
  const questions = asked.facts.risk?.quiz?.questions ?? [];
  const isAsked = asked.steps.some(({ fields }) => fields.includes('quiz'));
  const isRefused = /\bnao (?:vou|quero) respond/.test(text.plain);
  // 'Morei na Augusta uns meses só, conta?'
  const isQuestion = looksLikeQuestion({ ...text, shown: text.shown.replace(counts, '') });
  const shown = isAsked && !isRefused && !isQuestion ? questions[asked.quizAt ?? 0] : undefined;
  if (shown === undefined || findAll(text, questions) !== null) return null;
  const { length } = segmentsOf(text);
  const isShort = length < questions.length || (length > 1 && noneFirst.test(spoken(text.plain)));
  const value = (isShort ? optionOf(text.plain, shown) : null) ?? optionInParts(text, shown);
  return value === null ? null : { name: `quiz-${shown.id}`, value };
}

const either = / ou (?:(?:a|o|foi|era|n[ao]|da|do) )*/;
/** 'Acho que é a segunda ou …, não lembro direito': what stands around the two. */
const doubts =
  /^(?:(?:acho|acredito|que|q|e|eh|foi|era|entre|ou|talvez|fico|estou|to)[ ,]+)*(?=[ao]? ?[a-z])/;
const unsureBehind =
  /[,.;]+ (?:mas )?(?:eu )?(?:nao|num|n|sem) (?:me )?(?:lembr|tenho|sei|record|certez)[^,.;]*$/;

/** The options between which the visitor hesitates: 'acho que foi a Augusta ou a Brasil'. */
export function quizOptionsIn(text: Text, asked: Asked): readonly string[] {
  const shown = asked.facts.risk?.quiz?.questions[asked.quizAt ?? 0];
  const isAsked = asked.steps.some(({ fields }) => fields.includes('quiz'));
  // 'Acho que foi a Augusta... ou era a Brasil?' asks nothing.
  const said = text.plain
    .replace(/^([^?]* ou [^?,]*)\?(?=[^?]*$)/, '$1')
    .replace(unsureBehind, '')
    .replace(doubts, '');
  if (shown === undefined || !isAsked || looksLikeQuestion({ plain: said, shown: said })) return [];
  const named = new Set(said.split(either).map((part) => optionOf(part, shown)));
  return shown.answers.filter(({ id }) => named.has(id)).map((option) => option.text);
}

/** One part of the message for each question, in their order. */
const ofEachQuestion =
  'nenhuma nenhum nunca morei conheco nessas dessas primeira segunda terceira quarta ultima opcao'.split(' ');

export const recogniseQuiz: Recogniser = {
  kind: 'option',
  vocabulary: ({ facts }) => [
    ...ofEachQuestion,
    ...(facts.risk?.quiz?.questions ?? []).flatMap(({ answers }) =>
      answers.flatMap(({ text }) => wordsOf(plainOf(text))),
    ),
  ],
  asked: (text, { facts }) => findAll(text, facts.risk?.quiz?.questions ?? []),
  anywhere: null,
};
