export interface TypedDate {
  day: number;
  month: number;
  year: number | null;
  from: number;
  to: number;
}

/** Month names, with common misspellings: 'novenbro', 'janero', 'marso'. */
export const monthNames =
  'jan[ei]{1,3}ro|fev[er]{1,4}[ie]{0,2}ro|mar[sc]co?o?|marso|abriu|jun?ho|juno|jul?ho|julo|ag(?:os?|s)t?o|set[a-z]{1,3}bro|out[a-z]{0,2}ubro|outrubro|nov[a-z]{1,3}bro|dez[a-z]{1,3}bro|' +
  'jan(?:eiro)?|fev(?:ereiro)?|mar(?:co)?|abr(?:il)?|mai(?:o)?|jun(?:ho)?|jul(?:ho)?|ago(?:sto)?|set(?:embro)?|out(?:ubro)?|nov(?:embro)?|dez(?:embro)?|' +
  'january|february|march|april|may|june|july|august|september|october|november|december|' +
  'enero|febrero|marzo|mayo|junio|julio|septiembre|octubre|noviembre|diciembre';
/** The first letters of each month in Portuguese, English and Spanish. */
const prefixes = 'jan|ene fev|feb mar abr|apr mai|may jun jul ago|ags|aug set|sep out|oct nov dez|dec|dic'
  .split(' ')
  .map((all) => all.split('|'));

const wholeName = new RegExp(`^(?:${monthNames})$`);

/** The place of a month in the year, by its name in one of the three languages; -1 for any other word. */
export const monthNamed = (name: string): number =>
  wholeName.test(name) ? prefixes.findIndex((starts) => starts.includes(name.slice(0, 3))) : -1;

/** The days of the year that everybody knows by name. */
const feasts: readonly (readonly [words: string, day: number, month: number])[] = [
  ['ano novo|primeiro dia do ano', 1, 1],
  ['dia de reis', 6, 1],
  ['dia da mulher', 8, 3],
  ['dia da mentira', 1, 4],
  ['tiradentes', 21, 4],
  ['dia do trabalh(?:o|ador)', 1, 5],
  ['dia dos namorados', 12, 6],
  ['santo antonio', 13, 6],
  ['sao joao', 24, 6],
  ['sao pedro', 29, 6],
  ['dia da independencia', 7, 9],
  ['dia das criancas', 12, 10],
  ['finados', 2, 11],
  ['vespera de natal', 24, 12],
  ['natal', 25, 12],
  ['reveillon|vespera de ano novo', 31, 12],
];

const year = '(?<y>\\d{4}|\\d{2})';
const patterns = [
  /(?<![\d/.-])(?<y>\d{4})-(?<m>\d{2})-(?<d>\d{2})(?!\d)/,
  new RegExp(`(?<![\\d/.-])(?<d>\\d{1,2}) ?([/.\\- ]) ?(?<m>\\d{1,2}) ?\\2 ?${year}(?![\\d/]|[.-]\\d)`),
  new RegExp(
    `(?<!\\d)(?<d>\\d{1,2})(?:[ºo°]|st|nd|rd|th)?(?: dia)?[ ./-]{0,2}(?:(?:do |de )?mes (?:de )?|d[eiou] |d |of )?(?<n>${monthNames})\\b[ ./,-]{0,2}(?:(?:d[eiou] |del |d |do ano |do ano de )?${year}(?!\\d))?`,
  ),
  new RegExp(
    `\\b(?:de|ano|em) (?<y>\\d{4}|[3-9]\\d)[, ]+(?:(?:no|em|dia) )*(?<d>\\d{1,2}) (?:de )?(?<n>${monthNames})\\b`,
  ),
  // '28 de novembro, sou de 1948'.
  new RegExp(
    `(?<!\\d)(?<d>\\d{1,2}) d[eo] (?<n>${monthNames})[, ]+(?:e |eu )*(?:sou|nasci|ano)(?: (?:de|em|do ano|no ano))* ${year}(?!\\d)`,
  ),
  /\b(?:de|ano|em) (?<y>\d{4}|[3-9]\d)[, ]+(?:(?:no|em|dia) )*(?<d>\d{1,2}) (?:do|de|d) (?:mes )?(?<m>\d{1,2})(?!\d)/,
  // 'Vinte e oito zero dois de 2001'.
  new RegExp(`(?<!\\d)(?<d>\\d{1,2}) ?(?<m>0\\d|1[0-2]) de ${year}(?!\\d)`),
  // 'Agosto de 79, dia 15'.
  new RegExp(
    `\\b(?<n>${monthNames}) (?:de |do ano (?:de )?)?${year},? (?:e )?(?:no )?dia (?<d>\\d{1,2})(?!\\d)`,
  ),
  new RegExp(`\\b(?<n>${monthNames}) (?<d>\\d{1,2})(?:st|nd|rd|th)?,? (?<y>\\d{4})(?!\\d)`),
  new RegExp(`(?<!\\d)(?<d>\\d{1,2})[ºo°]? d[eiou] (?<m>\\d{1,2}) d[eiou] ${year}(?!\\d)`),
  /(?<!\d)(?<d>\d{1,2}),? (?:do |e )?mes (?:de |e |d[eo] )?(?<m>\d{1,2}),? (?:do |de |e )?(?:o )?ano (?:de |e )?(?<y>\d{4}|\d{2})(?!\d)/,
  // 'Mês 3 dia 2 ano 1971', 'ano 71, mês 3, dia 2'.
  /\bmes:? (?:e |de |d[eo] )?(?<m>\d{1,2})[, ]+(?:e |o |no )*dia:? (?:e )?(?<d>\d{1,2})[, ]+(?:e |o |do |no )*ano:? (?:e |de )?(?<y>\d{4}|\d{2})(?!\d)/,
  /\bano:? (?:e |de )?(?<y>\d{4}|\d{2})[, ]+(?:e |o |no )*dia:? (?:e )?(?<d>\d{1,2})[, ]+(?:e |o |do |no )*mes:? (?:e |de )?(?<m>\d{1,2})(?!\d)/,
  /\bano:? (?:e |de )?(?<y>\d{4}|\d{2})[, ]+(?:e |o |do |no )*mes:? (?:e |de )?(?<m>\d{1,2})[, ]+(?:e |o |no )*dia:? (?:e )?(?<d>\d{1,2})(?!\d)/,
  /(?<!\d)(?<d>\d{2})(?<m>\d{2})(?<y>\d{4})(?!\d)/,
];
const short = [
  /(?<![\d/.-])(?<d>\d{1,2})[/.](?<m>\d{1,2})(?![\d/]|[.-]\d)/,
  /^(?<d>\d{2})(?<m>\d{2})(?<y>\d{2})$/,
];

const dateOf = (match: RegExpExecArray): TypedDate => {
  const { d, m, n, y } = match.groups ?? {};
  return {
    day: Number(d),
    month: n === undefined ? Number(m) : monthNamed(n) + 1,
    year: y === undefined ? null : Number(y),
    from: match.index,
    to: match.index + match[0].length,
  };
};

const feast = `(?<f>${feasts.map(([words]) => words).join('|')})`;
const ofFeast = [
  new RegExp(`\\b${feast}(?: de|,? em|,? do ano(?: de)?) ${year}(?!\\d)`),
  new RegExp(`\\b(?:de|em|ano) ${year}[, ]+(?:(?:no|em|na|bem|dia|festa|de|do) )*${feast}\\b`),
];

/** 'Sou de 62, dia de São João', 'no Natal de 1980'. */
function feastIn(plain: string): TypedDate | null {
  for (const pattern of ofFeast) {
    const match = pattern.exec(plain);
    const { f = '', y = '' } = match?.groups ?? {};
    const found = feasts.find(([words]) => new RegExp(`^(?:${words})$`).test(f));
    if (match === null || found === undefined) continue;
    const [, day, month] = found;
    return { day, month, year: Number(y), from: match.index, to: match.index + match[0].length };
  }
  return null;
}

const feastAlone = new RegExp(`\\b${feast}\\b`);

/** A day of the year without its year: '12 de março', '24/6', 'no Natal'. */
export function typedDay(plain: string): TypedDate | null {
  const date = typedDate(plain, { withYear: false });
  if (date !== null) return date.year === null ? date : null;
  const match = feastAlone.exec(plain);
  const found = feasts.find(([words]) => new RegExp(`^(?:${words})$`).test(match?.groups?.f ?? ''));
  if (match === null || found === undefined) return null;
  const [, day, month] = found;
  return { day, month, year: null, from: match.index, to: match.index + match[0].length };
}

/** The first date of a text, as people write it; whether such a day exists is for the calendar to say. */
export function typedDate(plain: string, { withYear }: { withYear: boolean }): TypedDate | null {
  for (const pattern of withYear ? patterns : [...patterns, ...short.slice(0, 1)]) {
    const match = pattern.exec(plain);
    if (match !== null && (!withYear || match.groups?.y !== undefined)) return dateOf(match);
  }
  if (!withYear) return null;
  const six = short[1]?.exec(plain);
  return six ? dateOf(six) : feastIn(plain);
}
