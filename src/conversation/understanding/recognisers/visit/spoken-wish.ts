import { clausesOf } from '../../text/clauses.ts';
import { somebody } from '../../text/people.ts';
import { weekday, weekdays, workdays } from '../../text/weekdays.ts';
import { withoutPastVisits } from './past-visits.ts';
import { type SpokenPart, spokenParts } from './spoken-parts.ts';
import { unable } from './unable.ts';
import { withDatesOfRelativeDays } from './with-dates-of-relative-days.ts';

/** Days and periods that a sentence wishes for, and those that it leaves out. */
export interface SpokenWish {
  wanted: readonly SpokenPart[];
  /** The days and periods of one clause belong together: 'quinta de manhã' is not the morning of another day. */
  excluded: readonly (readonly SpokenPart[])[];
}

/** 'Tarde demais' is not the afternoon. */
const tooMuch = /\b(?:tarde|cedo|longe|tempo|demora\w*) demais\b/;
/** Words that exclude a time. */
const exception = /\b(?:nao|menos|exceto|nem|nunca|tirando|fora)\b/;
/** 'Se for de manhã, eu falto' wishes for nothing. */
const condition =
  /^ ?(?:so )?se (?!(?:der|puder|possivel|tiver)\b|(?<=so se )for (?:depois|antes|de|a|pela) )/;

/** `isOpen`: what is left out stands at its end, and the list of it may go on. */
function wishOf(clause: string): SpokenWish & { isOpen: boolean } {
  const denied = exception.exec(clause);
  if (denied === null) return { wanted: spokenParts(clause), excluded: [], isOpen: false };
  const before = spokenParts(clause.slice(0, denied.index));
  const after = spokenParts(clause.slice(denied.index));
  // 'Segunda não posso' names the day before it says no, 'menos segunda' behind; 'não posso o dia todo', 'até as seis' name none.
  if (after.some(({ kind }) => kind !== 'any-period' && kind !== 'night'))
    return { wanted: before, excluded: [after], isOpen: true };
  return denied[0] === 'nao' || denied[0] === 'nem'
    ? { wanted: [], excluded: before.length > 0 ? [before] : [], isOpen: false }
    : { wanted: before, excluded: [], isOpen: false };
}

/** 'Terça e quinta não dá': the denial behind a list is of all its days, unless the first of them is wished for. */
const deniedList = new RegExp(
  `(?<!\\b(?:posso|pode|consigo|quero|prefiro|serve|da|marca|so|ser|bota|coloca)(?: n?[ao]| em)? )(?<=^|[ ,])(?:que |q )?(?:n?[ao] )?${weekday}(?:(?:, ?| e | ou )(?:n?[ao] )?${weekday})+(?= (?:eu |(?:pra|para) mim )?nao (?:posso|da|consigo|vai|rola|serve|pode|quero|tem)\\b)`,
  'g',
);

/** 'Porque de tarde eu trabalho' tells why: it wishes for nothing. */
const reason = / (?:porque|pq|pois) $/;
/** 'Sexta não posso, então quinta'. */
const instead = /\b(?:entao|mas|dai|por isso|melhor)[ ,]*$/;
/** 'Menos segunda e terça que eu trabalho': days alone, and why, go on with what is left out. */
const goesOn = new RegExp(
  String.raw`^(?:(?:n?[ao]s?|d[aeo]|e|ou|nem|feira|${weekdays}|domingo|seg|ter|qua|qui|sex|sab|dom)(?:-feira)?(?: |$))+(?:(?:que|q|porque|pq)(?: (?!.*\b(?:posso|pode|da|serve|prefiro|quero)\b).*)?)?$`,
);

/** What happens at home before the visit can be: it is finished, somebody comes, the key is given. */
const event = `(?:(?:mudanca|obra|reforma|pintura|viagem|entrega|vistoria|chaves?|moveis)(?: [a-z]+){0,3}? (?:e|eh|sai|saem|termina|acaba|vem|chegam?|fica pronta|ficam? liberada|comeca)|(?:${somebody}|pintor|pedreiro|eletricista|marceneiro|encanador|montador|caminhao)(?: [a-z]+){0,2}? (?:vem|chega|volta|sai|termina|acaba|muda)(?: de [a-z]+)?|(?:recebo|pego|busco|retiro|me entregam|entregam|vao entregar|vou pegar|vou receber) (?:as? |minhas? )?(?:chaves?|apartamento|casa|moveis)(?: d[oa] [a-z]+)?)`;

/** 'Segunda opção' is no Monday. */
const placeInList =
  /\b(?:primeira|segunda|terceira|1a|2a|3a)[ªa]? (?:opcao|preferencia|escolha|alternativa):? /g;
const hours = 'uma duas tres quatro cinco seis sete oito nove dez'.split(' ');

/** 'Menos segunda e terça de manhã': behind 'e', the period belongs to what is left out. */
const goesOnWithPeriod = / (?:e|nem) $/;
const periodAtEnd = / (?:de|a|pela|na) (?:manha|tarde)[.! ]*$/;

/** Places with opening hours, which are no wish for a visit. */
export const business =
  '(?:loja|comercio|empresa|escritorio|salao|oficina|padaria|restaurante|bar|mercado|mercadinho|farmacia|clinica|consultorio|escola|estabelecimento|academia|barbearia|portaria|condominio|predio|banca)';

/** A limit within the morning. */
export const notEarly = '\\b(?:nao|n) (?:muito|tao|mt|bem) cedo\\b';

const soonest =
  '(?:quanto antes|mais (?:rapido|cedo|breve)(?: possivel)?|primeir[oa] (?:dia|data|horario|vaga))';
const tooSoon =
  '\\b(?:hoje|amanha)(?: (?:mesmo|ainda|ja))?(?: (?:se|caso) (?:der|puder\\w*|tiver\\w*|conseguir\\w*|houver|for possivel|possivel))?\\b';

/** Hours of work, sleep or coming home are no times of the visit. */
const aside: readonly (readonly [RegExp, string])[] = [
  // 'De manhã, mas não muito cedo que eu tomo remédio': no part of the period can be promised.
  [new RegExp(`,? (?:mas |so que |porem )?${notEarly}(?<=manha.*).*$`), ''],
  // 'A loja abre 10h', 'o comércio funciona das 10 às 19': no time that is wished for.
  [
    new RegExp(
      `\\b${business}(?: (?:so|la|daqui|aqui|ai|que|q|comeca a|e))* (?:abr\\w+|funcion\\w+|fech\\w+|atend\\w+)(?: (?:so|todo dia|as|a|das|de|depois|ate|partir|la|pelas|umas|meio dia))*(?: (?:[7-9]|1\\d|2[0-2])(?!\\d| ?/)(?: ?h\\w*)?)?(?: (?:as|a|ate)(?: as)? \\d{1,2}(?: ?h\\w*)?)?(?: da (?:manha|tarde|noite))?`,
      'g',
    ),
    ' ',
  ],
  // 'Terça ou quinta, de preferência quinta': first what is preferred.
  [
    new RegExp(
      String.raw`^(.*[a-z\d]),? (?:(?:mas|e|sendo|com|dou|se puder)[ ,]+)*(?:de preferencia|preferencialmente|preferencia(?: e)?|se puder(?: ser)?|melhor(?: se for)?)(?: (?:pra|pela|de|n[ao]|[ao]))* ((?:${weekdays})(?:-feira)?(?: (?:de|a|pela) (?:manha|tarde))?)[.! ]*$`,
    ),
    '$2, $1',
  ],
  // 'Depois do feriado do dia 8'.
  [
    /\b(depois|apos|dps|antes) d[oa]s? (?:feriad\w+|prova|festa|viagem|casamento|mudanca|cirurgia|show|jogo|formatura)(?: [a-z]+){0,3}? (?=(?:d[oe] |n?o )?dia \d)/g,
    '$1 ',
  ],
  // 'Só depois do dia 10 que tô viajando, de tarde é melhor'.
  [/\bdepois do dia (\d{1,2}) (?:que|q|porque|pq) [^,;.]*/g, 'depois do dia $1'],
  // 'Só volto lá pro dia 12, pode ser na segunda depois disso'.
  [
    /\b(?:so )?(?:(?:eu|a gente|nos) )?(?:(?:me|se|nos) )?(?:volt(?:o|a|amos)|retorn(?:o|a|amos)|cheg(?:o|a|amos)|mud(?:o|a|amos)|entr(?:o|a|amos)|(?:pego|recebo|pega|recebe|pegamos|recebemos) [a-z ]{2,25}?)(?: (?:la|n?o|pro|para o|d[eo]|em))* dia (\d{1,2})\b(?! (?:de|da|a|as|pela|so|bem)\b)/g,
    'a partir do dia $1',
  ],
  // 'A chave sai dia 3', 'o pintor termina na quarta', 'dia 8 eu volto': from then on.
  [new RegExp(`\\b${event} (?:so |la |n[ao] |pr[ao] |d[ao] )*(?=dia \\d|${weekday})`, 'g'), 'a partir de '],
  [new RegExp(`\\b(dia \\d{1,2}|${weekday}) (?:eu|a gente) (?:volt|cheg|mud)[oa]\\b`, 'g'), 'a partir de $1'],
  [new RegExp(`\\b(dia \\d{1,2}|${weekday}) (?:eu|a gente) viaj[oa]\\b`, 'g'), '$1 nao posso'],
  // 'Entre 8 e 10 da manhã' are hours.
  [/\bentre (?:as )?\d{1,2} ?h? e (?:as )?(?=\d{1,2} ?(?:h\b|horas|da (?:manha|tarde)))/g, ''],
  // 'O mais rápido possível, amanhã se der': the first day that there is.
  [new RegExp(`${tooSoon}(?:(?<=\\b${soonest}\\b.*)|(?=.*\\b${soonest}\\b))`, 'g'), ''],
  // 'Todo dia menos sábado'.
  [/\btodos? (?:os )?dias?(?=,? (?:menos|exceto|tirando|fora|sem ser)\b)/g, 'qualquer dia'],
  // 'Sem ser na terça', 'qualquer dia - terça e quinta'.
  [/\bsem ser (?:n?[ao]s? )?/g, 'menos '],
  [new RegExp(String.raw`\b(dia|horario) -+ (?=(?:n?[ao]s? )?(?:${weekdays}|dia \d))`, 'g'), '$1 menos '],
  // 'Menos quarta que tem círculo de oração': why not.
  [
    new RegExp(
      String.raw`\b((?:menos|exceto|tirando|fora|nem|nao) (?:(?:n[ao]|[ao]) )?(?:(?:${weekdays})(?:-feira)?|dia \d{1,2})) (?:que|q|pq|porque|pois) (?!(?:que )?vem\b|nao\b|(?:da|pode|posso|podemos|prefiro|quero)\b)[^,;.]*?(?=[,;.]|$| (?:e|nem) (?:n?[ao] )?(?:${weekdays}|dia \d))`,
      'g',
    ),
    '$1',
  ],
  // 'Tem amanhã não?' asks.
  [/\b(tem [^,;.?]*?) nao(?= ?\?)/g, '$1'],
  [/\bnao (tem|ha|vem)(?= (?:\w+ )?\w+ ?\?)/g, '$1'],
  // Somebody else receives the technician.
  [
    /\b(?:so (?:que|q) |mas )?(?:eu )?nao vou (?:ta|estar)\b(?: em casa)?(?=,? (?:e |mas )?(?:quem|[oa] porteir|minha|meu)\b)/g,
    ' ',
  ],
  [/\b(?:busco|buscar|levo|levar|pego|pegar|deixo|deixar) (?:\w+ ){1,4}[aà]s \d{1,2}(?:[h:]\d{0,2})?/g, ' '],
  ...hours.map(
    (word, place) =>
      [new RegExp(`\\b(das|as|pelas) ${word}\\b(?! (?:semana|opc))`, 'g'), `$1 ${place + 1}h`] as const,
  ),
  [
    new RegExp(
      String.raw`\b(?:d[ea] )?((?:${workdays})(?:-feira)?) (?:em diante|pra frente|para frente|pra la)\b`,
      'g',
    ),
    'a partir de $1',
  ],
  [
    /\bso (?:chego|volto|largo|saio) (?:em casa |do (?:trabalho|servico) )?(?:depois|dps) das? \d{1,2}(?: da noite|h)? (?=(?:durante|n[ao]|de) (?:a )?semana\b)/g,
    'nao posso ',
  ],
  [
    /\b(?:vigia|guarda|porteir[oa]|seguranca|turno|trabalh\w+|enfermeir[oa]|curso|faculdade) noturn[oa]\b/g,
    ' ',
  ],
  [
    /\b(?:pego|entro|volto|chego|saio|largo|durmo|acordo|trabalho|estudo)\b(?!.*\bdia \d)[^,;.]*?\b(?:de |da |a |meia )?noite\b/g,
    ' ',
  ],
  [
    /\b(volto|chego|retorno)( (?:so |em casa |de viagem )?(?:no )?dia \d{1,2}) (?:de|a|da) noite\b/g,
    '$1 depois de$2',
  ],
  [/\b(?:d[oe] )?dia (\d{1,2}) (?:em diante|pra frente|para frente|pra la)\b/g, 'a partir do dia $1'],
  [/\bd[oe] dia (\d{1,2}) (?:ao|ate o|ate) (?:dia )?(\d{1,2})\b/g, 'a partir do dia $1 ate o dia $2'],
  [
    /\b(a partir d[oe]|(?:depois|antes) d[oe]|ate o) (\d{1,2})(?!\d| ?(?:h\b|:|\/|hora|da |dias?\b))/g,
    '$1 dia $2',
  ],
];

/** 'Sábado, que durante a semana não posso' tells why; 'acho que de manhã' does not. */
const why = new RegExp(
  String.raw` (?:que|q) (?=(?:(?:durante|de|n[ao]|no meio da|a) )*(?:semana|dia|manha|tarde|${weekdays})\b[^,;.]*\b(?:nao|n) (?:posso|consigo|da|rola)\b)`,
  'g',
);

/** 'Tinha falado manhã, mas troca pra tarde': what was said before no longer counts. */
const selfCorrection =
  /^.*\b(?:falei|falado|disse|dito|marquei|marcado|escolhi|escolhido|coloquei|colocado|pus|pedi|pedido)\b.*\b(?:troc|mud|pass|bot|coloc|deix|melhor|prefir)\w*(?: (?:ai|isso))?(?: (?:pra|para|pro|por|na|no|a))* /;

/** 'Saio do plantão terça 7 da manhã, então terça depois do almoço': what is said in front is the reason. */
const conclusion = new RegExp(
  String.raw`^(?!.*\b(?:nao|menos|nem|nunca)\b).*(?<!\bou)[ ,.;](?:entao|por isso|dai) (?:(?:n[ao]|pode ser|so|melhor|quero|prefiro) )*(?=(?:${weekdays}|dia \d))`,
);

/** Clause by clause; a sentence without any exception is read as one. */
export function spokenWish(said: string, today: string): SpokenWish {
  const plain = [...aside, ...unable]
    .reduce(
      (text, [pattern, meant]) => text.replace(pattern, meant),
      withDatesOfRelativeDays(withoutPastVisits(said), today),
    )
    .replace(why, ' porque ')
    .replace(selfCorrection, '')
    .replace(conclusion, '')
    .replace(deniedList, (days) => `, ${days.replace(/, ?| (?:e|ou) /g, ' / ')}`)
    .replace(placeInList, '');
  const clauses = clausesOf({ plain, shown: plain }).map(({ from, to }) => ({
    text: plain.slice(from, to),
    isJoined: goesOnWithPeriod.test(plain.slice(0, from)),
    isReason: reason.test(plain.slice(0, from)),
    isWish: instead.test(plain.slice(0, from)),
  }));
  const meant = clauses.filter(({ text }) => !condition.test(text) && !tooMuch.test(text));
  const isPlain = meant.length === clauses.length && !clauses.some(({ isReason }) => isReason);
  if (isPlain && !exception.test(plain)) return { wanted: spokenParts(plain), excluded: [] };
  const wanted: SpokenPart[] = [];
  const excluded: (readonly SpokenPart[])[] = [];
  let isOpen = false;
  for (const { text, isReason, isWish, isJoined } of meant) {
    const wish = wishOf(text);
    const days = isJoined ? text.replace(periodAtEnd, '') : text;
    const isListed: boolean = isOpen && !isWish && goesOn.test(days.trim());
    const listed = days === text ? wish.wanted.map((part) => [part]) : [wish.wanted];
    excluded.push(...wish.excluded, ...(isListed ? listed : []));
    if (!isListed && !isReason) wanted.push(...wish.wanted);
    isOpen = isListed || wish.isOpen;
  }
  return { wanted, excluded };
}
