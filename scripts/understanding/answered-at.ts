import { presentMarket, typicalVisits } from './typical-visit.ts';

let visits: ReturnType<typeof typicalVisits> | null = null;

function visitAt(step: string) {
  visits ??= typicalVisits(presentMarket());
  return visits.get(step);
}

/** The fields that a step asks. */
export const openAt = (step: string): ReadonlySet<string> =>
  new Set<string>(visitAt(step)?.steps.flatMap(({ fields }) => fields));

/** The fields that a typical visitor has answered when a step is open. */
export function answeredAt(step: string): ReadonlySet<string> {
  const visit = visitAt(step);
  const open = openAt(step);
  const answered = Object.keys(visit?.facts.answers ?? {}).filter((field) => !open.has(field));
  // A postcode tells its town, and its street where it is not asked.
  const place = answered.includes('cep') && !open.has('address') ? ['address', 'neighborhood'] : [];
  return new Set([...answered, ...place]);
}
