/** How large a home is: 'apartamento de 45 m²', 'casarão de 3 andares'. */
const size =
  '\\b(?:casa\\w*|sobrado|apartamento|apto?|ap|kit ?net|quitinete|predio|salao|loja|galpao)(?: (?!de|com|tem)[a-z]+){0,2} (?:de|com|tem)(?: (?:uns|umas|mais de|quase))? [a-z\\d]+ ?(?:m[2²]?|mts?|metros?(?: quadrados?)?|andar(?:es)?|pisos?|pavimentos?)(?![a-z\\d])';

const said = new RegExp(size);
const reaches =
  /\b(?:pega|chega|da conta|alcanca|aguenta|segura|cobre|serve|basta|suficiente|precis\w+|dou conta)\b/;

/** 'Casa de 200 metros quadrados', 'apartamento de 45 m², o de 500 dá conta?' ask how far the signal reaches. */
export const asksForReach = (plain: string): boolean =>
  said.test(plain) && (reaches.test(plain) || !/[?]|\b(?:quanto|qual|quando|como)\b/.test(plain));

/** The message without the figures of a size, which are no price and no speed. */
export const withoutSize = (plain: string): string => plain.replace(new RegExp(size, 'g'), ' ');
