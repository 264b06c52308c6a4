import { formatMonthly } from '../../../brazil/money.ts';
import { replies } from '../../../content/conversation/replies.ts';
import { planWords } from '../../../content/screens/plans.ts';
import type { Plan } from '../../../contract/plan.ts';
import { discountMonthsOf, penaltyOf } from '../../../funnel/offer-terms.ts';
import { chosenPlan, offeredPlans } from '../../../funnel/plan-choice.ts';
import { onlyPlanIn } from '../recognisers/plan-mention.ts';
import { firstFreeDay } from '../recognisers/recognise-schedules.ts';
import type { Asked } from '../understood.ts';

interface Topic {
  about: RegExp;
  reply: (asked: Asked, words: string) => string;
}

/** The plan that a question speaks of: named in it, or the one that was chosen. */
function planIn({ facts }: Asked, words: string): Plan | null {
  const named = onlyPlanIn(words, offeredPlans(facts));
  return named ?? (facts.coverage && chosenPlan(facts));
}

const isOffered = ({ facts }: Asked): boolean => offeredPlans(facts).length > 0;

const namesOf = (plans: readonly Plan[]): string[] => [...new Set(plans.map(({ plan }) => plan))];

function loyalty(asked: Asked, words: string): string {
  const plan = planIn(asked, words);
  if (plan !== null) {
    const { loyaltyMonths: months } = plan;
    if (months === null) return replies.loyalty.unsaid;
    return months === 0
      ? replies.loyalty.without(plan.plan)
      : replies.loyalty.of(plan.plan, months, penaltyOf(plan));
  }
  const offered = offeredPlans(asked.facts);
  if (offered.some(({ loyaltyMonths }) => loyaltyMonths === null)) return replies.loyalty.unsaid;
  const bound = namesOf(offered.filter(({ loyaltyMonths }) => loyaltyMonths !== null && loyaltyMonths > 0));
  const free = namesOf(offered.filter(({ loyaltyMonths }) => loyaltyMonths === 0));
  if (bound.length === 0) return replies.loyalty.unknown;
  const isShorter = free.length > 0 && free.length < bound.length;
  return isShorter ? replies.loyalty.free(free) : replies.loyalty.some(bound);
}

const priceOf = (plan: Plan): string => {
  const now = replies.price.of(plan.plan, formatMonthly(plan.price_with_dacc), formatMonthly(plan.price));
  const months = discountMonthsOf(plan);
  return months === null ? now : `${now} ${replies.price.after(months, formatMonthly(plan.price_full))}`;
};

function price(asked: Asked, words: string): string {
  const plan = planIn(asked, words);
  if (plan !== null) return priceOf(plan);
  const [cheapest] = offeredPlans(asked.facts).toSorted(
    (one, other) => one.price_with_dacc - other.price_with_dacc,
  );
  if (cheapest === undefined) return replies.price.unknown;
  return replies.price.from(
    cheapest.plan,
    formatMonthly(cheapest.price_with_dacc),
    formatMonthly(cheapest.price),
  );
}

function difference({ facts }: Asked): string {
  const byPrice = offeredPlans(facts).toSorted((one, other) => one.price_with_dacc - other.price_with_dacc);
  const [least, most] = [byPrice[0], byPrice.at(-1)];
  if (least === undefined || most === undefined || least === most) return replies.difference.unknown;
  const perMonth = ({ price_with_dacc }: Plan) => formatMonthly(price_with_dacc);
  return replies.difference.of(least.plan, perMonth(least), most.plan, perMonth(most));
}

function installationTime(asked: Asked): string {
  if (asked.facts.order !== null) return replies.ordered.next(asked.facts.answers.schedules !== undefined);
  if (asked.facts.coverage?.plans.length === 0) return replies.installation.notYet;
  const first = firstFreeDay(asked);
  return first === null
    ? replies.installation.time
    : `${replies.installation.time} ${replies.installation.first(first)}`;
}

const appsOf = ({ plan, benefits, subscriptions }: Plan): string[] =>
  benefits
    .filter(({ slug, benefit }) => subscriptions.includes(slug) || plan.includes(benefit))
    .map(({ benefit }) => benefit);

function streaming(asked: Asked, words: string): string {
  const plan = planIn(asked, words);
  const apps = plan === null ? [] : appsOf(plan);
  if (plan !== null && apps.length > 0) return replies.streaming.of(plan.plan, apps);
  if (!isOffered(asked)) return replies.streaming.unknown;
  const bundles = offeredPlans(asked.facts).filter((one) => appsOf(one).length > 0);
  return bundles.length > 0 ? replies.streaming.some(namesOf(bundles)) : replies.streaming.none;
}

function speed(asked: Asked, words: string): string {
  const plan = planIn(asked, words);
  if (plan !== null) return replies.speed.of(plan.plan, plan.plan_download, plan.plan_upload);
  const speeds = [...new Set(offeredPlans(asked.facts).map(({ plan_download }) => plan_download))].toSorted(
    (one, other) => one - other,
  );
  return speeds.length > 0 ? replies.speed.some(speeds.map(planWords.speed)) : replies.speed.unknown;
}

function coverage({ facts }: Asked): string {
  if (facts.coverage === null) return replies.coverage.unknown;
  return facts.coverage.plans.length > 0 ? replies.coverage.covered : replies.coverage.uncovered;
}

function contract(asked: Asked, words: string): string {
  const plan = planIn(asked, words);
  return plan === null
    ? replies.contract.general
    : `${replies.contract.general} ${replies.contract.of(plan.plan, plan.offerCode)}`;
}

/** The first that fits answers: what is special stands before what is common. */
export const topics: readonly Topic[] = [
  {
    about:
      /(?:\b(?:nao|n) (?:sei|lembro)|esqueci|qual e|qual|desc[ou]br\w*|acho|achar|ver|consultar) (?:do |o )?(?:meu )?cep\b|\b(?:nao|n) sei de cor/,
    reply: () => replies.findPostcode,
  },
  {
    about:
      /quanto falta|falta(?:m)? (?:muito|quant\w+)|quantas perguntas|ta acabando|esta acabando|muita(?:s)? pergunta/,
    reply: ({ left, facts }) => {
      if (facts.order !== null) return replies.done;
      return left ? replies.left(left.questions, left.minutes) : replies.duration;
    },
  },
  {
    about: /(?:numero|protocolo|codigo) (?:do |de |d[oe] meu |desse |deste )?pedido|\bprotocolo\b/,
    reply: ({ facts: { order } }) =>
      order === null ? replies.ordered.notYet : replies.ordered.number(order.orderNumber),
  },
  {
    about:
      /\brobo\b|\bbot\b|inteligencia artificial|pessoa de verdade|e (?:uma )?pessoa|\bhuman[oa]\b|com quem (?:eu )?(?:falo|estou falando)|maquina|e gente|quem e (?:voce|vc)|automatic[oa] (?:isso|aqui)/,
    reply: () => replies.robot,
  },
  {
    about: /fidelidad|\bmulta|carencia|amarrad|tempo minimo|prazo minimo|permanencia|preso (?:ao|a|no)/,
    reply: loyalty,
  },
  {
    about: /cancel|desist|arrepend|devolv|mudar de ideia|7 dias|sete dias|quebra de contrato/,
    reply: () => replies.cancellation,
  },
  {
    about:
      /(?:apag|exclu|delet|remov)\w* (?:os |tudo )?(?:meus |meu |o |a )?(?:dado|cadastro|pedido|informac|conta)|direito ao esquecimento/,
    reply: () => replies.deletion,
  },
  {
    about:
      /\blgpd\b|privacidade|e segur[oa]|\bsegur[oa]\b|seguranca|golpe|confiavel|confia|vaza|fraude|(?:fazem|faz|acontece) com (?:os )?(?:meus )?dados|meus dados|vendem|compartilha/,
    reply: () => replies.data,
  },
  {
    about: /serasa|\bspc\b|nome sujo|negativad|score|restricao|analise|aprovad|aprovacao|reprovad/,
    reply: () => replies.analysis,
  },
  {
    about:
      /(?:taxa|custo|preco|valor|paga|pago|custa|cobra\w*|gratis|gratuit\w*)\b.{0,30}(?:instal|adesao|tecnico)|(?:instal\w*|adesao|tecnico)\b.{0,30}(?:gratis|gratuit|pag[oa]|custa|cobra|taxa|custo|valor|preco)|taxa de|adesao/,
    reply: () => replies.installation.cost,
  },
  {
    about:
      /instala|tecnico|agendamento|visita|quando (?:vem|vai|chega)|em casa\b|prazo|feriado|fim de semana|fins de semana|domingo/,
    reply: installationTime,
  },
  {
    about: /roteador|modem|wi ?fi|repetidor|\bmesh\b|aparelho|equipamento|comodato/,
    reply: () => replies.router,
  },
  {
    about: /diferenca|qual (?:e )?(?:o )?melhor(?: plano)?$|comparar|comparacao/,
    reply: difference,
  },
  { about: /reajust|aumenta|ipca|preco (?:sobe|muda)|vai subir/, reply: () => replies.price.adjustment },
  {
    about:
      /primeira (?:fatura|conta|mensalidade)|pagar (?:agora|hoje|antes|adiantado)|comec\w+ a (?:pagar|cobrar)|proporcional|quando (?:eu )?pag/,
    reply: () => replies.firstBill,
  },
  {
    about:
      /preco|custa|\bvalor(?:es)?\b|mensalidade|quanto (?:e|fica|sai|vou|vem|pago|ta|ficou|deu|esta|seria|eu)|mais barat|mais em conta|\bcar[oa]\b|desconto|promocao|promocoes|por mes/,
    reply: price,
  },
  {
    about:
      /(?:forma|formas|meio|meios|jeito|opcoes) de pag|\bpix\b|boleto|cartao|debito|como (?:eu )?(?:pago|pagar|posso pagar|faco para pagar)|parcel/,
    reply: () => replies.payment,
  },
  {
    about:
      /globo|\bhbo\b|\bmax\b|paramount|deezer|streaming|netflix|disney|prime video|aplicativo|\bapps?\b|canais|\btv\b|filme|serie|futebol|looke|babbel/,
    reply: streaming,
  },
  {
    about:
      /portabilidade|telefone fixo|linha|\bchip\b|celular junto|manter (?:o |meu )*numero|telefonia|\bcombo\b/,
    reply: () => replies.portability,
  },
  {
    about:
      /cobertura|(?:chega|atende\w*|disponivel|tem fibra|pega|tem sinal|instalam) (?:\w+ ){0,3}(?:aqui|meu|minha|na|no|em|onde)|viabilidade|vizinh|minha (?:rua|cidade|regiao)|meu (?:bairro|endereco|predio|condominio)|minha casa/,
    reply: coverage,
  },
  {
    about:
      /velocidade|upload|download|\bmbps\b|\bmegas?\b|\bgigas?\b|\bping\b|latencia|rapid[oa]|jogar|jogo|fibra (?:e )?(?:optica|otica)|simetric/,
    reply: speed,
  },
  { about: /contrato|regulament|sumario|etiqueta|termos|condicoes|clausula/, reply: contract },
  {
    about:
      /(?:telefone|numero|whatsapp|contato|email|horario) (?:d[aeo]s? )?(?:voces|vcs?|empresa|loja|atendimento|sac|suporte)|(?:2ª?|segunda) via|sou cliente|lenta|sem sinal|\bsac\b|0800|ouvidoria|suporte|canais de atendimento/,
    reply: () => replies.channels,
  },
  {
    about:
      /(?:que|qual|quem) (?:e )?(?:a )?(?:empresa|operadora|fornece\w*|vende|sao voces)|quem (?:e |sao )?(?:voces|vcs|a ultrafibra)|\btim\b|(?:cnpj|endereco) d[ea]s? (?:voces|vcs|empresa)|fornecedor|ultrafibra/,
    reply: () => replies.supplier,
  },
  {
    about: /quanto tempo|demora|leva muito|rapidinho|e rapido|como funciona|proximos passos|passo a passo/,
    reply: ({ left }) =>
      left ? `${replies.duration} ${replies.left(left.questions, left.minutes)}` : replies.duration,
  },
];
