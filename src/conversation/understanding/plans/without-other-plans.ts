import { competitors } from '../text/competitors.ts';
import { somebody } from '../text/people.ts';
import { blank } from '../text/text.ts';
import { withoutSize } from './size-said.ts';

/** Names the plan that is not meant, and then the right one. */
const opening = /^(?:esse|este|essa|esta|isso) nao\b[ ,.]*/;
/** The plan that the visitor has, not the one they want: 'Já tenho o de 300'. */
const owned =
  /\b(?:ja )?(?:tenho|uso|estou com|to com|meu plano (?:atual )?e|(?<!\b(?:queria|pedi|quis|certo|correto) )era|hoje e) (?:o |um |a )?(?:plano )?(?:de )?\d+ ?(?:megas?|gigas?|mb|gb)?\b/;

/** A plan of another company: 'Hoje pago 99,90 por 400 mega numa empresinha'. */
const paidNow =
  /\b(?:hoje|atualmente|agora|hj|aqui)(?: eu)? (?:pago|tenho|uso|assino|contrato)\b[^;.?!]*?\b(?:megas?|gigas?|reais|\d{2,3}(?:,\d{2})?)\b(?!,\d| (?:por|em|de)\b)[^,;.?!]*/g;

/** 'Oi' alone greets. */
const named = `${competitors.replace('|oi|', '|')}|net|desktop`;
/** A plan of another company, named first: 'Na vivo pago 80 em 500 mega'. */
const elsewhere = new RegExp(
  String.raw`\b(?:n[ao]|d[ao]|com a|minha|pela) (?:${named}|oi|concorrencia|concorrente|outr[oa] (?:operadora|provedor|empresa|firma|companhia))\b[^,;.?!]*|(?:\b[ao] oi|\b(?:${named}|concorrencia|concorrente|outr[oa] (?:operadora|provedor|empresa|firma|companhia))) (?:(?:me|tambem|so|ja|nos|sempre|que|aqui|la|hoje) )*(?:promet\w+|jur\w+|vend\w+|anunci\w+|diz\w*|disse\w*|fal\w+|entreg\w+|garant\w+|ta|esta|e|sai|custa|fez|faz|oferec\w+|cobra\w*|vende\w*|deu|da|tem|tinha|(?:de )?\d{3}(?= ?(?:megas?)? (?:por|ta|esta|a|sai|custa|e|eh) (?:r\$ ?)?\d))\b[^,;.?!]*`,
  'g',
);

/** 'Até 120, mais que isso não dá' and 'o de 300, não preciso de tanto' say the same twice. */
const beyond =
  /,? (?:que |pois |porque )?(?:eu |a gente |aqui )?(?:nao|n) (?:precis\w+|us[oa]\w*|necessit\w+|quero)(?: d[eo])? (?:tanto|tantos|muito|muita|mais|tudo)\b[^,;.?!]*|,? (?:e )?(?:mais|acima|passou|passando|passar) (?:que |do que |d)isso (?:ja )?(?:nao|n|nem|fica|e|eh)\b[^,;.?!]*/;

/** 'Subo arquivo de 50 giga todo dia' tells of no speed. */
const ofFiles =
  /\b(?:arquivos?|videos?|jogos?|fotos?|backups?) (?:\w+ ){0,2}de \d+ ?(?:gigas?|gb|megas?|mb)\b/g;

/** 'O chip do celular com 20 GB': data of a phone. */
const ofPhone = /\b(?:chip|celular|linha|dados moveis|franquia)\b(?: \w+){0,5}? \d{1,3} ?(?:gigas?|gb)\b/g;

/** 'O de mil com HBO'. */
const thousand = /\bde mil\b(?! (?:e|reais|conto))/;

/** 'Meu pai quer o de 600, mas eu acho que o de 500 dá': the wish of another person, in front of the own one. */
const ofSomebodyElse = new RegExp(
  `^.*?\\b${somebody} (?:quer|queria|tem|usa|prefere|preferia|pediu|fal\\w+|disse|sugeriu|ach\\w+|indic\\w+|recomend\\w+|paga)\\b[^;.?!]*?,? (?:mas|so que|porem) (?=.*(?:\\d|\\bgiga|\\bmais |\\b(?:car[oa]|carissim[oa]|exagero|demais|puxad[oa]|salgad[oa]|pesad[oa]|muito|nao (?:cabe|da|posso|quero|vale|compensa|preciso))\\b))`,
);

/** 'O de 1 giga tá caro', 'acho o 600 puxado pra mim': at the end of a message, a plan that is turned down. */
const tooDear =
  /\b(?<!\b(?:o|a|plano|de|internet) )(?:(?:acho|achei) )?(?:(?:o|a|plano|de|internet) )*\d+ ?(?:megas?|gigas?)?(?: (?:(?:e|eh|ta|esta|fica|ficou|sai|eu|acho|achei|com|globoplay|hbo|max|paramount|deezer) )*| )(?:(?:muito|mt|bem|meio|tao|um pouco) )*(?:car[oa]|carissim[oa]|carinh[oa]|puxad[oa]|salgad[oa]|pesad[oa])(?: demais| d\+| pra (?:mim|gente|nos|meu bolso)| hein| ne)*[ .!…]*$/;

/** '160 reais tá de brincadeira', 'é um roubo pagar 200 reais': a price that is complained of. */
const outrage =
  '(?:absurdo|sacanagem|palhacada|roubo|assalto|loucura|piada|carissim[oa]|car[oa] demais|muito car[oa]|(?:de brincadeira|brincando|louc[oa]s?|doid[oa]s?)\\b)';
const price = '(?:r\\$ ?)?\\d{2,3}(?:[.,]\\d{2})? ?(?:reais|real|contos?|pilas?|paus?)\\b';
const dearPrice = new RegExp(
  `\\b${price}(?:[^,;.!\\d]|,(?= (?:ta|isso|que|vcs|voces)\\b))*?\\b${outrage}|\\b${outrage}\\b(?!.*\\b(?:quero|queria|fico|prefiro)\\b)[^,;.!?]{0,20}?\\b${price}`,
);

/** Blanks a plan that somebody else wants, or that costs too much. The length stays. */
export const withoutUnwantedPlans = (plain: string): string =>
  blank(blank(blank(plain, ofSomebodyElse), tooDear), dearPrice);

/** 'Troca o plano pro de 300, achei caro': of the plan that is given up. */
const dearBefore =
  /(?<=\b(?:troc|mud|pass|baix|diminu)\w* [^,;.?!]*\d ?(?:megas?|gigas?)?),? (?:(?:que|pq|porque) )?(?:eu )?(?:achei|acho|ta|esta|ficou|fica)(?: (?:muito|mt|meio|bem))? car[oa](?: demais)?[ .!]*$/;

/** 'Fico no de 99 e 99'. */
const spokenCents = /\b(\d{2,3}) e (\d{2})\b(?! ?(?:megas?|gigas?))/;

/** 'O de 300 e não o de 500'. */
export const deniedAtEnd =
  /,? (?:e )?(?:nao|n) (?:(?:e|eh|era) )?(?:o |esse |aquele )?(?:plano )?(?:de )?\d{3,4}(?: ?megas?)?[.! ]*$/;
/** The plan that another is to replace: 'o de 700 em vez do 500', 'troca o 500 pelo 800'. */
const replaced =
  /\b(?:em vez|ao inves|no lugar) d[eoa]s? (?:plano )?(?:de )?(?:\d+ ?(?:megas?|gigas?|mb|gb)?|esse|essa|este|desse)(?![a-z\d])/;
const exchanged =
  /\b(?:troc|mud|substitu)\w* (?:o |do |de |esse )+(?:plano )?(?:de )?\d+ ?(?:megas?|gigas?|mb|gb)? (?:pel[oa]|pr[oa]|para [oa])\b/;

/** A message without the plans that it names and does not mean. */
export const withoutOtherPlans = (said: string): string =>
  withoutSize(said)
    .replace(dearBefore, '')
    .replace(deniedAtEnd, '')
    .replace(replaced, '')
    .replace(exchanged, 'quero o')
    .replace(opening, '')
    .replace(spokenCents, '$1,$2')
    .replace(ofSomebodyElse, '')
    .replace(tooDear, '')
    .replace(dearPrice, '')
    .replace(elsewhere, '')
    .replace(paidNow, '')
    .replace(ofFiles, (words) => words.replace(/ \d.*/, ''))
    .replace(ofPhone, '')
    .replace(owned, '')
    .replace(beyond, '')
    .replace(thousand, 'de 1000 mega');
