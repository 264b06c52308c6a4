/** Suffixes removed to get the stem, longest first: 'ativação', 'ativar' and 'ativo' get the same stem. */
const endings: readonly string[] = (
  'amentos imentos amento imento acoes icoes acao icao adores adoras ador adora idades idade mente ' +
  'ariam eriam aria eria amos emos imos ando endo indo aram eram iram ados adas idos idas ado ada ido ida ' +
  'arei erei ares eres ires aria ar er ir am em ou ei as es os is a e o s m'
).split(' ');

/** Shorter stems would match too many words: 'ana' and 'ano'. */
const shortest = 4;

/** The stem of a word in plain form: lower case, no accents. */
export function stemOf(word: string): string {
  const ending = endings.find((one) => word.length - one.length >= shortest && word.endsWith(one));
  return ending === undefined ? word : word.slice(0, -ending.length);
}
