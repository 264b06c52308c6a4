import { footWords } from '../foot.ts';
import { doneWords } from '../screens/done.ts';
import { erasureWords } from '../screens/erasure.ts';
import { planWords } from '../screens/plans.ts';
import { reviewWords } from '../screens/review.ts';
import { availability } from '../steps/availability.ts';
import { payment } from '../steps/payment.ts';
import { person } from '../steps/person.ts';
import { offerTerms, supplier } from '../supplier.ts';

const listOf = (parts: readonly string[], last: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;

const { price, contract } = reviewWords;

/** How a contract ends: before it, after a week, and later, by the line or place that is named. */
export const cancellationReply = (by: string): string =>
  `${contract.withdrawal}: ${contract.withdrawalText}. Depois disso, cancele quando quiser pelo ${by}; se o plano tem fidelidade, a multa é proporcional. Um pedido não terminado pode ser apagado na revisão, em “${erasureWords.ask}”.`;

/** What the conversation says to a question in the middle, and to what it did not understand. */
export const replies = {
  /** What a field is called within a sentence. */
  names: {
    line_phone: 'o número da linha',
    code: 'o código',
    cep: 'o CEP',
    number: 'o número do imóvel',
    block_number: 'a quadra',
    allotment_number: 'o lote',
    idPlan: 'o plano',
    name: 'o nome completo',
    phone: 'o celular com DDD',
    email: 'o e-mail',
    accept_promotions: 'se quer receber ofertas',
    birth_date: 'a data de nascimento',
    mothers_name: 'o nome completo da mãe',
    cpf: 'o CPF',
    cnpj: 'o CNPJ',
    company_name: 'a razão social',
    address: 'a rua',
    neighborhood: 'o bairro',
    complement: 'o complemento',
    due_date: 'o dia do vencimento',
    direct_debit: 'a forma de pagamento',
    bank: 'o banco',
    agency: 'a agência',
    account_number: 'a conta com o dígito',
    quiz: 'as respostas',
    schedules: 'o dia e o período',
    accept_information: 'se aceita as condições',
    accept_contact: 'se aceita o nosso contato',
  },
  /** The form that an answer has, for whoever wrote something else. */
  expected: {
    line_phone: 'Escreva o número da sua linha com DDD, como (11) 98765-4321.',
    code: 'Escreva os 6 números do código que enviamos para o seu e-mail.',
    cep: 'Escreva o CEP, que são 8 números, como 01310-100.',
    number: 'Escreva o número do imóvel, como 100, ou “sem número”.',
    block_number: 'Escreva a quadra e o lote, como “quadra 4 lote 12”.',
    allotment_number: 'Escreva a quadra e o lote, como “quadra 4 lote 12”.',
    idPlan: 'Escreva a velocidade ou o nome do plano, como 600 Mega, ou escolha na lista.',
    name: 'Escreva o seu nome e sobrenome, como Ana Souza.',
    phone: 'Escreva o celular com DDD, como (11) 98765-4321.',
    email: 'Escreva o e-mail, como nome@provedor.com.br.',
    accept_promotions: 'Diga se quer receber ofertas por e-mail.',
    birth_date: 'Escreva dia, mês e ano, como 02/02/1990.',
    mothers_name:
      'Escreva o nome e o sobrenome da sua mãe, como Maria Souza. Se não consta no documento, escreva “Não consta”.',
    cpf: 'Escreva os 11 números do CPF, com ou sem pontos.',
    cnpj: 'Escreva as 14 posições do CNPJ, com ou sem pontos.',
    company_name: 'Escreva “razão social” e o nome da empresa, como está no cartão do CNPJ.',
    address: 'Escreva a rua ou avenida, como Rua das Flores.',
    neighborhood: 'Escreva o nome do bairro, como Centro.',
    complement: 'Escreva o complemento, como apto 12 ou casa 2, ou “sem complemento”.',
    due_date: 'Escreva o dia do mês em que prefere pagar, como “dia 10”.',
    direct_debit: 'Escreva “débito automático” ou “boleto”.',
    bank: 'Escreva o banco, a agência e a conta, como “Itaú, agência 1234, conta 12345-6”.',
    agency: 'Escreva a agência, como 1234.',
    account_number: 'Escreva a conta com o dígito, como 12345-6.',
    quiz: 'Escreva a sua resposta como aparece nas opções, ou toque em uma delas.',
    schedules: 'Escreva o dia e o período, como “sexta de manhã”. Podem ser até três opções.',
    accept_information:
      'Se está tudo certo, escreva “aceito” para fazer o pedido. Para mudar algo, escreva “corrigir” e o quê.',
    accept_contact: 'Se aceita ser avisado quando a fibra chegar, escreva “aceito”.',
  },
  expectedOfCard: (names: readonly string[]) =>
    `Aqui preciso de: ${listOf(names, 'e')}. Pode ser tudo em uma mensagem.`,
  expectedStill: (names: readonly string[]) => `Ainda preciso de: ${listOf(names, 'e')}.`,
  expectedDay: (days: readonly string[]) => `Escolha um destes dias do mês: ${listOf(days, 'ou')}.`,
  noCode:
    'Olhe também na caixa de spam. Se não chegou, toque em “Enviar outro código” ou em “Trocar o e-mail”, acima.',
  structuredComplement: 'Escreva o tipo e o número do complemento, como “apartamento 12” ou “casa 2”.',
  noSuchDay: (date: string) =>
    `Esse dia não está entre os que temos. O primeiro livre é ${date}; escreva o dia e o período, como “sexta de manhã”.`,
  noSuchPlan: 'Não há um plano assim no seu endereço. Escolha um dos que estão na lista.',
  whichPlan: (plans: readonly string[]) =>
    `Há mais de um plano assim: ${listOf(plans, 'e')}. Escreva o nome de um deles.`,
  waiting: 'Só um instante, ainda estou consultando. Enquanto isso, você pode fazer uma pergunta.',
  done: 'O pedido está feito, não falta nada. Se quiser, faça uma pergunta ou escreva “falar com atendente”.',
  ordered: {
    notYet: 'O número do pedido aparece aqui assim que você confirma tudo, na última pergunta.',
    number: (order: string) => `O número do seu pedido é ${order}. ${doneWords.keep(false)}`,
    next: (isScheduled: boolean) => doneWords.steps(isScheduled).slice(0, 2).join(' '),
  },
  nothingAsked: 'Aqui não falta resposta: escolha como seguir, ou faça uma pergunta.',
  greeted: (expected: string) => `Que bom ter você aqui. ${expected}`,
  thanked: (expected: string) => `Por nada! ${expected}`,
  unknownQuestion: (expected: string) =>
    `Isso eu não sei responder. Escreva “falar com atendente” para tratar com uma pessoa, ou siga por aqui. ${expected}`,

  difference: {
    of: (least: string, from: string, most: string, to: string) =>
      `Mudam a velocidade, o streaming incluso e o preço: no seu endereço, do ${least}, por ${from}, ao ${most}, por ${to}, no débito automático. Cada plano mostra tudo antes de você escolher.`,
    unknown:
      'Mudam a velocidade, o streaming incluso e o preço. Com o CEP e o número, mostro os planos do seu endereço lado a lado.',
  },
  loyalty: {
    of: (plan: string, months: number, penalty: string | null) =>
      `${plan}: ${planWords.loyalty(months, penalty)}.`,
    without: (plan: string) => `${plan}: ${planWords.noLoyalty}.`,
    some: (plans: readonly string[]) =>
      `Depende do plano. Com fidelidade: ${listOf(plans, 'e')}. O prazo e a multa aparecem no plano e na revisão. Os outros você cancela quando quiser, sem multa.`,
    free: (plans: readonly string[]) =>
      `Depende do plano. Sem fidelidade: ${listOf(plans, 'e')}; cancele quando quiser, sem multa. Nos outros, o prazo e a multa aparecem no plano e na revisão.`,
    /** Offers whose host does not say. */
    unsaid: 'Isso eu não sei dizer deste plano. O regulamento da oferta diz se há fidelidade e multa.',
    unknown:
      'Depende do plano. O prazo e a multa, quando existem, aparecem em cada plano e na revisão, antes de você confirmar.',
  },
  price: {
    of: (plan: string, debit: string, plain: string) =>
      debit === plain
        ? `${plan}: ${plain}.`
        : `${plan}: ${debit} no débito automático ou ${plain} no boleto.`,
    after: (months: number, full: string) => `O desconto vale por ${months} meses; depois, ${full}.`,
    from: (plan: string, debit: string, plain: string) =>
      `No seu endereço, o mais barato é o ${plan}: ${debit} no débito automático ou ${plain} no boleto. Os outros preços estão em cada plano.`,
    unknown:
      'O preço depende do que chega ao seu endereço. Com o CEP e o número, mostro os planos com o preço completo, antes de qualquer compromisso.',
    adjustment: `${price.adjustment}: ${offerTerms.adjustment.toLowerCase().replace('ipca', 'IPCA')}. Os descontos e até quando valem aparecem no plano e na revisão.`,
  },
  installation: {
    cost: `A instalação é gratuita. O técnico leva a fibra e o modem; não cobramos nada para contratar.`,
    time: `Você escolhe até três opções de dia e período, a partir do terceiro dia útil, de segunda a sábado, menos nos feriados. ${payment.steps['data-instalacao'].hint}`,
    first: (date: string) => `O primeiro dia livre agora é ${date}.`,
    notYet: 'Para o seu endereço ainda não há data. Deixe o seu contato, e avisamos quando a fibra chegar.',
  },
  router:
    'O modem Wi-Fi vai emprestado (comodato) em todos os planos, sem custo. Nos de 1 Giga e 2 Giga, ele é Wi-Fi 6.',
  cancellation: cancellationReply(supplier.support),
  payment: `São duas formas: ${payment.directDebit.yes.toLowerCase()} ou boleto por e-mail, que você paga por Pix ou código de barras. Cartão ainda não aceitamos.`,
  firstBill: `${payment.steps['data-de-vencimento'].hint} Você escolhe o dia do vencimento no pedido e não paga nada agora.`,
  coverage: {
    unknown:
      'Consulto na hora: preciso do CEP e do número do imóvel. Se a fibra ainda não chegou, você pode deixar um contato para ser avisado.',
    covered: 'Sim, a fibra chega ao endereço que você informou.',
    uncovered:
      'A fibra ainda não chegou ao endereço que você informou. Você pode deixar um contato para ser avisado, ou consultar outro endereço.',
  },
  portability:
    'Este pedido é só da internet de fibra: não precisa de linha de telefone nem de portabilidade, e o seu número de celular não muda.',
  data: `Seus dados servem para o pedido, a análise, a instalação e a cobrança; não os vendemos. CPF, nome da mãe, nascimento e conta ficam cifrados e nunca gravados no seu navegador. Tudo está na Política de privacidade, no rodapé. ${footWords.impostors}`,
  deletion: `Na revisão do pedido, “${erasureWords.ask}” apaga na hora tudo o que você respondeu. Sem fazer nada, os dados sensíveis de um pedido não terminado somem em 72 horas, e o contato, em 30 dias. Também vale pedir pelo ${supplier.support}.`,
  analysis:
    'Depois das suas respostas, uma análise automática confere os dados. Se ela não aprovar, nada se perde: você pode pedir a revisão por uma pessoa ou uma ligação.',
  supplier: `Quem fornece é a ${supplier.name}, CNPJ ${supplier.cnpj}, ${supplier.address}.`,
  channels: `Vendas: ${supplier.sales}. Suporte: ${supplier.support}. Ou escreva “falar com atendente”.`,
  streaming: {
    of: (plan: string, apps: readonly string[]) => `${plan} inclui ${listOf(apps, 'e')}.`,
    some: (plans: readonly string[]) => `No seu endereço, vêm com streaming: ${listOf(plans, 'e')}.`,
    none: 'Os planos do seu endereço não incluem streaming; você pode assinar os aplicativos que quiser à parte.',
    unknown: 'Alguns planos incluem streaming; qual, aparece em cada plano depois da consulta de cobertura.',
  },
  speed: {
    of: (plan: string, download: number, upload: number) =>
      `${plan}: ${reviewWords.speeds(planWords.speed(download), planWords.speed(upload))}.`,
    some: (speeds: readonly string[]) =>
      `No seu endereço há planos de ${listOf(speeds, 'e')} de download; o upload aparece em cada plano.`,
    unknown: 'As velocidades dependem do seu endereço. Cada plano mostra a de download e a de upload.',
  },
  left: (questions: number, minutes: number) =>
    questions <= 1
      ? 'Falta só uma pergunta.'
      : `Faltam ${questions} perguntas, cerca de ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
  duration: 'Leva uns 5 minutos, e você pode parar e continuar depois.',
  robot:
    'Sou o atendimento automático da Ultrafibra, não uma pessoa. Se preferir uma, escreva “falar com atendente”.',
  contract: {
    general:
      'O contrato e os regulamentos de cada oferta estão em “Regulamentos, sumários e contratos”, no rodapé. Você os aceita só no fim, na revisão.',
    of: (plan: string, code: string) => `${plan}: ${planWords.offerCode(code)}.`,
  },
  findPostcode: `Você acha o seu CEP pela rua, no site dos Correios: ${availability.fields.cep.source.url}`,
  /** Of a company. */
  whyContact: 'Com essa pessoa combinamos o pedido e a instalação.',
  why: {
    line_phone: availability.steps['consulta-telefone'].hint,
    code: person.steps['confirmacao-colaborador'].hint,
    cep: 'Com o CEP, vejo se a fibra chega ao seu endereço.',
    number: 'Com o número, o técnico acha o imóvel.',
    block_number: 'Com a quadra e o lote, o técnico acha o imóvel.',
    allotment_number: 'Com a quadra e o lote, o técnico acha o imóvel.',
    idPlan: 'O preço e as condições do pedido são os do plano que você escolhe.',
    name: 'O contrato e as faturas saem no seu nome.',
    phone: person.fields.phone.why.text,
    email: person.steps.email.hint,
    accept_promotions: 'Ofertas, só se você aceitar receber.',
    birth_date: person.fields.birth_date.why.text,
    mothers_name: person.fields.mothers_name.why.text,
    cpf: person.fields.cpf.why.text,
    cnpj: person.fields.cnpj.why.text,
    company_name: person.fields.cnpj.why.text,
    address: 'Com o endereço completo, o técnico chega sem se perder.',
    neighborhood: 'Com o endereço completo, o técnico chega sem se perder.',
    complement: 'Com o endereço completo, o técnico chega sem se perder.',
    due_date: 'É o dia em que a sua fatura vence todo mês.',
    direct_debit: 'A forma de pagamento muda o preço, e é você quem escolhe.',
    bank: payment.fields.bank.why.text,
    agency: payment.fields.bank.why.text,
    account_number: payment.fields.bank.why.text,
    quiz: payment.steps.validacao.hint,
    schedules: payment.steps['data-instalacao'].hint,
    accept_information: 'Sem o seu aceite não há contrato: nada é pedido antes dele.',
    accept_contact: 'Só escrevemos para você se você aceitar.',
  },
} as const;
