import { replies } from '../../conversation/replies.ts';
import { outsideLinks } from '../../landing/site/outside-links.ts';
import { supplier } from '../../supplier.ts';
import { entries } from '../entry.ts';

export const streamingCancellationReply = (service: string): string =>
  `Peça na área do cliente ou pelo ${supplier.support}; o acesso continua até o fim do ciclo pago. Os planos com ${service} têm fidelidade de 12 meses, com multa proporcional. Apagar o aplicativo não cancela.`;

export const customerArea = { text: 'Abrir a área do cliente', path: outsideLinks.customerArea } as const;

/** Questions about cancelling. */
export const endingEntries = entries([
  {
    id: 'como-cancelar-o-plano',
    question: 'Como cancelo o meu plano?',
    reply: replies.cancellation,
  },
  {
    id: 'como-cancelar-o-streaming',
    question: 'Como cancelo só o streaming?',
    reply: streamingCancellationReply('streaming'),
    leads: customerArea,
  },
]);
