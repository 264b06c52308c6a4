import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
import { withoutAccents } from '../../src/brazil/without-accents.ts';

/** As people compare names: without accents, hyphens and apostrophes. */
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

/** What people call some towns; the Federal District is one town to the post office. */
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

/** The towns of this name, as they are written, in one state or in all; none where Brazil has no such town. */
export function townsNamed(name: string, uf?: string): readonly Town[] {
  const key = folded(name);
  const found = towns.get(key) ?? towns.get(otherNames[key] ?? '') ?? [];
  return uf === undefined ? found : found.filter((town) => town.uf === uf);
}
