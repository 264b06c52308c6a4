import { formatMonthly, formatPrice, fromCents, toCents } from '../../src/brazil/money.ts';
import { offerTerms, supplier } from '../../src/content/supplier.ts';
import type { ListedPlan } from '../../src/contract/offer/plan.ts';
import { plainBonus } from '../../src/contract/offer/speed-bonus.ts';
import {
  adjustment,
  type Clause,
  cancellation,
  channels,
  firstBill,
  numbered,
  withdrawal,
} from './general-clauses.ts';

/** The regulation of an offer: numbered clauses, one per paragraph. */
export const offerRegulation = (plan: ListedPlan): string => numbered(offerClauses(plan));

export function offerClauses(plan: ListedPlan): readonly Clause[] {
  return [
    ['Objeto', objectOf(plan)],
    ['Velocidade', speedOf(plan)],
    ['Preço e descontos', priceOf(plan)],
    ['Serviços incluídos', servicesOf(plan)],
    ['Fidelização e multa', loyaltyOf(plan)],
    ['Primeira fatura e vencimento', firstBill],
    ['Reajuste', adjustment],
    ['Instalação e equipamentos', installationOf(plan)],
    ['Direito de arrependimento', withdrawal],
    ['Cancelamento', cancellation],
    ['Prestadora e canais de atendimento', channels],
  ];
}

/** The standard label ('etiqueta padrão') as label-value pairs. */
export function offerFacts(plan: ListedPlan): readonly (readonly [label: string, value: string])[] {
  return [
    ['Oferta', `${plan.plan} (código ${plan.offerCode})`],
    ['Serviço', 'Internet fixa por fibra óptica (SCM), sem franquia de dados'],
    ['Velocidade', `${speed(plan.plan_download)} de download e ${speed(plan.plan_upload)} de upload`],
    ['Preço sem descontos', formatMonthly(plan.price_full)],
    ['Preço com débito automático', offered(plan, plan.price_with_dacc)],
    ['Preço sem débito automático', offered(plan, plan.price)],
    ['Serviços incluídos', namesOfServices(plan) || 'Nenhum'],
    ['Bônus', namesOfBonuses(plan) || 'Nenhum'],
    ['Instalação', 'Gratuita, em dia e período combinados'],
    ['Equipamento', `Um ${modemOf(plan)} emprestado (comodato), sem custo`],
    ['Fidelização', loyaltyInShort(plan)],
    ['Primeira fatura', 'Proporcional aos dias entre a instalação e o vencimento'],
    ['Reajuste', offerTerms.adjustment],
    ['Arrependimento', '7 dias, sem custo'],
    ['Prestadora', `${supplier.name}, CNPJ ${supplier.cnpj}, ${supplier.address}`],
    ['Atendimento', `Vendas ${supplier.sales}; suporte ${supplier.support}`],
  ];
}

export const offerSummary = (plan: ListedPlan): string =>
  offerFacts(plan)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

const objectOf = ({ plan, offerCode }: ListedPlan) =>
  `Este regulamento vale para a oferta ${plan}, código ${offerCode}, de internet fixa por fibra óptica ` +
  '(Serviço de Comunicação Multimídia), sem franquia de dados, contratada nos canais oficiais e sujeita à ' +
  'disponibilidade técnica no endereço informado.';

const speedOf = ({ plan_download, plan_upload }: ListedPlan) =>
  `Até ${speed(plan_download)} de download e até ${speed(plan_upload)} de upload, medidos com cabo de rede ligado ao ` +
  'modem. Pelo Wi-Fi, a velocidade varia com a distância, os obstáculos e a capacidade de cada aparelho.';

function priceOf(plan: ListedPlan): string {
  const full = formatMonthly(plan.price_full);
  if (plan.price_with_dacc === plan.price_full) return `${full}, com ou sem débito automático.`;
  const withoutDebit =
    plan.price === plan.price_full
      ? `Sem débito automático, não há desconto: ${full}`
      : `Sem débito automático, o preço é ${formatMonthly(plan.price)}`;
  return (
    `O preço sem descontos é ${full}. Com débito automático, o preço é ${formatMonthly(plan.price_with_dacc)}: ` +
    `desconto de ${formatPrice(plan.discount)} por mês. ${withoutDebit}. ${endOf(plan)} ` +
    'Quem cancela o débito automático passa a pagar o preço sem débito automático a partir da fatura seguinte.'
  );
}

const endOf = ({ discountMonths, price_full }: ListedPlan) =>
  discountMonths === 0
    ? 'Os descontos valem enquanto a oferta estiver ativa.'
    : `Os descontos valem por ${months(discountMonths)}, contados da instalação; depois disso, o preço passa a ser ` +
      `${formatMonthly(price_full)}.`;

function servicesOf(plan: ListedPlan): string {
  const names = namesOfServices(plan);
  const services =
    names === ''
      ? 'Esta oferta não inclui assinaturas nem aplicativos.'
      : `Esta oferta inclui: ${names}. Cada serviço é ativado pelo cliente e segue também os termos de uso de quem o ` +
        'fornece. Depois do cancelamento, o acesso continua até o fim do ciclo já pago.';
  return [services, bonusOf(plan), pointsOf(plan)].filter((text) => text !== '').join(' ');
}

const bonusOf = ({ addonBonus }: ListedPlan) =>
  addonBonus.length === 0 ? '' : `Bônus: ${namesOfBonuses({ addonBonus })}.`;

const namesOfBonuses = ({ addonBonus }: Pick<ListedPlan, 'addonBonus'>) =>
  addonBonus.map(plainBonus).join('; ');

const pointsOf = ({ livelo_dacc_points }: ListedPlan) =>
  livelo_dacc_points === 0
    ? ''
    : `Com débito automático, a oferta dá ${livelo_dacc_points.toLocaleString('pt-BR')} pontos Livelo, liberados em até 30 dias corridos depois da instalação.`;

function loyaltyOf(plan: ListedPlan): string {
  if (plan.loyaltyMonths === 0) return 'Esta oferta não tem prazo de permanência: cancelar não gera multa.';
  return (
    `Em troca dos benefícios desta oferta, o prazo de permanência é de ${months(plan.loyaltyMonths)}, contados da ` +
    `instalação. Quem cancela antes paga multa proporcional ao tempo que falta, de no máximo ` +
    `${formatPrice(plan.penalty)}: ${formatPrice(penaltyPerMonth(plan))} por mês que faltar. Não há multa em caso de ` +
    'arrependimento nem de descumprimento por parte da prestadora.'
  );
}

const loyaltyInShort = (plan: ListedPlan) =>
  plan.loyaltyMonths === 0
    ? 'Sem fidelização'
    : `${months(plan.loyaltyMonths)}; multa proporcional de no máximo ${formatPrice(plan.penalty)}`;

const installationOf = (plan: ListedPlan) =>
  `A instalação é gratuita e precisa da presença de uma pessoa maior de 18 anos. ${
    plan.installationSchedule
      ? 'O dia e o período são escolhidos no pedido, entre os oferecidos.'
      : 'O dia e o período são combinados por telefone depois do pedido.'
  } O ${modemOf(plan)} é emprestado (comodato) e deve ser devolvido no fim do contrato.`;

const modemOf = ({ plan_download }: ListedPlan) => (plan_download >= 1000 ? 'modem Wi-Fi 6' : 'modem');

const offered = ({ price_full, discountMonths }: ListedPlan, price: number) =>
  price === price_full || discountMonths === 0
    ? formatMonthly(price)
    : `${formatMonthly(price)} por ${months(discountMonths)}; depois, ${formatMonthly(price_full)}`;

const speed = (mega: number) => (mega % 1000 === 0 ? `${mega / 1000} Giga` : `${mega} Mega`);

const months = (count: number) => (count === 1 ? '1 mês' : `${count} meses`);

const namesOfServices = ({ benefits }: ListedPlan) => benefits.map(({ benefit }) => benefit).join(', ');

const penaltyPerMonth = ({ penalty, loyaltyMonths }: ListedPlan) =>
  fromCents(Math.floor(toCents(penalty) / loyaltyMonths));
