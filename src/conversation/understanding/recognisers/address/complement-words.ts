/** The words for what stands behind a house number, by the name that a network gives them. */
const kinds: readonly (readonly [kind: string, words: string])[] = [
  ['apartamento', 'apartamento|apartment|apto|apt|ape|ap|kitnet|quitinete|flat|studio'],
  // 'Minha casa é de madeira' describes it.
  [
    'casa',
    'casa(?<!\\bem casa(?= \\d))(?<!\\b(?:dentro|fora|longe|parede|saio|sai|sair|porta) (?:de|da minha) casa)(?<!\\b(?:gente|ninguem|alguem|estou|to|fico|ta|estar|estarei|chego) em casa)(?! (?:e|eh|fica|tem|nao|toda|inteira|de madeira)(?![a-z]))|cs',
  ],
  ['bloco', 'bloco|bl'],
  ['torre', 'torre'],
  ['andar', 'andar|terreo|cobertura'],
  ['conjunto', '(?:conjunto|conj)(?! (?:habitacional|residencial))|cj'],
  [
    'fundos',
    'fundos|(?<!\\b(?:corrego|riacho|rio|ribeirao|campo|poco|barro|vale|lago|lagoa|mar|igarape|brejo|grota|grotao|arroio|passo|saco|sao|mato|vila|bairro|jardim) )fundo|fds|(?<!(?:pra|para|em) |\\b(?:(?:falt\\w+|esquec\\w+|poe|bota|coloca)(?: (?:o|um|so|mais|1))*|o|um|1) (?:\\d|nove|zero|digito|numero) n?a )frente|edicula|altos',
  ],
  ['sobrado', 'sobrado'],
  ['loja', 'loja|lj|box|galpao|sobreloja|mezanino'],
  ['sala', 'sala|sl'],
  ['lote', 'lote|lt'],
  ['quadra', 'quadra|qd'],
  [
    '',
    'edificio|ed|condominio|cond|predio(?! (?:de \\d+ andares|ta|esta|que)(?![a-z]))|portao(?! (?:ta|esta|tem|fica|e|eh|diz|marca|mostra)(?![a-z]))|portaria|perto|proximo|esquina|entre(?! (?:(?:as?|os?|dias?|r\\$) )*\\d)(?= [^,;]{2,40} e [^,;]{3})|ao lado|em frente|defronte|referencia|(?<!\\b(?:ta|tao|esta|estao|tava|ficou|deixei|modem|aparelho|roteador) )(?:em cima|em ?baixo) d(?:[aeo]|[ao]s|um|uma)(?= [a-z]{3})(?! (?:minha |meu )?(?:mesa|cama|armario|estante|geladeira|tv|televisao|rack|movel|sofa|pia|hora)(?![a-z]))',
  ],
];

const all = kinds.map(([, words]) => words).join('|');
const nth =
  '(?:\\d{1,2} ?[ºo°]?|primeiro|segundo|terceiro|quarto|quinto|sexto|setimo|oitavo|nono|decimo|ultimo) ?(?:andar|piso)(?![a-z])';
const floors = new RegExp(`\\b${nth}`, 'g');
// 'Telefone de casa' is none.
const inside = new RegExp(
  `(?<![\\p{L}\\d])(?<!\\b(?:telefone|fone|fixo) d[ae] )(?:${nth}|(?:${all})(?![a-z]))`,
  'u',
);
const start = new RegExp(`^[\\s,.;/(–-]{0,6}((?:${nth}|(?:${all})(?![a-z])).{0,80})`, 's');

/** The complement that a text begins with. */
export const complementAt = (plain: string): string | null =>
  start.exec(plain)?.[1]?.replace(/[\s.,;!]+$/, '') ?? null;

/** The index at which a complement begins. */
export const complementIn = (plain: string): RegExpExecArray | null => inside.exec(plain);

/** The places at which a complement may begin. */
export const complementsIn = (plain: string): number[] =>
  [...plain.matchAll(new RegExp(inside, 'gu'))].map(({ index }) => index);

const named = kinds.flatMap(([kind, words]) => (kind === '' ? [] : words)).join('|');
/** Announces a neighbourhood. Dictation hears 'barro', behind the name of a street. */
export const quarterWord =
  '(?:bairro|(?<=(?:[a-z]{2} [a-z]{3,}|\\uE000) )(?<! d[aeo]s? )barro(?! (?:pret|branc|vermelh|alt|dur)[oa]))';
/** The words that take a number or a letter. */
export const complementWords = named;
const joiner = /^(?:nos?|nas?|d[aeo]s?|com|e)$/;
const piece = new RegExp(
  `^(?:(?:${named})?n?[º°]?(?:[a-z]{0,2}\\d{1,5}[a-zºo°]?)?|[a-z]|superior|inferior|esquerd[oa]|direit[oa]|norte|sul|leste|oeste|cima|baixo|lado)$`,
);

/** Word by word, so that nothing that is piled up takes long. */
function isPieces(plain: string): boolean {
  // 'Segundo andar' is one piece.
  const words = plain
    .replace(floors, 'andar')
    .split(/[\s./:–-]+/)
    .filter((word) => word !== '');
  const last = words.at(-1);
  return (
    last !== undefined &&
    !joiner.test(last) &&
    !words.every((word) => joiner.test(word) || /^[aeo]$/.test(word)) &&
    words.every((word) => joiner.test(word) || piece.test(word))
  );
}

/** 'Ap 603' of 'ap 603 tijuca': the part of a building that the text begins with; null where it has no number. */
export function piecesAt(plain: string): string | null {
  const words = plain.split(' ');
  const count = words.findLastIndex((_, place) => isPieces(words.slice(0, place + 1).join(' ')));
  const pieces = words.slice(0, count + 1).join(' ');
  return /\d/.test(pieces) ? pieces : null;
}

/** Whether nothing else is said: 'apto 12 bloco b', and not 'casa da ana'. */
export const isOnlyComplement = (plain: string): boolean => isPieces(plain) || described.test(plain);

/** Names of buildings and landmarks, which may be any words. */
const described = new RegExp(`^(?:${kinds.at(-1)?.[1]})(?![a-z])`, 'u');

/** What a house without a complement is called. */
export const kindOfHouse = '(?:mesmo|msm|terrea|simples|so|normal|comum)';
const houseInWords = new RegExp(
  `^(?:(?:e|eh|so|uma|aqui) )*(?:casa )?${kindOfHouse}(?: ${kindOfHouse})*[ .!]*$`,
);

/** Whether it only tells what kind of house it is: 'casa térrea', 'só térrea'. */
export const tellsKindOfHouse = (plain: string): boolean => houseInWords.test(plain.trim());

/** 'Casa 88', where no other number is told and nothing else of the building; 'casa 2 fundos' may be the second of a yard. */
export const houseAlone =
  /^[^\d]*\bcasa ((?:\d{1,5}[a-z]?)(?! (?:n?os )?(?:fundos|frente))|\d{3,5}[a-z]?)(?![\da-z])[^\d]*$/;

export interface Part {
  kind: string;
  value: string;
}

/** '12, bloco b' of 'apto 12, bloco b': the part that is named first in the list above, and the rest behind its value. */
export function partOf(phrase: string, plain: string): Part | null {
  for (const [kind, words] of kinds) {
    const match = new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![a-z])[ .:nº°-]{0,4}`, 'u').exec(plain);
    if (kind === '' || match === null) continue;
    const before = phrase.slice(0, match.index).replace(/[\s,.;-]+$/, '');
    const after = phrase.slice(match.index + match[0].length).replace(/[\s,.;!]+$/, '');
    return { kind, value: [after, before].filter((piece) => piece !== '').join(', ') };
  }
  return null;
}

export interface NamedPart {
  kind: string;
  phrase: string;
  from: number;
  to: number;
}

/** The named parts of a complement in their order: 'bloco C', 'apto 3'. */
export function partsIn(phrase: string, plain: string): NamedPart[] {
  const starts = kinds
    .flatMap(([kind, words]) =>
      [...plain.matchAll(new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![a-z])`, 'gu'))].map(({ index }) => ({
        kind,
        from: index,
      })),
    )
    .toSorted((one, other) => one.from - other.from);
  return starts.map(({ kind, from }, place) => {
    const part = phrase.slice(from, starts[place + 1]?.from).replace(/(?:[\s,.;/-]| e)+$/, '');
    return { kind, phrase: part, from, to: from + part.length };
  });
}
