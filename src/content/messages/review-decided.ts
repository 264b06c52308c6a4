import { supplier } from '../supplier.ts';
import { type MessageContent, paragraph } from './message-content.ts';

interface Decided {
  readonly subject: string;
  readonly text: string;
  readonly action: string;
  readonly template: string;
}

/** Shown on the page after a review has confirmed the refusal. */
export const reviewRefused = `Uma pessoa da nossa equipe revisou o seu pedido, e ele não foi aprovado. Para conversar sobre isso, ligue para ${supplier.sales}.`;

/** The message by the review's decision. */
const decided = {
  approved: {
    subject: 'O seu pedido foi aprovado na revisão',
    text: 'Uma pessoa da nossa equipe revisou o seu pedido e aprovou. Falta pouco: continue de onde parou para concluir.',
    action: 'Continuar o pedido',
    template: 'revisao_aprovada',
  },
  refused: {
    subject: 'O seu pedido não foi aprovado na revisão',
    text: reviewRefused,
    action: 'Ver o pedido',
    template: 'revisao_recusada',
  },
  'ask-again': {
    subject: 'Confira os dados do seu pedido',
    text: 'Uma pessoa da nossa equipe revisou o seu pedido e precisa que você confira os dados e confirme mais uma vez.',
    action: 'Conferir os dados',
    template: 'revisao_confirmar',
  },
} as const satisfies Record<string, Decided>;

interface Review {
  readonly decision: keyof typeof decided;
  readonly url: string;
  readonly until: string;
}

export function reviewDecided({ decision, url, until }: Review): MessageContent {
  const { subject, text, action, template } = decided[decision];
  return {
    subject,
    preview: text,
    blocks: [
      paragraph(text),
      { is: 'link', label: action, url },
      paragraph(
        `O link vale até ${until}. Para abrir, pedimos os 4 últimos números do celular do pedido. Se não foi você quem pediu a revisão, ignore esta mensagem.`,
      ),
    ],
    short: `Ultrafibra: ${text} ${url}`,
    template: {
      name: template,
      text: {
        body: `${text} O link vale até {{1}} e pede os 4 últimos números do celular do pedido.`,
        values: [until],
      },
      link: { label: action, url },
    },
  };
}
