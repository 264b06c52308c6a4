import { isFiller } from '../left-over.ts';
import { wordsOf } from '../text.ts';
import { yesOrNo } from '../yes-no.ts';
import { type Found, type Recogniser, whole } from './recogniser.ts';

const ways = new Map<string, boolean>([
  ...[
    'debito',
    'automatico',
    'automatica',
    'debitar',
    'debita',
    'desconta',
    'descontar',
    'desconte',
    'desconto',
  ].map((word) => [word, true] as const),
  ...['boleto', 'pix', 'carne', 'barras', 'fatura', 'manual', 'loterica'].map(
    (word) => [word, false] as const,
  ),
]);
const denials = new Set(
  'nao n ñ sem nem nunca jamais livre odeio detesto evito nada tira tire tirar cancela cancele cancelar desativa desative desativar remove remover parar'.split(
    ' ',
  ),
);

/** Who is afraid of a way has not said yet which one they choose. */
const fears = new Set('medo receio pavor desconfio fujo temo'.split(' '));

/** 'Débito automático' is one way in two words. */
const startOf = (words: readonly string[], place: number): number =>
  ways.has(words[place - 1] ?? '') ? startOf(words, place - 1) : place;

const isDenied = (words: readonly string[], place: number): boolean =>
  words
    .slice(Math.max(startOf(words, place) - 3, 0), place)
    .some((word) => denials.has(word) || fears.has(word)) || words[place + 1] === 'nao';

/** The way of paying that is named and not turned down: 'boleto', 'sem débito', 'não quero boleto, quero débito'. */
function namedWay(words: readonly string[]): boolean | null {
  const wanted = new Set<boolean>();
  const refused = new Set<boolean>();
  for (const [place, word] of words.entries()) {
    const way = ways.get(word);
    if (way !== undefined) (isDenied(words, place) ? refused : wanted).add(way);
  }
  const [only, another] = wanted.size > 0 ? wanted : [...refused].map((way) => !way);
  return only === undefined || another !== undefined ? null : only;
}

/** 'Prefiro pagar eu mesma'. */
const byHand = /\b(?:pag\w+ (?:eu mesm[oa]|por conta propria)|eu mesm[oa] (?:que )?(?:vou )?pag\w+)\b/;

/** Among other words a way may be named to be turned down: the visitor is asked. */
const isAlone = (words: readonly string[]): boolean =>
  words.every((word) => ways.has(word) || denials.has(word) || isFiller(word) || word.length < 2);

function found(choice: boolean | null, plain: string): Found | null {
  if (choice === null) return null;
  const doubtful = yesOrNo(plain) === null && !isAlone(wordsOf(plain));
  return {
    raw: { direct_debit: [String(choice)] },
    ...whole({ plain, shown: plain }),
    ...(doubtful && { doubtful }),
  };
}

/** Cards are not taken: whoever asks for one has not chosen between the two ways there are. */
const other = /cartao|credito|dinheiro/;

/** 'Não, boleto' turns the question down, and not the bill. */
const aside = /^n(?:ao)? ?[,.;!]/;

const wayOfPaying =
  /debito (?:automatico|em conta|n[oa](?= ))|\b(?:no|em|por|com|via|quero|sem|tira o|pago?|paga) (?:o )?(?:debito|boleto|pix)\b|boleto por e-?mail|(?<=^|[,;\n\uE000] ?)(?:e )?(?:debito|boleto|pix)(?=$|[ .!]*(?:$|[,;\n\uE000])| dia \d)|\b(?:debito|boleto|pix)(?= ?\uE000)/;

export const recogniseDirectDebit: Recogniser = {
  asked: ({ plain }) =>
    found(
      yesOrNo(plain) ??
        (byHand.test(plain) ? false : other.test(plain) ? null : namedWay(wordsOf(plain.replace(aside, '')))),
      plain,
    ),
  anywhere: ({ plain }) => {
    const match = wayOfPaying.exec(plain);
    // 'Cartão de débito' and a question about a bill choose nothing.
    const choice = match === null || other.test(plain) ? null : namedWay(wordsOf(plain));
    if (match === null || choice === null) return null;
    return { raw: { direct_debit: [String(choice)] }, from: match.index, to: match.index + match[0].length };
  },
};
