import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
import { withoutAccents } from '../../src/brazil/without-accents.ts';
import { lookUp } from '../../src/contract/look-up.ts';

/** Normalised for comparison: lower case, without accents and punctuation. */
export const folded = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .trim();

export interface Town {
  name: string;
  uf: string;
}

const towns = new Map<string, Town[]>();
for (const { name, stateCode } of getMunicipalities()) {
  const key = folded(name);
  towns.set(key, [...(towns.get(key) ?? []), { name, uf: stateCode }]);
}

/** Nicknames of towns; the Federal District is one town to the post office. */
const otherNames: Readonly<Record<string, string>> = {
  bh: 'belo horizonte',
  sp: 'sao paulo',
  sampa: 'sao paulo',
  rj: 'rio de janeiro',
  rio: 'rio de janeiro',
  poa: 'porto alegre',
  floripa: 'florianopolis',
  bsb: 'brasilia',
  taguatinga: 'brasilia',
  ceilandia: 'brasilia',
  samambaia: 'brasilia',
  'aguas claras': 'brasilia',
};

export function townsNamed(name: string, uf?: string): readonly Town[] {
  const key = folded(name);
  const found = towns.get(key) ?? towns.get(lookUp(otherNames, key) ?? '') ?? [];
  return uf === undefined ? found : found.filter((town) => town.uf === uf);
}
