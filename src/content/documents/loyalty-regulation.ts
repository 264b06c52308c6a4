import { supplier } from '../supplier.ts';
import type { PublicDocument } from './public-document.ts';

export const loyaltyRegulation: PublicDocument = {
  title: 'Regulamento dos pontos Livelo',
  updated: '2026-11-20',
  lead: 'Estas são as regras para ganhar pontos Livelo ao contratar a Ultrafibra pela página do parceiro. O preço, os descontos e a fidelidade de cada plano estão no regulamento da própria oferta.',
  sections: [
    {
      heading: 'Quem promove',
      paragraphs: [
        `A oferta é da ${supplier.name}, CNPJ ${supplier.cnpj}, ${supplier.address}. Os pontos são do programa Livelo e seguem também o regulamento dele.`,
      ],
    },
    {
      heading: 'Quem pode participar',
      list: [
        'Pessoas físicas, com 18 anos ou mais e CPF válido.',
        'Com cadastro no programa Livelo, no mesmo CPF do pedido.',
        'Em endereço com cobertura da Ultrafibra.',
      ],
    },
    {
      heading: 'Como ganhar os pontos',
      steps: [
        'Cadastre-se na Livelo ou confirme que o seu cadastro está ativo.',
        'Consulte a disponibilidade no seu endereço pela página do parceiro neste site.',
        'Se houver disponibilidade, escolha o plano, ative o débito automático e conclua o pedido.',
        'Receba o técnico. Os pontos são liberados em até 30 dias corridos depois da instalação.',
      ],
    },
    {
      heading: 'Quantos pontos',
      paragraphs: [
        'A quantidade de pontos de cada plano aparece no cartão do plano, antes da contratação, e no regulamento da oferta, localizado pelo código dela em Regulamentos, sumários e contratos. Vale a quantidade mostrada no dia do pedido.',
        'Os pontos são dados uma vez por contratação, com débito automático ativo no pedido.',
      ],
    },
    {
      heading: 'Quando os pontos são liberados',
      paragraphs: [
        'Em até 30 dias corridos, contados da instalação. O extrato e os detalhes ficam na sua conta da Livelo, depois do login.',
        'Se os pontos não aparecerem nesse prazo, fale com o suporte e informe o número do pedido e o protocolo.',
      ],
    },
    {
      heading: 'Quando não há pontos',
      list: [
        'Pedido feito fora da página do parceiro.',
        'Pedido sem débito automático.',
        'CPF do pedido diferente do CPF do cadastro na Livelo.',
        'Pedido recusado na análise, cancelado antes da instalação ou desfeito no prazo de arrependimento.',
        'Endereço que não pôde ser atendido.',
      ],
    },
    {
      heading: 'Validade e uso dos pontos',
      paragraphs: [
        'A validade, o uso e a troca dos pontos seguem as regras do programa Livelo. Os pontos não valem dinheiro, não viram desconto na fatura e não passam para outra pessoa, a não ser pelas regras do programa.',
      ],
    },
    {
      heading: 'Seus dados',
      paragraphs: [
        'Para liberar os pontos, informamos ao programa o necessário para encontrar o seu cadastro e confirmar a instalação. O resto está na Política de privacidade.',
      ],
    },
    {
      heading: 'Arrependimento e cancelamento',
      paragraphs: [
        'Você pode desistir em até 7 dias, contados da contratação ou da instalação, sem custo. O cancelamento do serviço pode ser pedido a qualquer momento; a fidelidade e a multa, quando existem, estão no regulamento da oferta contratada.',
      ],
    },
    {
      heading: 'Mudanças e atendimento',
      paragraphs: [
        `Este regulamento pode mudar. A mudança é publicada no mesmo endereço, com nova data, e não atinge pedidos já feitos. Vendas: ${supplier.sales}. Suporte: ${supplier.support}.`,
      ],
    },
  ],
};
