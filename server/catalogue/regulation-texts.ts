import type { getRegulations } from '../../src/contract/calls/catalogue.ts';
import type { ResponseOf } from '../../src/contract/endpoint.ts';
import type { ListedPlan } from '../../src/contract/offer/plan.ts';
import { sellersFrom } from '../../src/funnel/sellers.ts';
import { offerRegulation, offerSummary } from './offer-texts.ts';
import type { PlanLists } from './plan-lists.ts';
import { serviceContract } from './service-contract.ts';

export type RegulationTexts = Pick<ResponseOf<typeof getRegulations>, 'regulations' | 'sumarries'>;

/**
 * Regulations and standard labels of all offers, generated from the plan lists so that prices cannot differ. Ids are
 * the anchors in the plans' links.
 */
export function regulationTexts(
  planLists: PlanLists,
  { collaborator }: { collaborator: boolean },
): RegulationTexts {
  const offers = offersOf(planLists, collaborator);
  return {
    regulations: [contract, ...offers.map(regulationOf)],
    sumarries: offers.map(summaryOf),
  };
}

const contract = {
  id: 'contrato',
  title: 'Contrato de prestação do serviço',
  text: serviceContract,
  url: '/regulamentos/#contrato',
};

const regulationOf = (plan: ListedPlan) => ({
  id: plan.offerCode,
  title: `Regulamento da oferta ${plan.plan} (${plan.offerCode})`,
  text: offerRegulation(plan),
  sku: plan.sku,
  url: `/regulamentos/#${plan.offerCode}`,
});

const summaryOf = (plan: ListedPlan) => ({
  id: `sumario-${plan.offerCode}`,
  title: `Sumário da oferta ${plan.plan} (${plan.offerCode})`,
  text: offerSummary(plan),
  sku: plan.sku,
});

function offersOf({ files, campaigns }: PlanLists, collaborator: boolean): readonly ListedPlan[] {
  const isHidden = (file: string) =>
    !collaborator && sellersFrom(file, campaigns).some(({ right }) => right === 'collaborator');
  return [...files].flatMap(([file, plans]) => (isHidden(file) ? [] : plans));
}
