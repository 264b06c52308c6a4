import { insults } from '../../../content/conversation/tone.ts';
import { isFiller } from '../left-over.ts';
import { clausesOf, within } from '../text/clauses.ts';
import { inFull } from '../text/normalise.ts';
import { cut, cutMark, saysOneOf, type Text, textOf, wordsOf } from '../text/text.ts';

/** Verbs for an earlier answer: 'já falei'. */
const telling =
  /\b(?:digit|escrev|fal(?:ei|ar|ando)\b|diss|diz|mand|respond|inform|colo[cq]|bot(?:ei|ando)|repet|passei|passando|preench|escolh|expli[cq]|envi|tent|cli[cq]|pus\b|confirm)[a-z]*/g;
const told =
  /\b(?:ja (?:te |lhe |vos )?(?:digitei|escrevi|falei|disse|mandei|informei|coloquei|botei|passei|preenchi|enviei|expliquei|repeti)|(?<=\b(?:burr[oa]|surd[oa]|ceg[oa]|idiota)\b.{0,20})eu (?:disse|falei)|acabei de (?:te |lhe )?(?:digitar|escrever|falar|dizer|mandar|informar|colocar|botar|passar|preencher|enviar))\b/;
const many =
  '(?:\\d{1,4}|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|vinte|trinta|cem|mil|varias|muitas|inumeras|diversas|tantas|quantas|umas|outras)';
const nth =
  '(?:\\d{1,2} ?[aªo°º.]?|segunda|terceira|quarta|quinta|sexta|setima|oitava|decima|centesima|milesima|enesima)';
/** How often: 'umas 5 vezes', 'pela quarta vez', '10x'. The figure is no answer. */
const often = new RegExp(
  `(?:\\b(?:pel[ao]|uma?s?|mais de|mais|quase|essa|esta|por) ){0,2}(?:\\b${many} ?(?:vez(?:es)?|x)\\b|\\b${nth} vez\\b)(?: (?:ja|seguidas?|hoje))*`,
  'g',
);

/** Says that the conversation, the site or the app does not work. */
const failing: readonly RegExp[] = [
  // 'esse robô não entende'
  /\b(?:voces?|robo|bot|chat|site|pagina|app|aplicativo|sistema|link|botao|tela|conversa|maquina|atendimento|negocio|isso|isto|trem) (?:\w+ ){0,3}?(?:nunca|nao) (?:\w+ )?(?:entend|guard|salva|lembra|compreend|escut|ouv|leem?\b|leu|lem\b|prest|funciona|carreg|abre|anda\b|resolve|adiant|ajuda)\w*/,
  // 'o senhor não está lendo'
  /\b(?:voces?|vcs?|senhora?|ninguem) (?:nao )?(?:ta|tao|esta|estao)(?: nem)? (?:lendo|entendendo|escutando|ouvindo)\b/,
  // 'não me entende direito'
  /\bnao (?:esta |ta )?(?:me )?entend(?:e|em|endo) (?:nada|o que|nem|direito|portugues|uma palavra)\b/,
  // 'ninguém me entende'
  /\bninguem (?:aqui |ai )?me entende\b/,
  // 'vc não sabe ler não?', 'vocês são surdos?'
  /\b(?:voces?|vcs?) (?:nao (?:sabem? (?:nem )?(?:ler|escutar|ouvir))\b|(?:e|eh|sao|ta|tao) (?:ceg|surd)[oa]s?\b)/,
];
/** 'Já tô perdendo a paciência', 'minha paciência acabou'. */
const impatience =
  /\b(?:(?:eu|ja|ta|to|tou|estou|me|vou) )*(?:(?:perdendo|perdi|perder|sem|acabando|acabou) (?:a |minha )*paciencia|(?:a |minha )*paciencia (?:ja )?(?:ta |esta )?(?:acab\w+|esgot\w+|tem limite))\b(?: (?:ja|aqui|com (?:voces?|vcs|isso|esse \w+)))*/g;
const helper = /\b(?:falar com|atendente|humano|pessoa)\b/;
/** 'Só mais uma pergunta e eu desisto': for now, the visitor goes on. */
const threat =
  /^(?:so )?mais um[ao]? (?:\w+ ){1,3}e (?:eu |ja )*(?:desisto|vou embora|largo|paro|saio)\b[^?\d@]{0,25}$/;
const ofService = /\b(?:internet|wi ?fi|boleto|fatura|modem|sinal|conta)\b/;

const beside = new Set(
  'isso isto essa esse bicho tudo aqui ai nesse nessa neste nesta chat coisa mesma mesmo poxa caramba gente moco moca cara voces te lhe ja vez eh dado dados informacao pergunta resposta tendo ter tenho tive que fora ne arre egua oxe oxente eita vixe cep cpf numero telefone celular email mail endereco rua bairro nome completo data nascimento documento mae meu minha'.split(
    ' ',
  ),
);

/** Where in the conversation: 'lá em cima', 'no começo da conversa'. */
const where = /\b(?:la|ali|ai) (?:em cima|atras|no comeco)\b|\bno (?:comeco|inicio)(?: d[ae] \w+)?\b/g;

const saysNothing = (plain: string): boolean =>
  !/\d{2}|@|\bfalar com\b|\bnao (?:tenho|tem|quero|preciso|(?:e|eh) (?:ess[ea]|est[ea]))\b|\btudo errad/.test(
    plain,
  ) &&
  wordsOf(plain.replaceAll(where, ' ').replaceAll(insults, ' ')).every(
    (word) => word.length === 1 || isFiller(word) || beside.has(word),
  );

/** A clause without the words for how often; null if nothing is left. */
function withoutRepetition(part: Text): Text | null {
  const times = [...part.plain.matchAll(often)];
  const verbs = [...part.plain.matchAll(telling)];
  const isCounted = times.length > 0 && verbs.length > 0;
  const again = told.exec(part.plain);
  const repeated = isCounted ? [...times, ...verbs] : again === null ? [] : [again];
  const spans = [...repeated, ...part.plain.matchAll(impatience)];
  if (spans.length === 0) return part;
  const rest = spans.reduce((text, { index, 0: words }) => cut(text, index, index + words.length), part);
  if (saysNothing(rest.plain)) return null;
  // 'Já falei que …' alone may introduce anything.
  return isCounted || spans.length > repeated.length ? rest : part;
}

const withoutComplaint = (part: Text): Text | null => {
  const { plain } = inFull(part);
  const isFailing = saysOneOf(failing, plain) && !ofService.test(plain) && !helper.test(plain);
  return isFailing ? null : withoutRepetition(part);
};

/** Quick check: a message without any of these words is no such complaint. */
const mayComplain = /vez|acabei|\dx|paciencia|\b(?:ja|n|nao|nunca|ninguem)\b/;

/** A question for the reason is no complaint: 'Pra que isso se já passei o CPF?'. */
export const asksReason =
  /^(?:(?:mas|e|ue|oxe|uai|gente)[ ,]+)*(?:pra|para|por) que\b(?! (?:dia|horas?|data|endereco|e-?mail|numero|conta)\b)/;

export interface Complaint {
  /** The rest of the message; null if nothing is left. */
  rest: Text | null;
}

/**
 * Finds a complaint about this conversation (it asks again, or does not understand) and the rest of the message: the words and
 * figures of a complaint are no answer. Null if there is none.
 */
export function complaintIn(text: Text): Complaint | null {
  if (threat.test(text.plain)) return { rest: null };
  if (!mayComplain.test(text.plain) || asksReason.test(text.plain)) return null;
  const parts = clausesOf(text).map(({ from, to }) => within(text, from, to));
  const left = parts.map(withoutComplaint);
  if (left.every((rest, place) => rest === parts[place])) return null;
  const said = left.flatMap((rest) => rest?.shown.replaceAll(cutMark, ' ').trim() || []).join(', ');
  const rest = textOf(said);
  return { rest: saysNothing(rest.plain) ? null : rest };
}
