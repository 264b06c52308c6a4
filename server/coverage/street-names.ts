import { folded } from './towns-named.ts';

/** How kinds of streets are shortened, and how the post office writes them. */
const kinds: Readonly<Record<string, string>> = {
  r: 'Rua',
  av: 'Avenida',
  aven: 'Avenida',
  al: 'Alameda',
  tv: 'Travessa',
  trav: 'Travessa',
  pca: 'Praça',
  pc: 'Praça',
  praca: 'Praça',
  rod: 'Rodovia',
  est: 'Estrada',
  estr: 'Estrada',
  lgo: 'Largo',
  vl: 'Viela',
};

const whole = new Set(
  'rua avenida alameda travessa praca rodovia estrada largo viela beco ladeira servidao quadra via vila'.split(
    ' ',
  ),
);

/** What to search for, in turn: 'av paulista' is 'Avenida paulista', and 'paulista' where that is not found. */
export function streetNames(street: string): readonly string[] {
  const [first = '', ...rest] = street.trim().split(/[\s.]+/);
  const kind = folded(first);
  const name = rest.join(' ');
  const isKind = kind in kinds || whole.has(kind);
  if (!isKind || name.length < 3) return [street.trim()];
  return [`${kinds[kind] ?? first} ${name}`, name];
}
