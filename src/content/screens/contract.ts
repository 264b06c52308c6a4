import { fixedLinks } from '../landing/site/fixed-links.ts';
import { renewingWords } from './renewing-words.ts';

/** Texts about a customer's contract. */
export const contractWords = {
  away: 'Por segurança, o acesso terminou. Informe de novo o CPF e a data de nascimento.',
  found: (holder: string, plan: string, price: string) =>
    `Contrato de ${holder}: hoje, ${plan} por ${price}.`,
  notCovered: (phone: string) => `A fibra ainda não chega a este CEP. Confira o CEP ou ligue para ${phone}.`,
  faq: { label: 'Perguntas sobre a migração (PDF)', url: fixedLinks.migrationFaq },
  legend: 'Ofertas para o seu contrato',
  unavailable: 'A oferta do link não está disponível para o seu contrato. Estas são as que estão.',
  compare: {
    caption: (plan: string) => `O que muda com ${plan}`,
    what: 'O quê',
    today: 'Hoje',
    offer: 'Oferta',
    price: 'Por mês',
    download: 'Download',
    upload: 'Upload',
    apps: 'Streaming',
    none: 'Não incluído',
  },
  difference: {
    samePrice: 'Você paga o mesmo que hoje',
    dearer: (amount: string) => `Você paga ${amount} a mais por mês`,
    cheaper: (amount: string) => `Você paga ${amount} a menos por mês`,
    sameSpeed: 'na mesma velocidade',
    faster: (speed: string) => `com ${speed} a mais de download`,
    slower: (speed: string) => `com ${speed} a menos de download`,
    apps: (apps: string) => `e com streaming incluso: ${apps}`,
    noApps: 'sem aplicativos de streaming',
  },
  none: {
    offer: 'No momento não há oferta nova para este contrato. O seu plano continua como está.',
    ordered: 'Já recebemos um pedido para este contrato. Não é preciso pedir de novo.',
    number: 'Número do pedido',
  },
  ways: {
    title: 'Outros caminhos',
    whatsapp: 'Falar pelo WhatsApp',
    whatsappText: 'Olá, sou cliente e preciso de ajuda com o meu plano da Ultrafibra.',
    call: (phone: string) => `Ou ligue para ${phone}.`,
    order: 'Contratar um plano novo',
  },
  review: {
    holder: 'Titular',
    document: 'CPF',
    payment: 'Pagamento',
    debit: 'Continua no débito automático',
    plain: 'Continua no boleto',
    change: 'Trocar de oferta',
    afterwards: renewingWords.nothingInstalled,
  },
  done: {
    thanks: 'Recebemos a sua renovação.',
    summary: 'Resumo da renovação',
    number: 'Número da renovação',
    keep: (hasProtocol: boolean) =>
      hasProtocol
        ? 'Guarde o número da renovação e o protocolo: eles a identificam.'
        : 'Guarde o número da renovação: ele a identifica.',
    follow: 'Acompanhar minha renovação',
    steps: ['A nova velocidade vem sem visita técnica.', renewingWords.nextBill],
  },
} as const;
