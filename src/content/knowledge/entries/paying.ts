import { offerTerms, supplier } from '../../supplier.ts';
import { entries } from '../entry.ts';
import { customerArea } from './ending.ts';

/** Further questions about payment. */
export const payingEntries = entries([
  {
    id: 'preco-depois-do-desconto',
    question: 'Quanto fica depois do desconto?',
    reply: { computed: 'priceLater' },
  },
  {
    id: 'custos-escondidos',
    question: 'Há algum custo além da mensalidade?',
    reply:
      'Não: a instalação é gratuita e o modem vai emprestado, sem custo. Você paga a mensalidade do plano. Preço, desconto, quanto fica depois e multa aparecem antes de você confirmar.',
  },
  {
    id: 'desconto-por-grupo',
    question: 'Há desconto para idosos, estudantes ou outros grupos?',
    reply:
      'De desconto por idade, profissão ou indicação eu não sei: por aqui valem os preços que aparecem em cada plano, e o menor é no débito automático.',
  },
  {
    id: 'dois-enderecos',
    question: 'Contratando para dois endereços, tem desconto?',
    reply:
      'Cada pedido é de um imóvel: para o outro endereço, faça outro pedido. Por contratar dois não há desconto: valem os preços que aparecem em cada plano.',
  },
  {
    id: 'pagar-varios-meses',
    question: 'Dá para pagar vários meses de uma vez?',
    reply: 'Não: a cobrança é de mês em mês, por débito automático ou boleto, com uma fatura de cada vez.',
  },
  {
    id: 'vencimento-em-feriado',
    question: 'E se o vencimento cair no fim de semana ou em feriado?',
    reply: `Isso depende do contrato e do banco, e eu não sei dizer. Quem confirma é o suporte: ${supplier.support}.`,
  },
  {
    id: 'atraso-e-juros',
    question: 'O que acontece se eu atrasar a fatura?',
    reply: `Sobre o valor em atraso há ${offerTerms.late}. A internet não é cortada logo: só depois de um aviso e dos prazos da regulamentação, e volta ${offerTerms.reconnection}. Para combinar um pagamento, ligue para ${supplier.support}.`,
    leads: { says: ['Onde leio o contrato e o regulamento?'] },
  },
  {
    id: 'sem-saldo-no-debito',
    question: 'E se não houver saldo no dia do débito?',
    reply:
      'Sem saldo, o banco pode não fazer o débito, e a fatura fica em aberto: pague por Pix ou código de barras na área do cliente.',
    leads: customerArea,
  },
  {
    id: 'dia-do-debito',
    question: 'Em que dia cai o débito na conta?',
    reply:
      'No dia do vencimento que você escolher no pedido. A primeira fatura é proporcional aos dias de uso.',
  },
  {
    id: 'como-recebo-a-fatura',
    question: 'Como recebo a fatura?',
    reply:
      'Por e-mail, com Pix e código de barras; quem já é cliente também a vê na área do cliente. Com débito automático, o banco paga por você no vencimento.',
  },
  {
    id: 'trocar-de-plano-sem-custo',
    question: 'Se eu não gostar do plano, posso trocar depois?',
    reply: `Até confirmar, troque à vontade: escreva “trocar o plano”. Depois, as ofertas do seu CPF estão na renovação; se a troca tem custo, o suporte diz: ${supplier.support}.`,
  },
]);
