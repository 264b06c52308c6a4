/** 'JARDIM DAS FLORES' → 'Jardim das Flores'. */
export const withCapitals = (text: string): string =>
  text
    .normalize('NFC')
    .trim()
    .toLocaleLowerCase('pt-BR')
    .split(/\s+/)
    .map((word, index) => (index > 0 && small.has(word) ? word : capitalised(word)))
    .join(' ');

/** A name that was typed in one case, 'ana souza', as it is written; capitals that somebody chose stay: 'Ana McDonald'. */
export function readableName(name: string): string {
  const isTypedAlike = name === name.toLocaleLowerCase('pt-BR') || name === name.toLocaleUpperCase('pt-BR');
  return isTypedAlike ? withCapitals(name) : name;
}

const small = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);

const capitalised = (word: string) =>
  word.replace(/(^|[-'’])(\p{L})/gu, (match) => match.toLocaleUpperCase('pt-BR'));
