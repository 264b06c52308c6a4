import { replies } from '../../../../content/conversation/replies.ts';
import { saysOneOf } from '../../text/text.ts';

/** The visitor is called away, or looks for something. */
const somebody =
  '(?:campainha|interfone|porta|portao|telefone|celular|visita|crianca|bebe|nenem|filh[oa]|menin[oa]|panela|comida|fogao|chefe|gente|alguem|cachorro|client[ea]s?|fregues[ae]?s?|vizinh[oa]|marido|esposa|patr(?:ao|oa))';
const calls = '(?:toc|bat|cheg|cham|chor|caiu|queim|lat|acord)\\w*';
export const interjections = '(?:(?:ai|opa|ei|oi|so|ah|ok|ta|bom|entao|calma)[ ,.]*)*';
/** 'Me dá 10 minutinhos'. */
const timeToWait =
  /\bd[ae] (?:so |mais |ai )*(?:um|uma|uns|umas|dois|duas|tres|cinco|dez|quinze|\d{1,2}) (?:minut|segund(?:o|inho)s?\b|instant|moment|temp(?:o|inho)\b)\w*/;
const waiting: readonly RegExp[] = [
  new RegExp(`\\b${calls}(?! de\\b) (?:\\w+ ){0,3}${somebody}\\b|\\b${somebody} (?:\\w+ ){0,2}${calls}`),
  new RegExp(
    `^${interjections}(?:pera|perai|perae|espera|espere|aguarda|aguarde|guenta|aguenta|segura|calma|um (?:min|moment|instant|seg|pouc|pouq)\\w*(?! (?:antes|depois|mais)\\b)|(?:dois|tres|cinco|dez|quinze) (?:min|minutos|minutinhos))\\b`,
  ),
  /\bdeixa?(?: eu| me)? (?:(?:so|ali|la|ir|descer|subir|dar|um|uma|pulo|no|na|e|ate|o|a|portao|frente|rua|porta) )*(?:ler|reler|ver|conferir|olhar|olhada|checar|procurar|pegar|pensar)\b/,
  /\bvou (?:ali |la )?atras d[aeo]\b/,
  // 'Vou descer e ver'
  /\bvou (?:(?:ali|la|descer|subir|ir|sair|correr|no|na|ate|o|a|portao|frente|rua|porta|e|so|rapidinho) )+(?:ver|olhar|conferir|checar|perguntar|pegar|buscar)\b/,
  /\bnao (?:tenho|lembro|sei|recordo)\b.{0,20}\b(?:de cabeca|de cor|na cabeca|comigo|na mao)\b/,
  /[ ,.](?:pera(?:i| ?ai)?|perai|espera(?: ai)?|so um (?:minuto|momento|instante|segundo)|um minutinho)[.! ]*$/,
  timeToWait,
  /\b(?:ja volto|volto ja|ja venho|volto em (?:um|1|dois|cinco))\b/,
];

/** Signs that the message says more than to wait. */
const isMore =
  /\?|\d{2}|@|\b(?:errad\w+|errei|quero|queria|coloquei|faltou|muda\w*|troca\w*|corrig\w+|cancel\w*|posso|qual|quanto|como)\b/;

/** Why the visitor was away: 'tive que sair correndo', 'o sinal caiu'. */
const absence =
  '(?:tive (?:que|de) \\w+|precisei \\w+|fui (?:almocar|jantar|atender|buscar|ali|la|no|na|dar)|(?:[oa]|meu|minha) [a-z]+ me (?:chamou|ligou|interrompeu)|sai (?:correndo|rapidinho|um)|dormi|cochilei|me chamaram|demorei|(?:caiu|acabou) (?:a|o|minha|meu) \\w+|(?:sinal|net|internet|luz|bateria|conexao|ligacao|celular) (?:tinha )?(?:caiu|caido|acabou|acabado|descarregou|descarregado|desligou))';

const returned = [
  /^(?:oi+e?|ola|opa|alo)[ ,!]+(?:eu )?(?:de novo|outra vez|novamente)\b/,
  new RegExp(
    `^(?:(?:oi+e?|ola|opa|alo|moc[oa]|desculp\\w*|foi mal|perdao)[ ,?!.]*)*(?:(?:voces?|vcs?|tu) )?(?:ainda )?(?:tem alguem|alguem|ta|tao|esta|estao)(?: ainda)? ai\\b.*\\b${absence}\\b`,
  ),
  new RegExp(
    `^(?:(?:oi+e?|ola|opa|pronto|moc[oa]|desculp\\w*|foi mal|perdao|sorry)[ ,?!.]*)+(?:(?:eu|e que|eh que|que|o|a|minha|meu|pela demora|a demora|aqui)[ ,]*)*${absence}\\b`,
  ),
  /\b(?:podemos|vamos|posso|da pra|bora) (?:continuar|retomar)(?: (?:de onde|agora|aqui|o pedido|meu pedido)\b.*)?\?+$/,
  new RegExp(
    `^${interjections}(?:pronto[ ,]+)?(?:eu )?(?:ja )?(?:voltei|retornei|to de volta|estou de volta|to aqui de novo)\\b`,
  ),
  /\b(?:onde|aonde|em que (?:parte|pergunta|ponto|etapa|passo)) (?:que |e que |foi que )?(?:a gente |nos |eu |voce )?(?:par(?:ou|amos|ei|ava)|estav\w+|tav\w+|fic(?:ou|amos)|estamos|tamos)\b/,
];

/** 'Comecei ontem e não terminei, dá pra continuar de onde parei?' asks how. */
const ofEarlierVisit = /\b(?:comecei|comecado|nao terminei|ontem|semana passada)\b/;

/** Announces a question without asking it. */
const greetings = '(?:(?:oi+e?|ola|opa|bom dia|boa tarde|boa noite|por favor|moc[oa]|tudo bem)[ ,!?.]*)*';
const aboutToAsk = [
  new RegExp(
    `^${greetings}(?:eu )?(?:so )?(?:gostaria|queria|quero|preciso|posso|tenho)(?: de)?(?: (?:tirar|pedir|fazer|ter))? (?:uma?|umas|algumas?|um monte de) (?:informac\\w+|duvidas?|perguntas?|coisinha|ajudinha)[.!? ]*$`,
  ),
  new RegExp(
    `^${greetings}(?:(?:(?:voces? |vcs? )?(?:ainda )?(?:ta|esta|estao|tao|tem alguem|alguem)(?: ainda)? (?:ai|por ai|online)|alo+|alguem|sumi(?:u|ram)|cade (?:voces?|vcs?))(?: (?:mesmo|moc[oa]|gente|amig[oa]|viu))*[.!?, ]*)+$`,
  ),
];

const doubting: readonly RegExp[] = [
  /\b(?:to|tou|estou|fico|fiquei|ando|ainda)(?: \w+){0,3} (?:duvidas?(?! (?:se|sobre|quanto|qual|com) )|indecis[oa]|insegur[oa]|confus[oa]|receos[oa])\b/,
  new RegExp(
    `^${interjections}(?:h+u?m+[ ,.]+|olha )?(?:sei la|(?:sei nao|nao sei)(?=[ ,]*(?:viu\\b|\\.{2}|…))|nao sei(?: ainda)? se (?:quero|vou|continuo|vale|devo|faco|fecho|compensa))\\b`,
  ),
  /\b(?:to|tou|estou|ando|tenho|da|que|morro de|fico)(?: \w+){0,2} (?:medo|receio)\b/,
];

/** A longer message tells a story. */
const most = 14;

export interface Hesitation {
  reply: (expected: string) => string;
  suggestions?: readonly string[];
}

/**
 * The reply to a visitor who waits, returns, announces a question or doubts: none of it is an answer. `isBegun`: an order is open here,
 * so that whoever began it yesterday is back in it.
 */
export function hesitationIn(plain: string, isBegun: boolean): Hesitation | null {
  if (plain.split(' ').length > most || /\d{3}|@/.test(plain)) return null;
  if (saysOneOf(returned, plain) && (isBegun || !ofEarlierVisit.test(plain)))
    return { reply: replies.returned };
  if (saysOneOf(aboutToAsk, plain)) return { reply: replies.asks };
  if (isMore.test(plain.replace(timeToWait, ''))) return null;
  if (saysOneOf(waiting, plain)) return { reply: replies.waits };
  return saysOneOf(doubting, plain) ? { reply: replies.doubts, suggestions: replies.ofDoubt } : null;
}
