const inWords =
  'um|dois|tr[eê]s|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|(?:qua|ca)torze|quinze|dezesseis|dezessete|dezoito|dezenove|vinte(?: e [a-z]+)?|trinta';
const weekday = '(?:segunda|ter[cç]a|quarta|quinta|sexta)(?:[ -]feira)?|s[aá]bado|domingo';
const day = `(?:n?[oa] )?(?:dia )?(?:\\d{1,2}(?![\\d/.-])|${inWords}|${weekday})`;
const slips = '(?:(?:n[aã]o|pera(?:[ií])?|espera|opa|ops|calma|ih|xi)[ ,.!]+)*';

/** 'Não, espera, dia dezesseis eu não posso, é dezessete': the day that is given up, in front of the one that is meant. */
const unable = new RegExp(
  `^${slips}${day},? (?:eu )?n[aã]o (?:posso|consigo|d[aá]|rola|vai dar|serve)(?: (?:pra|para) mim)?(?: n[aã]o)?(?:,? |[.!] )(?:(?:é|eh|e|s[oó]|tem que ser|pode ser|melhor|bota|coloca|quero|prefiro) )*(?=${day}[ .!]*$)`,
  'i',
);

export const withoutDayUnable = (shown: string): string => shown.replace(unable, '');
