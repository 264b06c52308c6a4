import { periodSpan } from '../periods.ts';
import { supplier } from '../supplier.ts';
import type { PublicDocument } from './public-document.ts';

export const migrationFaq: PublicDocument = {
  title: 'Perguntas frequentes sobre a migração para a Ultrafibra',
  updated: '2026-11-20',
  lead: 'Já é cliente e quer trocar a sua internet pela fibra? Veja o que muda, o que é preciso e o que acontece depois do pedido.',
  sections: [
    {
      heading: 'Antes de migrar',
      questions: [
        {
          question: 'O que é a migração?',
          answer:
            'É a troca do seu serviço atual por um plano da Ultrafibra, no mesmo cadastro. A internet passa a chegar à sua casa por fibra óptica, do poste até a sala.',
        },
        {
          question: 'Quem pode migrar?',
          answer:
            'Clientes que têm uma oferta de migração no CPF e endereço com cobertura. Os dois são consultados no começo, antes de qualquer compromisso.',
        },
        {
          question: 'Por que pedem o CPF e a data de nascimento?',
          answer:
            'Com o CPF encontramos as suas ofertas. A data de nascimento prova que é você: antes dela, não mostramos nada do seu cadastro, nem dizemos se o CPF é de um cliente.',
        },
        {
          question: 'Meu vizinho tem fibra. Por que eu talvez não tenha?',
          answer:
            'Cada caixa de distribuição na rua atende um número limitado de casas. Se a sua não tem vaga agora, deixe o contato e avisamos quando houver.',
        },
        {
          question: 'Preciso migrar?',
          answer: 'Não. A migração é uma escolha sua. Se preferir, continue com o serviço que já tem.',
        },
      ],
    },
    {
      heading: 'O pedido, passo a passo',
      steps: [
        'Informe o CPF e a data de nascimento e veja as ofertas disponíveis para você.',
        'Escolha o plano. Preço, descontos, fidelidade e multa aparecem antes de você confirmar.',
        'Confirme o endereço da instalação. Se ele mudou, informe o CEP novo e a cobertura é consultada de novo.',
        'Complete só o que faltar no seu cadastro.',
        'Escolha até três opções de dia e período para a visita do técnico.',
        'Revise tudo e confirme. Você recebe na hora o número do pedido e o protocolo.',
      ],
    },
    {
      heading: 'Instalação',
      questions: [
        {
          question: 'Quando o técnico vem?',
          answer: `Nos dias oferecidos no pedido, a partir do terceiro dia útil, de segunda a sábado, menos nos feriados nacionais. O período da manhã vai das ${periodSpan('manha')} e o da tarde, das ${periodSpan('tarde')}.`,
        },
        {
          question: 'Preciso estar em casa?',
          answer: 'Uma pessoa maior de 18 anos precisa estar no endereço durante a instalação.',
        },
        {
          question: 'A instalação é paga?',
          answer: 'Não. A instalação é gratuita.',
        },
        {
          question: 'Vou receber um modem?',
          answer:
            'Sim, emprestado (comodato), em todos os planos. Nos de 1 Giga e 2 Giga, o modem é Wi-Fi 6. Ele é devolvido no fim do contrato.',
        },
        {
          question: 'E se o endereço não puder ser atendido?',
          answer: 'O pedido é desfeito sem custo e nada muda no serviço que você já tem.',
        },
      ],
    },
    {
      heading: 'Preço e faturas',
      questions: [
        {
          question: 'Quando começo a pagar pela fibra?',
          answer:
            'No dia da instalação. A primeira fatura é proporcional aos dias entre a instalação e o vencimento escolhido; as seguintes são mensais.',
        },
        {
          question: 'Posso receber duas faturas no mesmo mês?',
          answer:
            'Pode acontecer no mês da troca: uma fatura fecha os dias do serviço anterior e a outra começa os da fibra. Os dias não se repetem. Se algum dia aparecer nas duas, fale com o suporte.',
        },
        {
          question: 'Como funcionam os descontos?',
          answer:
            'As ofertas mostram o preço com e sem débito automático e até quando o desconto vale. Quem cancela o débito automático passa a pagar o preço sem ele na fatura seguinte.',
        },
        {
          question: 'A migração tem fidelidade?',
          answer:
            'Depende da oferta. Quando há, o prazo e a multa, sempre proporcional ao tempo que falta, aparecem antes da confirmação e no regulamento da oferta, em Regulamentos, sumários e contratos.',
        },
        {
          question: 'Posso mudar o dia de vencimento?',
          answer: 'Sim. No pedido, você escolhe entre os dias 1, 5, 10, 15, 20 e 25.',
        },
      ],
    },
    {
      heading: 'Se você mudar de ideia',
      questions: [
        {
          question: 'Posso desistir?',
          answer:
            'Sim, em até 7 dias, contados do pedido ou da instalação, sem justificativa e sem multa, com a devolução de tudo o que foi pago. Desista em “Acompanhar pedido”, no site, ou ligue para o suporte e informe o número do pedido.',
        },
        {
          question: 'O pedido parou no meio. Perdi tudo?',
          answer:
            'Não. Você pode continuar no mesmo navegador ou pelo link do pedido, que vale 72 horas. Por segurança, o link pede os quatro últimos números do celular.',
        },
        {
          question: 'O pedido foi recusado na análise. E agora?',
          answer:
            'Na própria tela, peça a revisão por uma pessoa da nossa equipe ou uma ligação. O que você preencheu não se perde.',
        },
      ],
    },
    {
      heading: 'Ainda com dúvidas?',
      paragraphs: [
        `Vendas: ${supplier.sales}. Suporte: ${supplier.support}.`,
        'As ligações de vendas partem sempre do prefixo 0303. Não pedimos senha, código recebido por SMS nem pagamento antecipado.',
      ],
    },
  ],
};
