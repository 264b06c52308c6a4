const inWords =
  'um|dois|tr[eê]s|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|(?:qua|ca)torze|quinze|dezesseis|dezessete|dezoito|dezenove|vinte(?: e [a-z]+)?|trinta';
const weekday = '(?:segunda|ter[cç]a|quarta|quinta|sexta)(?:[ -]feira)?|s[aá]bado|domingo';
const day = `(?:n?[oa] )?(?:dia )?(?:\\d{1,2}(?![\\d/.-])|${inWords}|${weekday})`;
const slips = '(?:(?:n[aã]o|pera(?:[ií])?|espera|opa|ops|calma|ih|xi)[ ,.!]+)*';

const notMeant =
  '(?:n[aã]o (?:posso|consigo|d[aá]|rola|vai dar|serve)(?: n[aã]o)?|(?:fica|[eé]|eh|acho|t[aá]|est[aá]) (?:meio |muito |bem )?(?:ruim|pesado|apertado|dif[ií]cil|complicado|cedo|tarde|longe)(?: demais)?|(?:aperta|pesa|complica))(?: (?:pra|para) mim)?';

/** 'Não, espera, dia dezesseis eu não posso, é dezessete': the day that is given up, in front of the one that is meant. */
const unable = new RegExp(
  `^${slips}${day},? (?:eu )?${notMeant}(?:,? |[.!] )(?:(?:é|eh|e|s[oó]|tem que ser|pode ser|melhor|bota|coloca|quero|prefiro) )*(?=${day}(?: (?:(?:[eé]|eh|fica|seria|fica bem) melhor|serve|t[aá] bom|pode ser|d[aá] certo))?[ .!]*$)`,
  'i',
);

/** 'Dia 10 tá apertado, joga lá pro fim do mês': what follows tells the day by its part of the month. */
const partFollows =
  '(?=[^\\d?]*\\b(?:fim|final|finalzinho|come[cç]o|in[ií]cio|meio|meados|[uú]ltim[oa]|quinzena|(?:depois|ap[oó]s)(?! (?:disso|dele|dela|desse)|[ .!]*$)|antes|a partir|at[eé])\\b)';
const unableInFront = new RegExp(
  `^${slips}(?:o |no )?dia (?:\\d{1,2}(?![\\d/.-])|${inWords}),? (?:eu )?${notMeant}[ ,.;!]+(?:mas |ent[aã]o |a[ií] |e )?${partFollows}`,
  'i',
);

/** 'Dia 10 fica ruim', and nothing else. */
const alone = new RegExp(
  `^${slips}(?:o |no )?(?<day>dia (?:\\d{1,2}|${inWords})) (?:eu )?(?!n[aã]o )${notMeant}[ .!]*$`,
  'i',
);
/** 'Dia 10 fica ruim, o próximo'. */
const theNext = new RegExp(
  `^${slips}(?<day>dia (?:\\d{1,2}|${inWords})),? (?:eu )?${notMeant},? (?:(?:[eé]|eh|s[oó]|pode ser|quero|tem) )*(?:o (?:pr[oó]xim|seguint|outr)[oe]|(?:mais )?(?:pra frente|depois))[ .!]*$`,
  'i',
);

export const withoutDayUnable = (shown: string): string =>
  shown
    .replace(unable, '')
    .replace(unableInFront, '')
    .replace(theNext, 'depois do $<day>')
    .replace(alone, '$<day> não posso');
