import { lookUp } from '../../src/contract/look-up.ts';
import { folded } from './towns-named.ts';

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

/** Search terms in order: 'av paulista' → 'Avenida paulista', then 'paulista'. */
export function streetNames(street: string): readonly string[] {
  const [first = '', ...rest] = street.trim().split(/[\s.]+/);
  const kind = folded(first);
  const name = rest.join(' ');
  const isKind = Object.hasOwn(kinds, kind) || whole.has(kind);
  if (!isKind || name.length < 3) return [street.trim()];
  return [`${lookUp(kinds, kind) ?? first} ${name}`, name];
}
