import { fieldErrors } from '../../field-errors.ts';
import { supplier } from '../../supplier.ts';
import { coverageFormWords } from '../coverage-form.ts';
import { siteLinks } from '../site/site-links.ts';

/** Asks for the address, from anywhere on a page. */
export const hireDrawerWords = {
  title: 'Consulte a disponibilidade na sua região',
  cep: { label: 'CEP', hint: coverageFormWords.cep.hint },
  number: {
    label: 'Número',
    none: 'Sem número',
    error: 'Informe o número do imóvel. Se não houver, toque em “Sem número”.',
  },
  phone: { label: 'Seu Telefone', hint: coverageFormWords.phone.hint, error: fieldErrors.phone },
  unknownPostcode: coverageFormWords.unknownPostcode,
  button: {
    default: 'Enviar',
    loading: 'Enviando…',
    success: 'Tudo certo',
    error: coverageFormWords.button.error,
  },
  close: 'Fechar',
  /** Other ways to order. */
  otherWays: {
    title: 'Como você quer contratar?',
    of: (plan: string) => `Plano escolhido: ${plan}`,
    conversation: {
      text: 'Contratar conversando',
      hint: 'Escreva do seu jeito',
      href: siteLinks.conversation,
    },
    whatsapp: { text: 'Contratar via WhatsApp', hint: 'Abre a conversa no aplicativo' },
    phone: { text: `Ligar para ${supplier.sales}`, href: `tel:${supplier.sales.replaceAll(' ', '')}` },
  },
} as const;
