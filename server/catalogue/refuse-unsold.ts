import { formatMinute } from '../../src/brazil/clock-minute.ts';
import { states } from '../../src/brazil/states.ts';
import type { Unsold } from '../../src/catalogue/sale.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import { refuse } from '../http/refusal.ts';

/** Refuses a plan that is not sold there or today, with the reason; the page then offers the others. */
export function refuseUnsold(unsold: Unsold, status: 409 | 422): never {
  const message = sentenceFor(unsold);
  return refuse(status, problemCodes.notSold, message, [{ field: 'cep', message }]);
}

const inWords = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

function sentenceFor(unsold: Unsold): string {
  switch (unsold.why) {
    case 'elsewhere': {
      const names = unsold.states.map((uf) => states.find((one) => one.uf === uf)?.name ?? uf);
      return `Esta oferta vale só para endereços em: ${inWords.format(names)}. No seu endereço há outras.`;
    }
    case 'early':
      return `Esta oferta começa em ${formatMinute(unsold.from)}. Até lá, há outras para o seu endereço.`;
    case 'over':
      return 'Esta oferta já terminou. Há outras para o seu endereço.';
  }
}
