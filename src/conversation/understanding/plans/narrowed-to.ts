import type { Plan } from '../../../contract/offer/plan.ts';
import type { Criterion, Said } from './criterion.ts';

type Plans = readonly Plan[];

interface Narrowed {
  plans: Plans;
  /** The condition that no plan meets, with the nearest plans; null if some plan fits. */
  missed: { about: Criterion['about']; near: Plans } | null;
}

function narrowed(said: readonly Said[], plans: Plans): Narrowed {
  let left = plans;
  for (const { criterion } of said) {
    const kept = criterion.keep(left);
    if (kept.length === 0) {
      const meetingRest = said.reduce(
        (kept, other) => (other.criterion === criterion ? kept : other.criterion.keep(kept)),
        plans,
      );
      const near = [meetingRest, left].flatMap((some) => criterion.near?.(some) ?? []);
      near.push(...criterion.keep(plans), ...(criterion.near?.(plans) ?? []));
      // 'Com HBO Max e telefone fixo': nothing comes near a telephone, but the rest is there.
      if (near.length === 0 && said.length > 1) near.push(...meetingRest);
      return { plans: [], missed: { about: criterion.about, near: [...new Set(near)] } };
    }
    left = kept;
  }
  return { plans: left, missed: null };
}

/** What parts the place from the rest: 'o segundo da lista, o que vem com a HBO', 'o segundo (o de 500)'. */
const apart =
  /^ ?(?:[dn](?:a|essa) lista|(?:que )?(?:aparece|ta|esta)(?: ai| na (?:lista|tela))?)?(?: ?[,;.–—(:-]|$)|^ ?[dn](?:a|essa) lista\b/;

const isApart = (place: Said, others: readonly Said[], plain: string): boolean =>
  apart.test(plain.slice(place.to)) ||
  / que /.test(plain.slice(place.from, place.to)) ||
  others.some(({ to }) => to < place.from && /[,;(]/.test(plain.slice(to, place.from)));

/**
 * The plans that meet all conditions. A place that is told for itself is one in the whole list: 'o segundo, o que vem com a
 * HBO'. Otherwise it may be one among those that meet the rest, as in 'o segundo com HBO'. Where both may be, both are left.
 */
export function narrowedTo(said: readonly Said[], plans: Plans, plain: string): Narrowed {
  const place = said.find(({ criterion }) => criterion.about === 'place');
  const others = said.filter((one) => one !== place);
  const among = narrowed(said, plans);
  const inList = place?.criterion.keep(plans) ?? [];
  if (place === undefined || others.length === 0 || inList.length === 0) return among;
  const described = narrowed(others, plans).plans;
  const fit = inList.filter((plan) => described.includes(plan));
  const other = among.plans.length > 0 ? among.plans : described;
  if (!isApart(place, others, plain)) return { ...among, plans: [...new Set([...fit, ...among.plans])] };
  return { plans: fit.length > 0 ? fit : [...new Set([...inList, ...other])], missed: null };
}
