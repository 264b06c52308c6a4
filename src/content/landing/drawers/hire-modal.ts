import { supplier } from '../../supplier.ts';
import { siteLinks } from '../site/site-links.ts';

/** The ways to order, for whoever holds a small screen. */
export const hireModalWords = {
  title: 'Como você quer contratar?',
  of: (plan: string) => `Plano escolhido: ${plan}`,
  online: { text: 'Contratar online', hint: 'Uma página por pergunta, em uns 5 minutos' },
  conversation: { text: 'Contratar conversando', hint: 'Escreva do seu jeito', href: siteLinks.conversation },
  whatsapp: { text: 'Contratar via Whatsapp', hint: 'Abre a conversa no aplicativo' },
  phone: { text: `Ligar para ${supplier.sales}`, href: `tel:${supplier.sales.replaceAll(' ', '')}` },
  close: 'Fechar',
} as const;
