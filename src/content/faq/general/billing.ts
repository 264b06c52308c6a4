import { replies } from '../../conversation/replies.ts';
import { asked } from '../../knowledge/asked.ts';
import { fixedLinks } from '../../landing/site/fixed-links.ts';
import { outsideLinks } from '../../landing/site/outside-links.ts';
import { supplier } from '../../supplier.ts';
import type { FaqItem } from '../answer.ts';
import { bySupport } from '../by-support.ts';

/** Questions about billing. */
export const billingFaq: readonly FaqItem[] = [
  {
    ...asked('quando-comeca-a-cobranca'),
    answer: ['A contagem começa no dia da instalação: antes dela, nada é cobrado.', replies.firstBill],
  },
  {
    ...asked('bonus-no-celular'),
    answer: [
      'Nas ofertas para quem tem linha da TIM, sim, por até 12 meses:',
      {
        list: [
          { parts: [{ text: 'TIM Controle', href: fixedLinks.timControle }, ': até 20 GIGA a mais.'] },
          { parts: [{ text: 'TIM Black', href: fixedLinks.timBlack }, ': até 30 GIGA a mais.'] },
        ],
      },
      'Peça a fibra pela página da sua linha: o bônus aparece no plano, e o seu número de celular não muda.',
    ],
  },
  {
    ...asked('segunda-via-da-fatura'),
    answer: [
      {
        parts: [
          'Entre na ',
          { text: 'área do cliente', href: outsideLinks.customerArea },
          ', escolha a fatura e copie o código de barras, pague por Pix ou baixe o PDF. A segunda via não tem custo.',
        ],
      },
      (prices) =>
        `Sem acesso? Peça pelo ${bySupport(prices)}. Antes de pagar, confira quem recebe: ${supplier.name}, CNPJ ${supplier.cnpj}.`,
    ],
  },
  {
    ...asked('formas-de-pagamento'),
    answer: [
      replies.payment,
      'No débito automático, a mensalidade é menor: o preço anunciado em cada plano já é com ele, e o preço no boleto aparece ao lado. O desconto vale por 12 meses.',
    ],
  },
];
