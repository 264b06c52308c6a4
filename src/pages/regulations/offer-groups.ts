import { withoutAccents } from '../../brazil/without-accents.ts';
import type { Regulations, RegulationText } from '../../store/regulation-texts.ts';

/** One offer and the texts that apply to it, the short one first. */
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

/** Texts of no single offer: the contract behind all of them. */
export const generalTexts = ({ regulations, summaries }: Regulations): readonly RegulationText[] =>
  [...regulations, ...summaries].filter((text) => !isOfOffer(text));

/** Every offer under its plan's name, plans in the order of their speed. */
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

/** The groups with only the offers that carry every word asked for, in name or code. */
export function searchGroups(groups: readonly OfferGroup[], asked: string): readonly OfferGroup[] {
  const words = alike(asked).split(/\s+/);
  const isMeant = ({ name, code }: Offer) => words.every((word) => alike(`${name} ${code}`).includes(word));
  return groups
    .map(({ name, offers }) => ({ name, offers: offers.filter(isMeant) }))
    .filter(({ offers }) => offers.length > 0);
}
