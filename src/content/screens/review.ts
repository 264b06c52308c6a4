import { changes } from '../steps/changes.ts';
import { postcode } from '../steps/postcode.ts';
import { offerTerms } from '../supplier.ts';

/** Texts that must be shown before an order, and labels of the review. */
export const reviewWords = {
  plan: 'Plano',
  address: 'Endereço da instalação',
  person: 'Seus dados',
  company: 'Dados da empresa',
  payment: 'Pagamento',
  schedule: 'Instalação',
  notGiven: 'Não informado',
  edit: 'Alterar',
  seeAnswers: 'Ver e alterar',
  editOf: (what: string) => `Alterar: ${what}`,
  changePlan: 'Trocar de plano',
  addressConsequence: postcode.fields.cep.changes,
  planConsequence: changes.plan,
  priceChanged: (before: string, now: string) =>
    `O preço deste plano mudou depois que ele foi escolhido: era ${before} e agora é ${now}. Se você concorda, confirme. Se não, troque de plano ou não confirme o pedido.`,
  speed: 'Velocidade',
  speeds: (download: string, upload: string) => `${download} de download e ${upload} de upload`,
  included: 'Incluído',
  bonus: 'Bônus',
  price: {
    full: 'Preço sem descontos',
    discount: 'Desconto',
    discountUntil: (amount: string, months: number) => `${amount} por mês, durante ${months} meses`,
    discountOpen: (amount: string) => `${amount} por mês`,
    discountAlways: (amount: string) => `${amount} por mês, enquanto a oferta estiver ativa`,
    debit: (amount: string) => `Já inclui ${amount} por mês do débito automático`,
    noDebit: (price: string) => `Com débito automático, seriam ${price}`,
    after: 'Depois do desconto',
    first: 'Primeira fatura',
    firstText: (day: number | null) =>
      day === null
        ? 'Proporcional aos dias entre a instalação e o vencimento'
        : `Proporcional aos dias entre a instalação e o dia ${day}`,
    installation: 'Instalação',
    installationFree: 'Grátis',
    adjustment: 'Reajuste',
    adjustmentText: offerTerms.adjustment,
  },
  contract: {
    title: 'Condições da oferta',
    loyalty: 'Fidelidade',
    noLoyalty: 'Sem fidelidade',
    loyaltyText: (months: number, penalty: string | null) =>
      `${months} meses${penalty === null ? '' : `; quem cancela antes paga multa proporcional de até ${penalty}`}`,
    code: 'Código da oferta',
    label: 'Etiqueta padrão',
    date: 'Data da instalação',
    dateToAgree: 'A combinar com a nossa equipe depois do pedido',
    withdrawal: 'Direito de arrependimento',
    withdrawalText: '7 dias, sem custo e sem precisar explicar',
  },
  supplier: {
    name: 'Fornecedor',
    cnpj: 'CNPJ',
    address: 'Endereço',
    channels: 'Atendimento',
  },
  alreadyDone: 'O número é',
  alreadyDoneText: 'Não é preciso confirmar de novo.',
  seeOrder: 'Ver o resumo',
} as const;
