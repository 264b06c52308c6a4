import { withoutAccents } from '../../brazil/without-accents.ts';
import type { Regulations, RegulationText } from '../../store/regulation-texts.ts';

/** An offer with its legal texts, the summary first. */
export interface Offer {
  code: string;
  name: string;
  summary: RegulationText | null;
  regulation: RegulationText | null;
}

export interface OfferGroup {
  name: string;
  offers: readonly Offer[];
}

const offerTitle = /^(?:Regulamento|Sumário) da oferta (.+) \(([^()]+)\)$/;
const summaryPrefix = 'sumario-';

const codeOf = ({ id }: RegulationText) => id.replace(summaryPrefix, '');
const nameOf = ({ title }: RegulationText) => offerTitle.exec(title)?.[1] ?? title;
const isOfOffer = ({ title }: RegulationText) => offerTitle.test(title);

/** Texts that belong to no single offer, such as the contract. */
export const generalTexts = ({ regulations, summaries }: Regulations): readonly RegulationText[] =>
  [...regulations, ...summaries].filter((text) => !isOfOffer(text));

/** Offers grouped by plan name, sorted by speed. */
export function offerGroups({ regulations, summaries }: Regulations): readonly OfferGroup[] {
  const offers = new Map<string, Offer>();
  const add = (text: RegulationText, kind: 'summary' | 'regulation') => {
    const code = codeOf(text);
    const known = offers.get(code) ?? { code, name: nameOf(text), summary: null, regulation: null };
    offers.set(code, { ...known, [kind]: text });
  };
  for (const text of summaries.filter(isOfOffer)) add(text, 'summary');
  for (const text of regulations.filter(isOfOffer)) add(text, 'regulation');
  const byName = new Map<string, Offer[]>();
  for (const offer of offers.values()) byName.set(offer.name, [...(byName.get(offer.name) ?? []), offer]);
  return [...byName]
    .map(([name, sameName]) => ({ name, offers: sameName }))
    .sort(
      (one, other) => megaOf(one.name) - megaOf(other.name) || one.name.localeCompare(other.name, 'pt-BR'),
    );
}

function megaOf(name: string): number {
  const [, number, unit] = /(\d+) (Mega|Giga)/.exec(name) ?? [];
  if (number === undefined) return Number.POSITIVE_INFINITY;
  return Number(number) * (unit === 'Giga' ? 1000 : 1);
}

const alike = (text: string) => withoutAccents(text).toLowerCase();

/** Groups reduced to offers whose name or code contains every searched word. */
export function searchGroups(groups: readonly OfferGroup[], asked: string): readonly OfferGroup[] {
  const words = alike(asked).split(/\s+/);
  const isMeant = ({ name, code }: Offer) => words.every((word) => alike(`${name} ${code}`).includes(word));
  return groups
    .map(({ name, offers }) => ({ name, offers: offers.filter(isMeant) }))
    .filter(({ offers }) => offers.length > 0);
}
