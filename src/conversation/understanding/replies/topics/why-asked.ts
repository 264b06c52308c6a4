import type { FieldName } from '../../../../funnel/fields/answer-values.ts';
import { fieldWordsOf } from '../../../../funnel/words/every-step-words.ts';
import { inWordsFor } from '../../../../funnel/words/in-words-for.ts';
import { isName } from '../../answer-kinds.ts';
import { answerLabelsIn, type NamedAnswer, namedAnswer } from '../../answer-labels.ts';
import type { Asked } from '../../reading.ts';
import { pendingFields } from '../../recognise-answers.ts';
import { wordsOf } from '../../text/text.ts';

const why =
  /\b(?:por ?que|pq|pra que|para que|precis\w+ (?:de |d)?(?:tudo isso|isso tudo)|(?:qual|por qual|que|por que) (?:e )?(?:[ao] )?(?:motivos?|razao|necessidade|finalidade|logica|utilidade|serventia)|motivo|tem a ver|(?:o que|oq|que (?:diabos?|raios)) (?:\w+ ){0,3}?(?:vao|vai|faz|fazem|querem|quer|pretendem) (?:\w+ ){0,2}?com (?:o |a |os |as )?(?:meus?|minhas?|isso|ess[ea]s?|dad[ao]s?)|precisa (?:d?isso )?mesmo|ja precisa(?=(?: d[oa]| de)? )|e obrigatorio|obrigatorio|sou obrigad[oa]|necessario)\b/;
const reluctance =
  /\bnao (?:quero|vou|gosto de|posso|me sinto \w+ em|gostaria de) (?:passar|dar|informar|dizer|falar|fornecer|colocar|compartilhar|mandar|enviar|digitar)\b|\bprefiro nao (?:passar|dar|informar|dizer|falar|fornecer|colocar)\b/;

/** 'Meu número' is the number that is asked; that of a house only where it says so, or where none is asked. */
const isAnyNumber = ({ label }: NamedAnswer, words: string): boolean =>
  label.field === 'number' && !/\b(?:casa|imovel|predio|quadra|lote)\b/.test(words);

export function fieldMeant(words: string, asked: Asked): FieldName | null {
  const [open = null] = pendingFields(asked);
  // 'Meu CPF eu não passo, limparam a conta do meu cunhado' speaks of the CPF where that is asked.
  if (open !== null && answerLabelsIn(words).some(({ field }) => field === open)) return open;
  const named = namedAnswer(words);
  const isOpen =
    open !== null &&
    named !== null &&
    (isAnyNumber(named, words) || isSameKind(named, open) || isOfQuiz(named, open));
  return named === null || isOpen ? open : named.label.field;
}

/** 'O sobrenome não vejo motivo para dar' speaks of the mother's where hers is asked. */
const isSameKind = ({ label }: NamedAnswer, open: FieldName): boolean => isName(label.field) && isName(open);

/** The questions of the quiz speak of streets and towns. */
const isOfQuiz = ({ label }: NamedAnswer, open: FieldName): boolean =>
  open === 'quiz' && label.field === 'cep';

/** 'Por que esse valor?' asks about no answer; 'por que meu CEP, se eu só quero o preço?' does. */
const ofPrice = (words: string): boolean =>
  priceNamed.test(
    words.replace(
      / (?:se|mas|so|eu so)(?: eu)?(?: so)? (?:quero|queria|vim|preciso|to|estou|tenho|nem sei|ainda nao sei|nao sei|nem vi) .*$/,
      '',
    ),
  );
const priceNamed = /\b(?:valor|preco|car[oa]|barat[oa]|taxa|juros|mensalidade)\b/;

export const asksWhy = (words: string): boolean => why.test(words) || reluctance.test(words);

/** 'Pra que serve isso?': what is asked, and nothing that a question could name. */
export const asksWhatThisIsFor = (words: string): boolean =>
  asksWhy(words) &&
  /\b(?:isso|isto)$/.test(words) &&
  wordsOf(words.replace(/^(?:e )?(?:eu )?(?:so )?(?:queria|quero|gostaria de) (?:saber|entender) /, ''))
    .length <= 5;

/** 'Por que minha conta?': nothing but an answer. */
export const asksWhyOnly = (words: string): boolean =>
  wordsOf(namedAnswer(words)?.rest ?? words).every((word) =>
    /^(?:por|que|pq|porque|pra|para|o|a|meu|minha|e|mas)$/.test(word),
  );

/** 'Pra que isso se já passei o CPF?' is not asked of the CPF. */
const toldBefore = / se (?:eu )?ja (?:te )?(?:passei|dei|informei|coloquei|mandei|falei|disse)(?: .*)?$/;

/**
 * The reason why an answer is asked, only for one that is or will be asked: 'por que a fibra é melhor?' is another
 * question.
 */
export function whyAsked(words: string, asked: Asked): string | null {
  const isWhy = asksWhy(words);
  const isAboutAnswer =
    namedAnswer(words) !== null ||
    wordsOf(words).length <= 5 ||
    /\b(?:isso|pedem|pede|pedindo|querem|quer|precisam|precisa|perguntam?|perguntando (?:isso|tudo|tant[ao]s?|ess[ae]s?|meus?|minhas?)|perguntas|perguntacao|confirmar|dado|informacao|dados)\b/.test(
      words,
    );
  const field =
    isWhy && isAboutAnswer && !ofPrice(words) ? fieldMeant(words.replace(toldBefore, ''), asked) : null;
  if (field === null) return null;
  return inWordsFor(asked.facts, fieldWordsOf(field, asked.steps))?.reason ?? null;
}
