import { wordsOf } from '../text/text.ts';

const yes = new Set(
  (
    'sim sm s si sip ctz sin claro certeza quero queria pode isso aceito ok okay okey oka blz beleza bora vamos perfeito positivo ' +
    'concordo confirmo certo exato exatamente correto correcto seguro aham uhum yes yep fechado demorou opa gostaria ativa ative ativar ' +
    'ativo interessa topo oba eba dale manda mande otimo lógico logico obvio obviamente prefiro melhor bom gostei combinado'
  ).split(' '),
);
const no = new Set(
  'nao n nn nop nops nope nah naum ñ negativo nunca jamais dispenso nem nenhum nenhuma nada no errado errada incorreto'.split(
    ' ',
  ),
);
const fillers = new Set(
  (
    'a o e eh ser ta esta bem mesmo com toda sem duvida por favor pf pfv obrigado obrigada obg vlw valeu que acho eu sera agora enquanto ainda momento hoje ' +
    'entao ja precisa preciso desta vez jeito de maneira pensar assim ai muito tudo serve tenho interesse sim uai msm hein viu ne so oxe oxente visse tche bah vamo c desses dessas destes deles delas disso disto'
  ).split(' '),
);

export const yesOrNoWords: ReadonlySet<string> = new Set([...yes, ...no, ...fillers]);

/** Idioms that mean the opposite of their words. */
const idioms = new Map([
  ['pois nao', true],
  ['esta bien', true],
  ['ta bien', true],
  ['todo bien', true],
  ['por que nao', true],
  ['porque nao', true],
  ['sem duvida', true],
  ['nem a pau', false],
  ['nem fudendo', false],
  ['nem fodendo', false],
  ['nem ferrando', false],
  ['nem lascando', false],
  ['nem morta', false],
  ['nem morto', false],
  ['nem sonhando', false],
  ['com certeza nao', false],
]);

/** 'Não, obrigado, só queria saber'. */
const onlyLooked =
  /\b(?:so|apenas) (?:queria|quero|tava|estava|to|estou)(?: mesmo)? (?:saber|ver|olhar|consultar|conferir|olhando|vendo|pesquisando)(?: mesmo| se chega\w*| se tem)?\b/;

/** 'Deus me livre', 'Deus que me defenda', 'livrai-me Deus'. */
const heavenForbid =
  /^(?:deus (?:que )?(?:me|nos) (?:livr|guard|defend|proteg|acud)\w+(?: e (?:me )?\w+)?|(?:livra|livrai|livre)[- ]me deus)$/;

/** 'Pode ser, vai', 'vá lá, pode'. */
const givesIn = /^v(?:a|ai) la[ ,.!]+(?=\S)| vai[.! ]*$/;

const none: ReadonlySet<string> = new Set();

/**
 * Whether a whole message says yes or no; null when it says both, or anything else. `own`: words that say yes to this question
 * besides.
 */
export function yesOrNo(plain: string, own: ReadonlySet<string> = none): boolean | null {
  if (/^(\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|[\s.!])+$/u.test(plain)) return thumbs(plain);
  const told = wordsOf(plain.replace(onlyLooked, ' ').replace(givesIn, ''));
  const words = told.map((word) =>
    yesOrNoWords.has(word) || own.has(word) ? word : word.replace(/(.)\1+/g, '$1'),
  );
  if (heavenForbid.test(told.join(' '))) return false;
  const idiom = idioms.get(told.join(' ')) ?? idioms.get(words.join(' '));
  if (idiom !== undefined) return idiom;
  // 'Continuar sem contratar'.
  if (words.includes('sem') && !words.includes('duvida')) return null;
  const agreeing = (word: string) => yes.has(word) || own.has(word);
  if (words.length > 8 || !words.every((word) => agreeing(word) || no.has(word) || fillers.has(word)))
    return null;
  const [denies, agrees] = [words.some((word) => no.has(word)), words.some(agreeing)];
  if (!denies)
    return agrees || (words.length > 0 && words.every((word) => word === 'e' || word === 'eh')) ? true : null;
  // 'sim ou não' is no answer, 'claro que não' and 'quero não' are.
  return words.includes('sim') ? null : false;
}

const thumbs = (plain: string): boolean | null =>
  /[👍👌✅✔🆗]/u.test(plain) ? true : /[👎❌]/u.test(plain) ? false : null;
