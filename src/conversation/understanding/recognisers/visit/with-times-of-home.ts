import { type Text, textOf } from '../../text/text.ts';
import { weekdays } from '../../text/weekdays.ts';

const weekday = `(?:${weekdays}|domingo)(?:[ -]feira)?`;
const day = `(?:dia \\d{1,2}(?:/\\d{1,2})?|${weekday}(?: (?:que vem|agora))?)`;
const then = '[ ,.;]+(?:(?:e|ai|dai|entao|so|mas)[ ,]+)*';
const afterThat = `(?:${then}(?:depois|dps|apos)(?: (?:disso|dai|disto|desse dia|dessa data))?(?! (?:d|nao|n |nem|eu (?:saio|vou|nao)|saio|vou )))`;
const comesBack = '(?:volt|cheg|retorn)(?:o|amos|a)\\b|(?:vou|vamos) (?:voltar|chegar)\\b';

/** 'Só chego em casa dia 4 à noite, então depois disso': from the day after on. */
const backAtNight = new RegExp(
  `\\b(?:so )?(?:(?:eu|a gente|nos) )?(?:${comesBack})(?: (?!dia\\b|${weekday})[a-z]+){0,5}? (?<day>${day})(?: (?:so|la|ja|bem|tarde))* (?:de|a|da|na|pela) (?:noite|noitinha|madrugada)${afterThat}?`,
);

const morningHour =
  '(?:9|10|11|12|13|nove|dez|onze|meio dia)(?: ?h(?:s|rs|oras?|\\d\\d)?\\b| e meia| da manha)*';
const isFree =
  '(?=(?: (?:eu|a gente|ja|ai|so|esta|estou|to|fico|e|o dia todo|de))* (?:pode|podem|posso|em casa|livre|boa|disponivel|qualquer|da|ta (?:bom|otimo)|tranquilo|tanto faz|casa)\\b| ?[.!]*$)';
const atHome = '(?:livre|disponivel|em casa|aqui|posso|podem?|folga)';
/** 'Tiro leite até as dez da manhã, depois disso pode vir', 'só volto 10h, depois disso pode'. */
const busyUntil = new RegExp(
  `(?<=^|[,;.] ?| e | que )(?!(?:[a-z]+ ){0,8}${atHome}\\b[^,;.]* ate )(?:(?:[a-z]+ ){1,8}ate (?:as |umas |a |o |la pelas )?|(?:so )?(?:volto|chego|saio|largo|acordo|levanto|termino|fico livre|solto)(?: [a-z]+){0,4}? (?:la )?(?:pelas |umas |as |depois das )?)${morningHour}${afterThat}${isFree}`,
);

/** What the visitor does at a time. */
const does =
  '(?:eu |a gente )?(?:nao (?:posso|da|consigo)|vou (?:ao?|n[oa]|pr[oa]|levar|buscar|fazer)|to (?:na|no|em (?!casa))|tem (?:aula|consulta|reuniao|culto|missa|feira|treino)|(?:tenho|levo|busco|pego|deixo|faco|abro|cuido|ajudo|acompanho|trabalho|estudo|atendo|ensino|durmo|dou|saio|entro|vendo|entrego|treino|malho|nado|corro|planto|rego|tiro|limpo|lavo|cozinho|viajo|dirijo|visito|toco|preciso (?:sair|ir|levar|buscar|trabalhar|viajar))\\b|fico (?:na|no|com)|estou (?:na|no|em (?!casa)))(?! (?:disponib|disponivel|tempo|livre|vaga|folga|como|preferencia|em casa|casa))';
const period = '(?:de|a|pela|na|da) (?:manha|tarde)';
const isThere =
  '(?= (?:to|tou|estou|fico|posso|pode|podem|da|consigo|livre|em casa|tem gente|serve|rola|tranquilo|ta (?:livre|tranquil[oa]|bom|de boa)|(?:[oa] )?(?:minha|meu) [a-z]+ (?:recebe|atende|ta|esta|fica|abre)|alguem)\\b| ?[.!]*$)(?! (?:to|tou|estou|fico) (?!em casa|livre|disponivel|de (?:boa|folga)|tranquil|aqui)\\w+)';
/** 'Quarta de manhã eu tenho hidroginástica, de tarde eu tô em casa': the other half of the same day. */
const otherHalf = new RegExp(
  `(?<=^|[,;.] ?|\\b(?:n?[ao]|que|mas) )(?:(?<day>${weekday}|dia \\d{1,2}) )?(?<busy>${period}) ${does}[^,;.?]*[,;.]? ?(?:(?:mas|e|so|ai|so que) )*(?<free>(?!\\k<busy>)${period}|depois do almoco)(?: (?:eu|a gente|ja))*${isThere}`,
);
/** 'Quarta de manhã tenho fisio e de tarde tenho médico': no part of that day. */
const bothHalves = new RegExp(
  `(?<=^|[,;.] ?|\\b(?:n?[ao]|que|mas) )(?<day>${weekday}|dia \\d{1,2}) (?<busy>${period}) ${does}[^,;.?]*?(?:[,;.] ?(?:e |mas )?| e )(?!\\k<busy>)${period} ${does}[^,;.?]*`,
);
/** '…, quinta de manhã também': as what stands in front of it. */
const alsoBusy = new RegExp(
  `(?<=\\b(?:tenho|trabalho|estudo|nao (?:posso|da|consigo))\\b[^,;.?]*[,;] ?(?:e )?)(?<day>(?:n?[ao] )?(?:${weekday}|dia \\d{1,2})(?: ${period})?) (?:tambem|tb|tbm)(?! (?:posso|pode|da|serve|consigo|to|estou)\\b)`,
);

/** 'Depois das 18h ou no sábado', 'de noite, ou sábado': of the two only the day has a visit. */
const nightOrDay = new RegExp(
  `(?:(?:so|somente|apenas|ou|pode ser) )*(?:(?:apos |depois d|a partir d)as? (?:1[89]|2[0-2])(?: ?h\\w*)?(?: da noite)?|(?:de|a|pela) noite),? ou (?:(?:so|entao|senao) )*(?=(?:n?[ao] |de |em |pr[ao] )*(?:${weekday}|dia \\d))`,
);

/** 'Antes das 6 da manhã ou depois das 14': no visit is as early as that. */
const earlyOrLater =
  /(?:(?:so|somente|apenas|ou|pode ser) )*antes d?as (?:[4-8]|quatro|cinco|seis|sete|oito)(?: ?h(?:s|rs|oras?|\d\d)?\b)?(?: da (?:manha|madrugada))?,? ou (?=(?:(?:so|somente|apenas|entao|senao) )*(?:depois|apos|a partir|de tarde|a tarde|la pel|no fim|pelas))/;

type Rewrite = readonly [said: RegExp, meant: (groups: Readonly<Record<string, string>>) => string];

const rewrites: readonly Rewrite[] = [
  [backAtNight, ({ day = '' }) => `depois ${day.startsWith('dia') ? 'do' : 'de'} ${day}`],
  [busyUntil, () => 'não posso de manhã, de tarde'],
  [otherHalf, ({ day = '', free = '' }) => `${day} ${free}`.trim()],
  [bothHalves, ({ day = '' }) => `${day} não posso`],
  [alsoBusy, ({ day = '' }) => `${day} não posso`],
  [nightOrDay, () => ''],
  [earlyOrLater, () => ''],
];

/** When the visitor is at home, and for that the visit can be, told as the day and the period that it leaves. */
export const withTimesOfHome = (text: Text): Text =>
  rewrites.reduce((said, [pattern, meant]) => {
    const match = pattern.exec(said.plain);
    if (match === null) return said;
    const to = match.index + match[0].length;
    const rest = `${said.shown.slice(0, match.index)}${meant(match.groups ?? {})}${said.shown.slice(to)}`;
    return textOf(rest.trim());
  }, text);
