import { presentMarket, typicalVisits } from '../understand/typical-visit.ts';

let visits: ReturnType<typeof typicalVisits> | null = null;

/** The fields that a typical visitor has answered when a step is open. */
export function answeredAt(step: string): ReadonlySet<string> {
  visits ??= typicalVisits(presentMarket());
  const visit = visits.get(step);
  const open = new Set<string>(visit?.steps.flatMap(({ fields }) => fields));
  const answered = Object.keys(visit?.facts.answers ?? {}).filter((field) => !open.has(field));
  // A postcode tells its town, and its street where it is not asked.
  const place = answered.includes('cep') && !open.has('address') ? ['address', 'neighborhood'] : [];
  return new Set([...answered, ...place]);
}
