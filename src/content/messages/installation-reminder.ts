import { periodLabels } from '../periods.ts';
import { supplier } from '../supplier.ts';
import { type MessageContent, paragraph, templateText } from './message-content.ts';

interface Reminder {
  readonly orderNumber: string;
  readonly date: string;
  readonly period: keyof typeof periodLabels;
  readonly address: string;
  /** Missing in messages created by older versions. */
  readonly followUrl: string;
}

/** What its buttons say in WhatsApp. */
export const reminderReplies = { confirm: 'Confirmo', move: 'Mudar o dia' } as const;

export const installationReminder = (reminder: Reminder): MessageContent => {
  const when = `${reminder.date}, ${periodLabels[reminder.period].toLowerCase()}`;
  return {
    subject: 'Amanhã é a instalação da sua fibra',
    preview: when,
    blocks: [
      paragraph('Amanhã o técnico instala a sua fibra.'),
      {
        is: 'facts',
        facts: [
          ['Quando', when],
          ['Onde', reminder.address],
          ['Número do pedido', reminder.orderNumber],
        ],
      },
      paragraph('Um adulto precisa receber o técnico e ter um documento com foto.'),
      paragraph(
        `No dia da visita não dá mais para remarcar pelo site. Precisa mudar o dia? Remarque ainda hoje ou ligue para ${supplier.support} e informe o número do pedido.`,
      ),
      ...(reminder.followUrl === ''
        ? []
        : [{ is: 'link', label: 'Remarcar a instalação', url: reminder.followUrl } as const]),
    ],
    short: `Ultrafibra: amanhã, ${when}, o técnico instala a sua fibra. Um adulto precisa recebê-lo. Dúvidas: ${supplier.support}.`,
    template: {
      name: 'lembrete_instalacao',
      text: templateText`Amanhã o técnico instala a sua fibra: ${when}, em ${reminder.address}. O número do pedido é ${reminder.orderNumber}. Um adulto precisa receber o técnico e ter um documento com foto.`,
      link: { label: 'Remarcar a instalação', url: reminder.followUrl },
      replies: Object.values(reminderReplies),
    },
  };
};
