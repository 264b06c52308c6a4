import { withoutAccents } from '../../../src/brazil/without-accents.ts';
import { complementLength, complementPartLength } from '../../../src/contract/lead/answer-lengths.ts';
import { lookUp } from '../../../src/contract/look-up.ts';
import type { RawValues } from '../../../src/funnel/fields/field.ts';
import { complementTypes } from '../../coverage/complement-types.ts';
import { withDigits } from './numerals.ts';

/** What people call the parts that a network knows, beside their own names. */
const names: Readonly<Record<string, string>> = {
  apartamento: 'apto apt ap ape apart apartment kitnet kit flat studio',
  bloco: 'bl predio edificio ed',
  torre: 'tr',
  andar: 'terreo cobertura piso',
  casa: 'cs',
  lote: 'lt',
  quadra: 'qd',
  conjunto: 'conj cj',
  fundos: 'fundo fds edicula',
  sobrado: 'altos',
  loja: 'lj box galpao sobreloja',
  sala: 'sl',
};

const typeOf = new Map(
  complementTypes.flatMap(({ id }) =>
    [id, ...(lookUp(names, id) ?? '').split(' ')].map((word) => [word, id] as const),
  ),
);

/** They say nothing of a part: 'apartamento é o 23', 'casa mesmo'. */
const joints = new Set('e eh o a n no na nos nas numero num de do da mesmo msm normal so'.split(' '));

/** A complement in the words of the visitor; as the named part that it begins with where the network needs one. */
export function readComplement(text: string, plain: string, asksParts: boolean): RawValues | null {
  const written = withDigits(plain, text).replace(
    /(?<=\p{L}) (?:é|eh|para|pra|agora|nº|número|numero) (?:o )?(?=\d|\p{L}$)/gu,
    ' ',
  );
  if (!asksParts) return { complement: [written.slice(0, complementLength)] };
  const words = written.match(/\p{L}+|\d+|[^\p{L}\d\s]+/gu) ?? [];
  const bare = words.map((word) => withoutAccents(word).toLowerCase());
  const at = bare.findIndex((word) => typeOf.has(word));
  const type = typeOf.get(bare[at] ?? '');
  if (type === undefined) return null;
  const before = words.slice(0, at).filter((_, place) => !joints.has(bare[place] ?? ''));
  let from = at + 1;
  while (joints.has(bare[from] ?? '')) from += 1;
  const value = [...words.slice(from), ...before].join(' ').replace(/ (?=[,.)])/g, '');
  return {
    complement_type: [type],
    complement: [(value || (words[at] ?? '')).slice(0, complementPartLength)],
  };
}
