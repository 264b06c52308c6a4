import { fieldErrors } from '../../src/content/field-errors.ts';
import type { Location } from '../../src/contract/address.ts';
import type { Plan } from '../../src/contract/plan.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import type { CoverageResult } from '../domain/coverage.ts';
import type { Domain } from '../domain/create-domain.ts';
import { refuse, refuseField } from '../refusal.ts';

/** What the campaign sells at the address. The server asks itself; what the browser was told before counts nothing. */
export async function offersAt(
  domain: Domain,
  location: Location,
  addon: string | undefined,
): Promise<CoverageResult> {
  const { cep, number, state, city, neighborhood } = location;
  const found = await domain.postcodes.find(cep);
  if (found.kind === 'unknown') {
    const message = fieldErrors.postcodeUnknown;
    refuse(422, problemCodes.postcodeUnknown, message, [{ field: 'cep', message }]);
  }
  if (found.kind === 'found' && found.place.UF !== state) {
    refuseField('state', 'O estado não combina com o CEP. Confira o endereço.');
  }
  return domain.coverage.at({ cep, number, state, city, neighborhood, addon });
}

/** The plan the visitor wants, if its campaign sells it where the visitor lives. */
export function chosenPlan(
  domain: Domain,
  addon: string | undefined,
  offers: readonly number[],
  idPlan: number,
): Plan {
  const plan = domain.planLists.find(addon, idPlan);
  if (!plan)
    return refuseField('idPlan', 'Este plano não faz parte da oferta. Escolha um dos planos mostrados.');
  if (!offers.includes(idPlan)) {
    return refuseField('idPlan', 'Este plano não chega ao seu endereço. Escolha um dos planos disponíveis.');
  }
  return plan;
}
