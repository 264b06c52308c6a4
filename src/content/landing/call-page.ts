import { phones } from '../phones.ts';
import { failedAnalysisWords } from '../screens/failed-analysis.ts';
import { callDrawerWords } from './drawers/call-drawer.ts';
import { outsideLinks } from './site/outside-links.ts';
import { siteLinks } from './site/site-links.ts';

/** The page to request a call: form, what happens next, other contacts. */
export const callPageWords = {
  title: 'Receber uma ligação',
  description:
    'Deixe um telefone e a equipe da Ultrafibra liga para você: tire as suas dúvidas sobre planos, preço e instalação, sem compromisso.',
  heading: 'A gente liga para você',
  lead: 'Deixe um telefone e nossa equipe liga para tirar as suas dúvidas sobre planos, preço e instalação.',
  form: 'Seu telefone',
  promise: 'Usamos o número para esta ligação e para mais nada.',
  button: { ...callDrawerWords.button, default: failedAnalysisWords.call.ask },
  offScript: 'Sem JavaScript, o pedido não sai desta página. Fale com a gente por um dos caminhos abaixo.',
  next: {
    title: 'O que acontece depois',
    steps: [
      { title: 'Você deixa o número', text: 'Celular ou fixo, com DDD. Um pedido por número a cada hora.' },
      { title: 'O telefone toca', text: 'Dentro de alguns segundos. Atenda: é a nossa equipe.' },
      {
        title: 'Você decide',
        text: 'Quem liga responde às suas dúvidas e, se você quiser, faz o pedido na hora, com o preço completo antes.',
      },
    ],
    safe: 'Nunca pedimos senha, código recebido por SMS ou pagamento antecipado.',
  },
  done: {
    title: 'Pedido anotado',
    said: callDrawerWords.toast,
    number: failedAnalysisWords.call.granted,
    meanwhile: 'Enquanto isso, deixe à mão o CEP e o número do endereço: é com eles que a consulta começa.',
    again: 'Deixar outro número',
  },
  ways: {
    title: 'Prefere outro caminho?',
    conversation: { text: 'Contratar conversando', href: siteLinks.conversation },
    order: { text: 'Fazer o pedido agora', href: siteLinks.order },
    plans: { text: 'Ver os planos', href: siteLinks.plans },
    whatsapp: { text: 'Falar no WhatsApp', href: outsideLinks.whatsapp },
    sales: phones.sales,
    support: phones.support,
  },
} as const;
