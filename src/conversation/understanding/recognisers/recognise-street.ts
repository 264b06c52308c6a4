import { cut, plainOf, type Segment, segmentsOf, skipWords, type Text, wordsOf } from '../text.ts';
import type { Asked } from '../understood.ts';
import { notNames } from './name-words.ts';
import type { Found, Recogniser } from './recogniser.ts';

const kind =
  /(?<![\p{L}\d])(?:rua|r\.|avenida|av\.?|travessa|trav\.?|tv\.|alameda|al\.|praca|pca\.?|rodovia|rod\.?|estrada|estr\.?|viela|largo|ladeira|servidao|beco|via|passagem|vila|caminho|acesso)(?![\p{L}])/u;
const bounds =
  /[,;\n\uE000]|(?: e)?(?: o| a| meu| minha)? (?:cep|telefone|celular|tel|zap|whats|e-?mail|cpf|plano|boleto|debito|vencimento|tecnico|instalacao)(?![\p{L}])|(?: -|,)? (?:numero|n[º°.]|bairro)(?![\p{L}])/u;
const lead = new Set('moro na no a o e eh fica minha rua endereco é em bairro do da'.split(' '));

/** The number is known already: the street is asked without it. */
const withoutNumber = (street: string, { facts }: Asked): string => {
  const { number } = facts.answers;
  return number !== undefined && street.endsWith(` ${number}`) && street.split(' ').length > 2
    ? street.slice(0, -number.length - 1)
    : street;
};

/** 'A rua não tem nome' names none. */
const denied = /\b(?:nao|sem nome)\b/;

function named({ shown, plain }: Text, asked: Asked): Found | null {
  const match = kind.exec(plain);
  if (match === null) return null;
  const end = plain.slice(match.index).search(bounds);
  const to = end === -1 ? plain.length : match.index + end;
  const street = shown.slice(match.index, to).replace(/[\s.!-]+$/, '');
  if (wordsOf(street).length < 2 || denied.test(plainOf(street))) return null;
  return {
    raw: { address: [withoutNumber(street, asked)] },
    from: match.index,
    to: match.index + street.length,
  };
}

const isSentence = (plain: string): boolean => {
  const words = wordsOf(plain);
  return (
    words.length > 8 ||
    !/\p{L}{2}/u.test(plain) ||
    words.some((word) => notNames.has(word) && !placeWords.has(word))
  );
};

/** Words of places that occur in sentences as well. */
const placeWords = new Set(
  'rio branco preto verde nova bairro sete segunda quinta a o as os nas ao la mae agua tarde noite todos'.split(
    ' ',
  ),
);

function unnamed(field: string, segment: Segment | undefined): Found | null {
  if (segment === undefined) return null;
  const start = skipWords(segment.plain, lead);
  const shown = segment.shown.slice(start).replace(/[\s.!]+$/, '');
  if (shown === '' || isSentence(segment.plain.slice(start))) return null;
  const from = segment.from + start;
  return { raw: { [field]: [shown] }, from, to: from + shown.length };
}

/** What neighbourhoods are called. */
const ofNeighborhood =
  /^(?:(?:no|na|e|eh|o|a|fica|moro) )*(?:jardim|jd|parque|pq|conjunto|conj|setor|centro|residencial|loteamento|nucleo)\b/;

/** Up to where a street begins. */
const bairro =
  /\bbairro:?(?: (?:do|da|e|eh|é))? ([^,;\n\uE000]{2,60}?)(?=[\s.!]*(?:$|[,;\n\uE000])| -| (?:na )?(?:rua|r\.|avenida|av\.?|travessa|alameda|estrada|rodovia)(?![a-z]))/;

function neighborhoodIn({ shown, plain }: Text): Found | null {
  const match = bairro.exec(plain);
  if (match?.[1] === undefined) return null;
  const to = match.index + match[0].length;
  return { raw: { neighborhood: [shown.slice(to - match[1].length, to)] }, from: match.index, to };
}

export const recogniseStreet: Recogniser = {
  takesAnyWords: true,
  asked: (text, asked) => {
    // What somebody calls the neighbourhood is no street, even 'bairro Vila Nova'.
    const neighborhood = neighborhoodIn(text);
    const rest = neighborhood === null ? text : cut(text, neighborhood.from, neighborhood.to);
    const street = named(rest, asked);
    if (street !== null) return street;
    const [first, another] = segmentsOf(rest);
    const plain =
      !ofNeighborhood.test(rest.plain) &&
      another === undefined &&
      first !== undefined &&
      wordsOf(first.plain).length > 1
        ? unnamed('address', first)
        : null;
    return plain === null ? null : { ...plain, doubtful: true };
  },
  anywhere: null,
};

export const recogniseNeighborhood: Recogniser = {
  takesAnyWords: true,
  asked: (text) => neighborhoodIn(text) ?? unnamed('neighborhood', segmentsOf(text)[0]),
  anywhere: null,
};
