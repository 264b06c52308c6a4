import { footerWords } from '../footer.ts';
import { listOf } from '../list-of.ts';
import { periodLabels, periodNames } from '../periods.ts';
import { doneWords } from '../screens/done.ts';
import { erasureWords } from '../screens/erasure.ts';
import { failedAnalysisWords } from '../screens/failed-analysis.ts';
import { planWords } from '../screens/plans.ts';
import { reviewWords } from '../screens/review.ts';
import { payment } from '../steps/payment.ts';
import { postcode } from '../steps/postcode.ts';
import { offerTerms, supplier } from '../supplier.ts';

const { price, contract } = reviewWords;

const asPaid = (plan: string, price: string, isDebit: boolean): string =>
  `${plan}: ${price} ${isDebit ? 'no débito automático' : 'no boleto'}`;
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const periods = listOf(
  Object.values(periodLabels).map((label) => label.toLowerCase()),
  'ou',
);

/** How to cancel: before, within a week and later; `by` is the channel. */
export const cancellationReply = (by: string): string =>
  `Cancele quando quiser pelo ${by}; nos primeiros ${contract.withdrawalText}. Depois disso, se o plano tem fidelidade, a multa é proporcional ao tempo que falta. Um pedido não terminado pode ser apagado na revisão, em “${erasureWords.ask}”.`;

const unknown = 'Isso eu ainda não sei responder; a pergunta vai, sem os seus dados, para a nossa equipe.';

const proved = 'Com o CPF e a data de nascimento do titular';

/** Replies to side questions and to messages not understood. */
const noDayServes = 'Se nenhum serve, uma pessoa combina outro com você.';

export const replies = {
  expectedOfCard: (names: readonly string[]) =>
    `Aqui preciso de: ${listOf(names, 'e')}. Pode ser tudo em uma mensagem.`,
  expectedStill: (names: readonly string[]) => `Ainda preciso de: ${listOf(names, 'e')}.`,
  confirmsFirst: 'Falta só a sua confirmação: toque em um dos botões abaixo, ou escreva “sim” ou “não”.',
  expectedDay: (days: readonly string[]) => `Escolha um destes dias do mês: ${listOf(days, 'ou')}.`,
  noDueDay: (day: string) => `Vencimento no dia ${day} não há.`,
  fits: 'Este serve. Para ficar com ele, toque nele.',
  whichDay: 'Estes dias servem. Qual deles?',
  whichOne: 'Só um deles pode ficar no pedido. Qual?',
  whichAddress: 'Cada pedido é de um imóvel. Em qual destes endereços é a instalação?',
  noCode:
    'Olhe também na caixa de spam. Se não chegou, toque em “Enviar outro código” ou em “Trocar o e-mail”.',
  structuredComplement: 'Escreva o tipo e o número do complemento, como “apartamento 12” ou “casa 2”.',
  days: ({ first, last }: { first: string; last: string }) =>
    `Há dias livres de ${first}, a ${last}, ${periods}. Escreva o dia e o período, como “sexta de manhã”. ${noDayServes}`,
  noSuchDay: ({ first, last }: { first: string; last: string }) =>
    `Esse dia não está entre os que temos: de segunda a sábado, menos nos feriados, a partir do terceiro dia útil. O primeiro livre é ${first}; o último é ${last}. Escreva o dia e o período, como “sexta de manhã”. ${noDayServes}`,
  otherPeriod: (day: string, period: keyof typeof periodNames) =>
    `Nesse período não há mais visita; ${day}, só de ${periodNames[period]}. Se serve, escreva o dia com “de ${periodNames[period]}”; se não, escreva outro dia. ${noDayServes}`,
  /** Of what else was told before its question. */
  early: (said: string) => `Guardei “${said}” para daqui a pouco.`,
  /** To another street, quarter or town than that of the postcode. */
  ofPostcode: 'A rua, o bairro e a cidade vêm do CEP: para mudar, corrija o CEP.',
  /** Offers are not wanted. */
  noOffers: 'Certo: só mando ofertas a quem marca que quer.',
  /** Before the days are known. */
  visitEarly: 'Guardei o que você disse da visita e lembro quando os dias aparecerem.',
  noExactHour: `Hora certa não dá para marcar: o técnico vem no período que você escolher, ${periods}. Outro adulto da casa também pode recebê-lo.`,
  waiting: 'Só um instante, ainda estou consultando. Enquanto isso, você pode fazer uma pergunta.',
  stuck: 'Isso ainda não deu certo: o aviso abaixo diz como seguir. Se preferir, faça uma pergunta.',
  done: 'O pedido está feito, não falta nada. Se quiser, faça uma pergunta ou escreva “falar com atendente”.',
  ordered: {
    notYet: `O número aparece aqui assim que você confirma tudo, na última pergunta. O de um pedido que você já fez está no e-mail de confirmação; se não achar, ligue para ${supplier.support}.`,
    number: (order: string) => `O número do seu pedido é ${order}. ${doneWords.keep(false)}`,
    next: (isScheduled: boolean) => doneWords.steps(isScheduled).slice(0, 2).join(' '),
    onDay: (days: string) =>
      `No pedido, a instalação ficou para ${days}. Para mudar, ou ver a data de agora, acompanhe o pedido. ${doneWords.steps(true)[1]}`,
  },
  follow: {
    here: (number: string) =>
      `Seu pedido ${number} está feito. Ali você vê a situação de agora, remarca a instalação, guarda os documentos ou desiste.`,
    elsewhere:
      'Acompanhe com o número do pedido e o final do celular, ou com um código: ali você vê a situação, remarca a instalação, guarda os documentos ou desiste em até 7 dias.',
  },
  nothingAsked: 'Aqui não falta resposta: escolha como seguir, ou faça uma pergunta.',
  greeted: (expected: string) => `Que bom ter você aqui. ${expected}`,
  thanked: (expected: string) => `Por nada! ${expected}`,
  returned: (expected: string) => `Que bom que você voltou. Continuamos de onde você parou. ${expected}`,
  asks: (expected: string) => `Estou aqui, pode perguntar. ${expected}`,
  doubts: (expected: string) =>
    `Sem compromisso: nada é pedido antes de você confirmar, no fim. Se quiser, faça uma pergunta. ${expected}`,
  doubtsPlan:
    'Eu indico um: quantas pessoas usam a internet na casa, e para quê? Escreva, por exemplo, “somos 4, com jogos e filmes”. Nada é pedido antes de você confirmar, no fim.',
  ofReluctance: ['Meus dados estão seguros?', 'Falar com uma pessoa'],
  ofDoubt: ['Meus dados estão seguros?', 'Posso cancelar?', 'Falar com uma pessoa'],
  /** To whoever does not tell a bank account. */
  ofAccount: ['Prefiro boleto', 'Meus dados estão seguros?', 'Falar com uma pessoa'],
  noEvening: `À noite não há visitas: os períodos são ${periods}. Escreva o dia e qual deles.`,
  isNoted: (expected: string) => `Certo, isso já está anotado. ${expected}`,
  notTold: (expected: string) => `Isso você ainda não me disse. ${expected}`,
  waits: (expected: string) => `Sem pressa, eu espero. ${expected}`,
  unknownQuestion: (expected: string) => `${unknown} ${expected}`,
  difference: {
    /** Each of two compared plans. */
    one: {
      of: (plan: string, download: string, upload: string, price: string) =>
        `${plan}: ${download} de download e ${upload} de upload, ${price} no débito automático`,
      withApps: (said: string, apps: readonly string[]) => `${said}, com ${listOf(apps, 'e')}.`,
    },
    of: (least: string, from: string, most: string, to: string) =>
      `Mudam a velocidade, o streaming incluso e o preço: no seu endereço, do ${least}, por ${from}, ao ${most}, por ${to}, no débito automático. Cada plano mostra tudo antes de você escolher.`,
    unknown:
      'Mudam a velocidade, o streaming incluso e o preço. Com o CEP e o número, mostro os planos do seu endereço lado a lado.',
    ofContract: `Mudam a velocidade, o streaming incluso e o preço. ${proved}, mostro as suas ofertas ao lado do plano de hoje.`,
  },
  loyalty: {
    months: (months: number, penalty: string | null) => `${planWords.loyalty(months, penalty)}.`,
    none: `${planWords.noLoyalty}.`,
    of: (plan: string, months: number, penalty: string | null) =>
      `${plan}: ${planWords.loyalty(months, penalty)}.`,
    without: (plan: string) => `${plan}, ${lowerFirst(planWords.noLoyalty)}.`,
    all: (plans: readonly string[]) =>
      `Tem, em ${listOf(plans, 'e')}. O prazo e a multa aparecem no plano e na revisão, antes de você confirmar.`,
    some: (plans: readonly string[]) =>
      `Depende do plano. Com fidelidade: ${listOf(plans, 'e')}. O prazo e a multa aparecem no plano e na revisão. Os outros você cancela quando quiser, sem multa.`,
    free: (plans: readonly string[]) =>
      `Depende do plano. Sem fidelidade: ${listOf(plans, 'e')}; cancele quando quiser, sem multa. Nos outros, o prazo e a multa aparecem no plano e na revisão.`,
    /** Without names, all others. */
    penalty: (names: readonly string[] | null, months: number, penalty: string) =>
      `${names === null ? 'nos outros' : `no ${listOf(names, 'e')}`}, fidelidade de ${months} meses e até ${penalty}`,
    penalties: (amounts: readonly string[]) =>
      `A multa é proporcional ao tempo que falta: ${amounts.join('; ')}.`,
    freeOrPenalty: (free: readonly string[], amounts: readonly string[]) =>
      `Sem fidelidade nem multa: ${listOf(free, 'e')}. Nos outros planos, ela é proporcional ao tempo que falta: ${amounts.join('; ')}.`,
    /** For offers whose host does not tell. */
    unsaid: 'Isso eu não sei dizer deste plano. O regulamento da oferta diz se há fidelidade e multa.',
    unknown:
      'Só nos planos com streaming; os outros você cancela quando quiser, sem multa. O prazo e a multa aparecem em cada plano e na revisão, antes de você confirmar.',
  },
  price: {
    fixed:
      'Por aqui valem os preços que aparecem em cada plano: não consigo negociar nem cobrir outra oferta. No débito automático eles já são os menores.',
    /** The plans that cost at most what a visitor would pay. */
    within: (most: string, plans: readonly string[]) =>
      `Por até ${most}, no débito automático: ${listOf(plans, 'e')}.`,
    of: (plan: string, debit: string, plain: string) =>
      debit === plain
        ? `${plan}: ${plain}.`
        : `${plan}: ${debit} no débito automático ou ${plain} no boleto.`,
    chosen: (plan: string, price: string, isDebit: boolean) =>
      `${asPaid(plan, price, isDebit)}, como você escolheu.`,
    inOrder: (plan: string, price: string, isDebit: boolean) => `${asPaid(plan, price, isDebit)}.`,
    after: (months: number, full: string) => `O desconto vale por ${months} meses; depois, ${full}.`,
    later: (plan: string, months: number, full: string) => `${plan}, depois de ${months} meses, ${full}`,
    /** `more`: what a bill costs more, if it is the same for all. */
    all: (plans: readonly string[], more: string | undefined) =>
      `Por mês, no débito automático: ${plans.join('; ')}.${more === undefined ? '' : ` No boleto, ${more} a mais.`}`,
    from: (plan: string, debit: string, plain: string) =>
      `No seu endereço, o mais barato é o ${plan}: ${debit} no débito automático ou ${plain} no boleto. Os outros preços estão em cada plano.`,
    unknown:
      'O preço depende do que chega ao seu endereço. Com o CEP e o número, mostro os planos com o preço completo, antes de qualquer compromisso.',
    listedPlan: (plan: string, price: string) => `o ${plan} custa ${price}`,
    /** Before the address is known. */
    listed: (plans: readonly string[]) => `No débito automático, ${listOf(plans, 'e')}.`,
    ifCovered:
      'Quais chegam ao seu endereço, vejo com o CEP e o número, sem compromisso e com o preço completo.',
    ifPlanCovered: 'Se ele chega ao seu endereço, vejo com o CEP e o número, sem compromisso.',
    ofContract: `O preço depende do seu contrato. ${proved}, mostro as suas ofertas com o preço completo, antes de qualquer compromisso.`,
    adjustment: `Há ${price.adjustment.toLowerCase()} ${offerTerms.adjustment.toLowerCase().replace('ipca', 'IPCA')}, nunca em prazo menor, e a fatura avisa antes.`,
    discounts:
      'O preço muda também quando o desconto acaba: até quando ele vale e quanto fica estão no plano e na revisão.',
  },
  installation: {
    cost: `A instalação é gratuita. O técnico leva a fibra e o modem; não cobramos nada para contratar.`,
    time: `Você escolhe o dia e o período, ${periods}, a partir do terceiro dia útil, de segunda a sábado, menos nos feriados. ${payment.steps['data-instalacao'].hint}`,
    first: (date: string) => `O primeiro dia livre agora é ${date}.`,
    notYet: 'Para o seu endereço ainda não há data. Deixe o seu contato, e avisamos quando a fibra chegar.',
  },
  router:
    'O modem Wi-Fi vai emprestado (comodato) em todos os planos, sem custo. Nos de 1 Giga e 2 Giga, ele é Wi-Fi 6.',
  cancellation: cancellationReply(supplier.support),
  payment: `São duas formas: ${payment.directDebit.yes.toLowerCase()} ou boleto por e-mail, que você paga por Pix ou código de barras. Cartão ainda não aceitamos.`,
  waysOfPaying:
    'No débito automático, a fatura sai da sua conta no dia do vencimento. O boleto vem por e-mail, e você paga por Pix ou código de barras. O preço de cada forma está no plano.',
  firstBill: `${payment.steps['data-de-vencimento'].hint} Ela vem depois da instalação, no dia do vencimento que você escolhe no pedido; agora, você não paga nada.`,
  coverage: {
    unknown:
      'Consulto na hora: preciso do CEP e do número do imóvel. Se a fibra ainda não chegou, você deixa um contato e avisamos quando chegar.',
    ofContract: `${proved}, vejo o que há para o endereço do seu contrato.`,
    covered: 'Sim, a fibra chega ao endereço que você informou.',
    uncovered:
      'A fibra ainda não chegou ao endereço que você informou, e eu não sei quando chega. Você pode deixar um contato, e avisamos quando chegar, ou consultar outro endereço.',
  },
  portability:
    'A Ultrafibra é só internet, sem telefone fixo, chip de celular nem TV por assinatura: o pedido não precisa de linha nem de portabilidade. O número do celular não muda, e o de um telefone fixo continua com a operadora dele.',
  data: `Seus dados servem para o pedido, a análise, a instalação e a cobrança; não os vendemos. CPF, nome da mãe, nascimento e conta ficam cifrados e nunca gravados no seu navegador. Tudo está na Política de privacidade, no rodapé. ${footerWords.impostors}`,
  deletion: `Na revisão do pedido, “${erasureWords.ask}” apaga na hora tudo o que você respondeu. Sem fazer nada, os dados sensíveis de um pedido não terminado somem em 72 horas, e o contato, em 30 dias. Também vale pedir pelo ${supplier.support}.`,
  rejection: {
    review: `${failedAnalysisWords.review.explain} Toque em “${failedAnalysisWords.review.ask}”.`,
    reason: `Se a análise informou um motivo, ele está no resultado dela; outro eu não sei dizer. Você tem direito à revisão por uma pessoa: toque em “${failedAnalysisWords.review.ask}”.`,
  },
  analysis:
    'Há uma análise de crédito automática, depois das suas respostas; quais cadastros ela consulta, eu não sei dizer. Nome com restrição não impede de fazer o pedido: quem decide é a análise. Se não aprovar, nada se paga, e você pode pedir a revisão por uma pessoa ou uma ligação.',
  supplier: `Quem fornece é a ${supplier.name}, CNPJ ${supplier.cnpj}, ${supplier.address}.`,
  channels: `Vendas: ${supplier.sales}. Suporte: ${supplier.support}. Ou escreva “falar com atendente”.`,
  streaming: {
    /** Without a list if the plan's name contains the services. */
    of: (plan: string, apps: readonly string[]) =>
      apps.every((app) => plan.includes(app))
        ? `${plan}: o streaming já está incluso no preço.`
        : `${plan} inclui ${listOf(apps, 'e')}.`,
    some: (plans: readonly string[]) => `No seu endereço, vêm com streaming: ${listOf(plans, 'e')}.`,
    asked: (plans: readonly string[]) => `Com o que você pediu, no seu endereço: ${listOf(plans, 'e')}.`,
    none: 'Os planos do seu endereço não incluem streaming; você pode assinar os aplicativos que quiser à parte.',
    unknown: 'Alguns planos incluem streaming; cada um mostra o seu depois da consulta de cobertura.',
    listed: (apps: readonly string[]) =>
      `Conforme o plano, ${apps.length === 1 ? 'vem' : 'vêm'} ${listOf(apps, 'e')}. Os do seu endereço aparecem depois da consulta de cobertura.`,
  },
  apps: {
    of: (plan: string, benefits: readonly string[]) => `${plan} traz: ${listOf(benefits, 'e')}.`,
    some: (benefits: readonly string[]) =>
      `Conforme o plano: ${listOf(benefits, 'e')}. Outros não vêm, e cada plano mostra os seus.`,
    general: 'Depende do plano. A lista exata aparece em cada plano.',
  },
  dueDate: 'Você escolhe o dia do vencimento no pedido, entre os oferecidos.',
  /** Suggests similar questions. */
  near: 'Acho que é uma destas perguntas. Toque na sua, ou escreva de outro jeito.',
  askAgain: 'A sua pergunta eu não entendi bem: escreva-a de novo em seguida, sozinha.',
  nearOne: 'Acho que é esta a pergunta. Toque nela, ou escreva de outro jeito.',
  speed: {
    of: (plan: string, download: number, upload: number) =>
      `${plan}: ${reviewWords.speeds(planWords.speed(download), planWords.speed(upload))}.`,
    some: (speeds: readonly string[]) =>
      `Há planos de ${listOf(speeds, 'e')} de download; o upload aparece em cada plano.`,
    upload: (download: string, upload: string) => `${upload} no de ${download}`,
    uploads: (each: readonly string[]) => `De upload: ${listOf(each, 'e')}.`,
    unknown: 'As velocidades dependem do seu endereço. Cada plano mostra a de download e a de upload.',
  },
  left: (questions: number, minutes: number) =>
    questions <= 1
      ? 'Falta só uma pergunta.'
      : `Faltam ${questions} perguntas, cerca de ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
  steps:
    'Você vê a cobertura, escolhe o plano e dá os seus dados. Uma análise automática confere, você marca a visita, revisa e confirma. Depois o técnico instala a fibra e o modem, com um adulto em casa. Leva uns 5 minutos, e você pode parar e continuar depois.',
  duration: 'Leva uns 5 minutos, e você pode parar e continuar depois.',
  robot:
    'Sou o atendimento automático da Ultrafibra, não uma pessoa. Se preferir uma, escreva “falar com atendente”.',
  contract: {
    general:
      'O contrato e os regulamentos de cada oferta estão em “Regulamentos, sumários e contratos”, no rodapé. Você os aceita só no fim, na revisão.',
    of: (plan: string, code: string) => `${plan}: ${planWords.offerCode(code)}.`,
  },
  findPostcode: `Você acha o seu CEP pela rua, no site dos Correios: ${postcode.fields.cep.source.url}`,
} as const;
