import { cancellationReply } from '../../conversation/replies.ts';
import { asked } from '../../knowledge/asked.ts';
import { siteLinks } from '../../landing/site/site-links.ts';
import { supplier } from '../../supplier.ts';
import type { FaqItem } from '../answer.ts';
import { bySupport } from '../by-support.ts';
import { streamingCancellation } from '../streaming-cancellation.ts';

/** Questions about cancelling. */
export const endingFaq: readonly FaqItem[] = [
  {
    ...asked('como-cancelar-o-plano'),
    answer: [
      (prices) => cancellationReply(bySupport(prices)),
      'Planos sem streaming não têm fidelidade. Nos que trazem streaming, ela é de 12 meses.',
      {
        parts: [
          'A regra de cada oferta está em ',
          { text: 'Regulamentos, sumários e contratos', href: siteLinks.regulations },
          `. No cancelamento, combinamos a retirada do modem. Se algo não se resolver, a Anatel atende pelo ${supplier.regulator}.`,
        ],
      },
    ],
  },
  {
    ...asked('como-cancelar-o-streaming'),
    answer: streamingCancellation('streaming'),
  },
];
