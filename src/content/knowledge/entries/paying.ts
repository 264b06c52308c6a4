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
      'depois dos 12 meses vai para quanto|depois de 12 meses o preço sobe|depois da promoção quanto fica|até quando vale o desconto|depois de um ano quanto pago|quanto fica depois de um ano|depois de 12 meses quanto fica|quanto tempo dura o desconto|por quanto tempo fica esse valor|o valor promocional dura quanto tempo|o desconto é por quantos meses|até quando fica esse preço|qual o preço normal depois|o preço é promocional|quanto vai ser o valor cheio|esse preço é para sempre|o desconto acaba quando|o valor sobe depois de um ano|sobe pra quanto|aumenta pra quanto depois|vai pra quanto depois|passado o período promocional a mensalidade muda para qual valor|no décimo terceiro mês eu pago o quê|tenho medo de levar susto na conta ano que vem|esse precinho é só no comecinho|vai encarecer quando terminar a oferta|no segundo ano a conta vem mais salgada|em que mês termina o abatimento|quantas mensalidades saem com o valor reduzido|acabando a oferta quanto vai pesar no bolso|tenho receio de não conseguir bancar quando a oferta vencer|a gente paga barato no início e depois|esse preço é só nos primeiros meses e depois dobra|esse valor sobe depois de três meses igual a outra fez comigo',
    reply: { computed: 'priceLater' },
  },
  {
    id: 'custos-escondidos',
    question: 'Há algum custo além da mensalidade?',
    wordings:
      'tem taxa escondida|tem custo escondido|tem alguma taxa a mais|pago só a mensalidade|tem pegadinha|qual a pegadinha|tem letra miúda|vem mais alguma cobrança|tem aluguel do modem|o valor é só esse mesmo|vem algo a mais na conta|o preço final é esse|já está tudo incluso no preço|tem imposto a mais|o que mais eu pago|tem alguma surpresa no fim do mês|não quero cobrança por fora|o modem é cobrado à parte|vou gastar com mais alguma coisa|cobram adesão ou matrícula|existe tarifa de manutenção|tem despesa extra que ninguém conta|a oferta tá boa demais onde tá o truque|fora a mensalidade sai mais algum dinheiro|cobram seguro ou serviço que não pedi|é só isso por mês e acabou|já caí em cilada com acréscimo que não falaram',
    reply:
      'Não: a instalação é gratuita e o modem vai emprestado, sem custo. Você paga a mensalidade do plano. Preço, desconto, quanto fica depois e multa aparecem antes de você confirmar.',
  },
  {
    id: 'desconto-por-grupo',
    question: 'Há desconto para idosos, estudantes ou outros grupos?',
    wordings:
      'tem desconto para idoso|desconto para aposentado|desconto para professor|desconto para estudante|desconto para servidor público|desconto para deficiente|tem programa de indicação|indicando um amigo ganho desconto|se eu indicar alguém ganho|tem cashback|tem programa de pontos|tem desconto para cliente antigo|tem tarifa social|desconto de black friday|tem desconto à vista|tem desconto para família|bolsa família tem desconto|estudante paga menos|idoso paga menos|aposentado paga menos|professor tem preço especial|tem plano só para idoso|plano especial para idoso|sou pensionista do inss tenho abatimento|policial tem condição diferenciada|minha avó tem oitenta anos sai mais em conta pra ela|sou enfermeira tem convênio com hospital|a firma onde trabalho tem parceria com vocês|trouxe minha cunhada ganho algum prêmio|cadastro único dá direito a valor menor|quem é da terceira idade tem vantagem|tenho carteirinha da faculdade vale meia|recebo bpc tem ajuda na mensalidade|sou militar do exército tem preço reduzido|convidar parente rende bonificação|a idade muda o preço|o preço muda com a idade|pago menos por ser mais velho',
    reply:
      'De desconto por idade, profissão ou indicação eu não sei: por aqui valem os preços que aparecem em cada plano, e o menor é no débito automático.',
  },
  {
    id: 'pagar-varios-meses',
    question: 'Dá para pagar vários meses de uma vez?',
    wordings:
      'posso pagar o ano todo de uma vez|pagar à vista|posso pagar adiantado|tem plano anual|pagar seis meses adiantado|tem internet pré paga|tem pré-pago|dá para colocar crédito|pagar por semana|tem plano mensal sem conta|posso dividir a mensalidade|quero quitar logo o semestre inteiro|recebi uma bolada quero deixar tudo acertado|tem pacote trimestral|vocês aceitam antecipar as mensalidades|prefiro acertar doze meses numa tacada só|tem recarga igual chip de celular|tem diária ou quinzenal|vendo a safra e acerto os meses todos juntos|a assinatura é mensal ou anual|posso juntar três faturas numa só|meu patrão quer deixar pago até dezembro|a cobrança vem de quanto em quanto tempo|se eu pagar adiantado tem desconto',
    reply: 'Não: a cobrança é de mês em mês, por débito automático ou boleto, com uma fatura de cada vez.',
  },
  {
    id: 'vencimento-em-feriado',
    about: 'due_date',
    question: 'E se o vencimento cair no fim de semana ou em feriado?',
    wordings:
      'e se cair no domingo|e se o vencimento cair no domingo|o vencimento cai no feriado|se cair no sábado pago quando|vence no fim de semana pago que dia|no sábado o banco tá fechado posso pagar na segunda|e se o dia da conta for carnaval|passa para o próximo dia útil|natal e ano novo como fica o vencimento|conta vencendo domingo paga antes ou depois|agência não abre no dia de pagar e aí|vence na sexta-feira santa posso deixar pra depois|a data caindo no final de semana prorroga|feriado municipal empurra a data da fatura|o desconto sai antes do feriadão ou só depois|a data de pagamento considera só dias úteis|quando é domingo antecipa ou adia a cobrança',
    reply: `Isso o contrato e o banco dizem, e eu não sei dizer. Quem confirma é o suporte: ${supplier.support}.`,
  },
  {
    id: 'atraso-e-juros',
    question: 'O que acontece se eu atrasar a fatura?',
    wordings:
      'e se eu atrasar|e se eu pagar atrasado|e se eu não pagar em dia|o que acontece se eu atrasar a fatura|quanto é o juros por atraso|tem multa por atraso|quantos dias depois cortam|cortam em quanto tempo|se atrasar corta|com quantos dias de atraso bloqueia|tem juros|cobram multa se atrasar a conta|posso atrasar um mês|às vezes aperta e eu pago uns dias depois|tem tolerância depois da data|quanto acresce por dia sem pagar|vocês desligam a internet rápido de quem deve|recebo fora de hora todo mês vou levar encargo|tem carência de alguns dias para quitar|qual a porcentagem cobrada em conta vencida|deixar a conta passar da data dá problema|se pagar fora do prazo fica muito mais caro|perder o prazo do boleto gera penalidade|consigo segurar o pagamento mais um pouquinho|fiquei desempregado e se não conseguir pagar num mês',
    reply: `Juros, multa por atraso e o prazo de bloqueio estão no contrato, no rodapé; os números eu não sei dizer. Para combinar um pagamento, ligue para ${supplier.support}.`,
    leads: { says: ['Onde leio o contrato e o regulamento?'] },
  },
  {
    id: 'sem-saldo-no-debito',
    question: 'E se não houver saldo no dia do débito?',
    wordings:
      'se não tiver saldo o que acontece|e se a conta estiver sem dinheiro no dia|se o débito não passar|conta sem saldo no dia do débito|o débito voltou|se faltar dinheiro na conta|o banco não debitou|se o salário atrasar e o débito não cair|entra no cheque especial|minha conta vive zerada na hora do desconto|gastei tudo antes da data como vocês cobram|o banco recusou a cobrança automática|fiquei no vermelho bem na hora do desconto|a aposentadoria ainda não entrou quando forem debitar|sem grana na conta corrente a fatura fica pendente|conta negativa a cobrança passa assim mesmo|saldo insuficiente como resolvo|se o depósito do patrão não cair a tempo do débito|transferi tarde e não deu tempo de debitar|débito automático rejeitado pago por onde|não tinha fundos suficientes no banco e agora|e se naquele dia não tiver dinheiro na conta',
    reply:
      'Sem saldo o banco pode não fazer o débito, e a fatura fica em aberto: pague por Pix ou código de barras na área do cliente.',
    leads: customerArea,
    about: 'bank',
  },
  {
    id: 'dia-do-debito',
    question: 'Em que dia cai o débito na conta?',
    wordings:
      'que dia cai o débito|quando desconta da conta|que dia vai debitar|quando vão tirar da minha conta|o débito cai no dia do vencimento|em qual dia o banco desconta|quando vem o primeiro débito|vão tirar dinheiro sem avisar|debitam sem avisar|descontam sem eu saber|em que momento o dinheiro sai do banco|a retirada acontece antes ou depois da data escolhida|o desconto em conta respeita a data que eu pus|ao terminar o cadastro já mexem no meu saldo|qual a data exata da retirada automática|o dinheiro some da conta no começo ou fim do mês|preciso deixar dinheiro separado até quando|é sempre na mesma data que sacam|quando acontece a primeira retirada no banco|a fatura é puxada da conta em que data|o lançamento aparece no extrato em qual dia|vocês puxam o valor certinho no vencimento',
    reply: `No dia do vencimento que você escolher no pedido. ${replies.firstBill}`,
  },
  {
    id: 'como-recebo-a-fatura',
    question: 'Como recebo a fatura?',
    wordings:
      'a fatura vem por e-mail|recebo a fatura por e-mail|o boleto chega em casa pelo correio|a conta vem pelo correio|a fatura chega por onde|como chega o boleto|mandam o boleto no whatsapp|tem fatura impressa|a fatura vem por aí|onde vejo a fatura|por onde mandam a conta|o boleto vem com quantos dias de antecedência|recebo a conta no celular|vocês mandam a fatura para o e-mail|mandam a fatura pra lá|é lá que chega a fatura|a continha vem no papel ou é tudo digital|o carteiro entrega ou é pela internet|meu pai não mexe com computador a fatura vem como|a mensalidade vai cair na minha caixa de entrada|a cobrança chega em pdf|a fatura traz qr code de pix|vocês enviam carnê|como fico sabendo que a fatura fechou|por qual canal me mandam a cobrança mensal|com desconto em conta ainda mandam a fatura|aqui o carteiro não passa e a cobrança se perde|como pago no boleto',
    reply:
      'Por e-mail, com Pix e código de barras; quem já é cliente também a vê na área do cliente. Com débito automático, o banco paga por você no vencimento.',
  },
  {
    id: 'trocar-de-plano-sem-custo',
    question: 'Se eu não gostar do plano, posso trocar depois?',
    wordings:
      'posso começar com um menor e aumentar depois|se não gostar troco de plano|posso diminuir o plano depois|mudar de plano tem custo|pago para trocar de plano|se a velocidade não der conta posso subir|posso trocar de plano no meio do contrato|dá para mudar de plano sem pagar|e se eu escolher o plano errado|tô na dúvida da escolha e tenho receio de me arrepender|se ficar lenta aumento os megas mais tarde|pego o mais barato agora e melhoro no futuro|fico preso no pacote que eu escolher hoje|peguei a oferta errada dá pra escolher outra|fazer upgrade mais pra frente sai de graça|downgrade depois é permitido|se apertar o orçamento desço para um mais simples|meus netos vêm morar comigo e posso precisar de mais mega|experimento esse e se for ruim pego outro|a escolha de agora é definitiva|cobram taxa para migrar de velocidade',
    reply: `Até confirmar, troque à vontade: escreva “trocar o plano”. Depois, as ofertas do seu CPF estão na renovação; se a troca tem custo, o suporte diz: ${supplier.support}.`,
  },
]);
