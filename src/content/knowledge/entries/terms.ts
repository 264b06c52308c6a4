import { supplier } from '../../supplier.ts';
import { entries, followLink } from '../entry.ts';
import { customerArea } from './ending.ts';

/** Questions about the running contract and stored data. */
export const termsEntries = entries([
  {
    id: 'renovacao-do-contrato',
    question: 'O contrato se renova sozinho?',
    reply:
      'Ele segue sozinho, sem data para acabar, e você não precisa fazer nada. A fidelidade, se o plano tem, conta da instalação: depois dela, você sai quando quiser, sem multa.',
    leads: { says: ['Onde leio o contrato e o regulamento?', 'Tem fidelidade e multa?'] },
  },
  {
    id: 'copia-do-contrato',
    question: 'Recebo uma cópia do contrato?',
    reply:
      'Em “Acompanhar pedido” você baixa o contrato e o resumo em PDF. O aceite é na revisão, sem papel, e a confirmação vai ao seu e-mail.',
    leads: followLink,
  },
  {
    id: 'nao-recebi-a-confirmacao',
    question: 'Não recebi a confirmação do pedido. E agora?',
    reply:
      'Olhe também na caixa de spam. O que vale está em “Acompanhar pedido”: com o número do pedido e o fim do celular, ou com um código, você vê a situação dele.',
    leads: followLink,
  },
  {
    id: 'suspender-um-tempo',
    question: 'Posso suspender a internet por um tempo?',
    reply: `Isso se pede depois, ao suporte: ${supplier.support}. As condições da suspensão eu não sei dizer.`,
    leads: customerArea,
  },
  {
    id: 'quanto-tempo-guardam',
    question: 'Por quanto tempo vocês guardam os meus dados?',
    reply:
      'Sem pedido feito, os dados sensíveis somem em 72 horas, e o contato, em 30 dias; na revisão dá para apagar na hora. De um pedido feito, os prazos estão na Política de privacidade, no rodapé.',
  },
  {
    id: 'o-que-e-cada-aplicativo',
    question: 'O que é cada aplicativo incluso?',
    reply: { computed: 'aboutApp' },
  },
  {
    id: 'ja-assino-o-streaming',
    question: 'Já assino o streaming. O que acontece com a minha assinatura?',
    reply:
      'O plano não mexe na assinatura que você já paga. Na ativação dá para entrar com a conta que você tem; para não pagar duas vezes, combine com o serviço de streaming.',
  },
  {
    id: 'streaming-com-anuncios',
    question: 'O streaming do plano tem anúncios?',
    reply:
      'Qual versão de cada streaming vem no plano está no regulamento da oferta, no rodapé; se há anúncios, eu não sei dizer.',
  },
  {
    id: 'tv-aberta-e-canais',
    question: 'Vem TV por assinatura ou canais?',
    reply:
      'Não: a Ultrafibra é internet, sem TV por assinatura. Alguns planos trazem streaming, que você vê em uma smart TV ou pelo aplicativo.',
    leads: { says: ['Quais planos vêm com streaming?'] },
  },
]);
