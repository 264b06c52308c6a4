import { maskCpf } from '../../src/brazil/cpf.ts';
import { readableName } from '../../src/brazil/with-capitals.ts';
import type { ListedRenewal } from '../../src/contract/panel/renewals.ts';
import { type PlacedRenewal, workStateOf } from './placed-renewal.ts';

export function listedRenewal(placed: PlacedRenewal, now: Date): ListedRenewal {
  const { cpf, name, present } = placed.renewal.record;
  return {
    number: placed.orderNumber,
    placedAt: placed.placedAt,
    state: workStateOf(placed, now),
    name: readableName(name),
    document: maskCpf(cpf),
    presentPlan: present.plan,
    plan: placed.plan.plan,
    priceCents: placed.priceCents,
  };
}
