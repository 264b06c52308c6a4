import { outsideLinks } from '../landing/site/outside-links.ts';
import type { Answer } from './answer.ts';
import { bySupport } from './by-support.ts';

/** Cancelling a streaming service is the same for all of them. */
export const streamingCancellation = (service: string): Answer => [
  {
    parts: [
      `Peça o cancelamento na `,
      { text: 'área do cliente', href: outsideLinks.customerArea },
      (prices) => ` ou pelo ${bySupport(prices)}. O seu acesso continua até o fim do ciclo que já foi pago.`,
    ],
  },
  `Os planos que trazem ${service} têm fidelidade de 12 meses. Quem sai antes pode pagar uma multa proporcional ao tempo que falta; o valor máximo aparece no plano e na revisão do pedido, antes de você contratar.`,
  'Apagar o aplicativo não cancela a assinatura.',
];
