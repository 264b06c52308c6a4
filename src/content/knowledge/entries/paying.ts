import { replies } from '../../conversation/replies.ts';
import { supplier } from '../../supplier.ts';
import { entries } from '../entry.ts';
import { customerArea } from './ending.ts';

/** What else is asked of money. */
export const payingEntries = entries([
  {
    id: 'preco-depois-do-desconto',
    question: 'Quanto fica depois do desconto?',
    wordings:
      'depois dos 12 meses vai para quanto|depois de 12 meses o preço sobe|depois da promoção quanto fica|até quando vale o desconto|depois de um ano quanto pago|quanto fica depois de um ano|depois de 12 meses quanto fica|quanto tempo dura o desconto|por quanto tempo fica esse valor|o valor promocional dura quanto tempo|o desconto é por quantos meses|até quando fica esse preço|qual o preço normal depois|o preço é promocional|quanto vai ser o valor cheio|esse preço é para sempre|o desconto acaba quando|o valor sobe depois de um ano|sobe pra quanto|aumenta pra quanto depois|vai pra quanto depois',
    reply: { computed: 'priceLater' },
  },
  {
    id: 'custos-escondidos',
    question: 'Há algum custo além da mensalidade?',
    wordings:
      'tem taxa escondida|tem custo escondido|tem alguma taxa a mais|pago só a mensalidade|tem pegadinha|qual a pegadinha|tem letra miúda|vem mais alguma cobrança|tem aluguel do modem|o valor é só esse mesmo|vem algo a mais na conta|o preço final é esse|já está tudo incluso no preço|tem imposto a mais|o que mais eu pago',
    reply:
      'Não: a instalação é gratuita e o modem vai emprestado, sem custo. Você paga a mensalidade do plano. Preço, desconto, quanto fica depois e multa aparecem antes de você confirmar.',
  },
  {
    id: 'desconto-por-grupo',
    question: 'Há desconto para idosos, estudantes ou outros grupos?',
    wordings:
      'tem desconto para idoso|desconto para aposentado|desconto para professor|desconto para estudante|desconto para servidor público|desconto para deficiente|tem programa de indicação|indicando um amigo ganho desconto|se eu indicar alguém ganho|tem cashback|tem programa de pontos|tem desconto para cliente antigo|tem tarifa social|desconto de black friday|tem desconto à vista|tem desconto para família|bolsa família tem desconto|estudante paga menos|idoso paga menos|aposentado paga menos|professor tem preço especial|tem plano só para idoso|plano especial para idoso',
    reply:
      'De desconto por idade, profissão ou indicação eu não sei: por aqui valem os preços que aparecem em cada plano, e o menor é no débito automático.',
  },
  {
    id: 'pagar-varios-meses',
    question: 'Dá para pagar vários meses de uma vez?',
    wordings:
      'posso pagar o ano todo de uma vez|pagar à vista|posso pagar adiantado|tem plano anual|pagar seis meses adiantado|tem internet pré paga|tem pré-pago|dá para colocar crédito|pagar por semana|tem plano mensal sem conta|posso dividir a mensalidade',
    reply: 'Não: a cobrança é de mês em mês, por débito automático ou boleto, com uma fatura de cada vez.',
  },
  {
    id: 'vencimento-em-feriado',
    about: 'due_date',
    question: 'E se o vencimento cair no fim de semana ou em feriado?',
    wordings:
      'e se cair no domingo|e se o vencimento cair no domingo|o vencimento cai no feriado|se cair no sábado pago quando|vence no fim de semana pago que dia',
    reply: `Isso o contrato e o banco dizem, e eu não sei dizer. Quem confirma é o suporte: ${supplier.support}.`,
  },
  {
    id: 'atraso-e-juros',
    question: 'O que acontece se eu atrasar a fatura?',
    wordings:
      'e se eu atrasar|e se eu pagar atrasado|e se eu não pagar em dia|o que acontece se eu atrasar a fatura|quanto é o juros por atraso|tem multa por atraso|quantos dias depois cortam|cortam em quanto tempo|se atrasar corta|com quantos dias de atraso bloqueia|tem juros|cobram multa se atrasar a conta|posso atrasar um mês',
    reply: `Juros, multa por atraso e o prazo de bloqueio estão no contrato, no rodapé; os números eu não sei dizer. Para combinar um pagamento, ligue para ${supplier.support}.`,
    leads: { says: ['Onde leio o contrato e o regulamento?'] },
  },
  {
    id: 'sem-saldo-no-debito',
    question: 'E se não houver saldo no dia do débito?',
    wordings:
      'se não tiver saldo o que acontece|e se a conta estiver sem dinheiro no dia|se o débito não passar|conta sem saldo no dia do débito|o débito voltou|se faltar dinheiro na conta|o banco não debitou|se o salário atrasar e o débito não cair|entra no cheque especial',
    reply:
      'Sem saldo o banco pode não fazer o débito, e a fatura fica em aberto: pague por Pix ou código de barras na área do cliente.',
    leads: customerArea,
    about: 'bank',
  },
  {
    id: 'dia-do-debito',
    question: 'Em que dia cai o débito na conta?',
    wordings:
      'que dia cai o débito|quando desconta da conta|que dia vai debitar|quando vão tirar da minha conta|o débito cai no dia do vencimento|em qual dia o banco desconta|quando vem o primeiro débito|vão tirar dinheiro sem avisar|debitam sem avisar|descontam sem eu saber',
    reply: `No dia do vencimento que você escolher no pedido. ${replies.firstBill}`,
  },
  {
    id: 'como-recebo-a-fatura',
    question: 'Como recebo a fatura?',
    wordings:
      'a fatura vem por e-mail|recebo a fatura por e-mail|o boleto chega em casa pelo correio|a conta vem pelo correio|a fatura chega por onde|como chega o boleto|mandam o boleto no whatsapp|tem fatura impressa|a fatura vem por aí|onde vejo a fatura|por onde mandam a conta|o boleto vem com quantos dias de antecedência|recebo a conta no celular|vocês mandam a fatura para o e-mail|mandam a fatura pra lá|é lá que chega a fatura',
    reply:
      'Por e-mail, com Pix e código de barras; quem já é cliente também a vê na área do cliente. Com débito automático, o banco paga por você no vencimento.',
  },
  {
    id: 'trocar-de-plano-sem-custo',
    question: 'Se eu não gostar do plano, posso trocar depois?',
    wordings:
      'posso começar com um menor e aumentar depois|se não gostar troco de plano|posso diminuir o plano depois|mudar de plano tem custo|pago para trocar de plano|se a velocidade não der conta posso subir|posso trocar de plano no meio do contrato|dá para mudar de plano sem pagar|e se eu escolher o plano errado',
    reply: `Até confirmar, troque à vontade: escreva “trocar o plano”. Depois, as ofertas do seu CPF estão na renovação; se a troca tem custo, o suporte diz: ${supplier.support}.`,
  },
]);
