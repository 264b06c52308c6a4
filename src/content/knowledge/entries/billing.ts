import { replies } from '../../conversation/replies.ts';
import { outsideLinks } from '../../landing/site/outside-links.ts';
import { siteLinks } from '../../landing/site/site-links.ts';
import { supplier } from '../../supplier.ts';
import { entries } from '../entry.ts';

/** How it is paid for. */
export const billingEntries = entries([
  {
    id: 'quando-comeca-a-cobranca',
    question: 'Quando começo a pagar?',
    wordings:
      'só não me cobrem antes de instalar|quanto vou pagar na primeira fatura|quanto vem na primeira conta|se eu confirmar já estou pagando alguma coisa|confirmando já pago alguma coisa|não quero pagar antes de instalar|quando pago a primeira fatura|quando vence a primeira fatura|preciso pagar agora|quando vem a primeira conta|quando começa a cobrança|primeira mensalidade|pago hoje|tem que pagar adiantado|pago antes de instalar|quando eu pago|a primeira conta é proporcional|a partir de quando pago|quando chega a primeira fatura|preciso pagar alguma coisa antes|paga alguma coisa na hora|a primeira conta vem cheia|pago o mês inteiro no primeiro|a primeira fatura vem proporcional|quanto vem a primeira conta|tem que dar entrada',
    reply: replies.firstBill,
    isSaidBeside: true,
  },
  {
    id: 'bonus-no-celular',
    question: 'Tenho celular TIM. Ganho internet a mais com a fibra?',
    wordings:
      'ganho bônus no celular|tenho tim controle ganho alguma coisa|quem tem tim black ganha mais internet|bônus de gigas no celular|ganho giga no chip|tem bônus para quem é cliente tim móvel|a fibra dá internet no celular|quantos gigas a mais no celular|tenho linha tim tem vantagem|sou tim no celular tem benefício|sou cliente tim no celular tenho desconto na fibra|cliente tim celular tem desconto|quem é tim móvel tem desconto|meu celular é tim ganho o quê',
    reply:
      'Nas ofertas para quem tem linha da TIM, sim, por até 12 meses: até 20 GIGA a mais no TIM Controle e até 30 no TIM Black. O seu número não muda.',
    leads: { text: 'Ver a oferta da minha linha TIM', path: siteLinks.mobilePlan },
  },
  {
    id: 'segunda-via-da-fatura',
    question: 'Como pego a segunda via da fatura?',
    wordings:
      'segunda via|segunda via da conta|2ª via|2a via|segunda via do boleto|quero a segunda via da conta|boleto atrasado|perdi meu boleto|onde pego meu boleto|minha fatura não chegou|quero pagar minha fatura|quero pagar minha conta|cadê minha fatura|preciso do código de barras|ver minha fatura|como pago minha conta atrasada|2 via da fatura|não recebi o boleto|não recebo mais a fatura|preciso do boleto desse mês|manda meu boleto|quero o pix da fatura|como pago minha fatura|boleto vencido|comprovante de pagamento|nota fiscal da conta',
    reply: `Na área do cliente você copia o código de barras, paga por Pix ou baixa o PDF, sem custo. Sem acesso, peça pelo ${supplier.support}.`,
    leads: { text: 'Abrir a área do cliente', path: outsideLinks.customerArea },
  },
  {
    id: 'formas-de-pagamento',
    question: 'Quais são as formas de pagamento?',
    wordings:
      'formas de pagamento|quais as formas de pagamento|aceita cartão|cartão de crédito|dá para pagar com pix|pix|boleto|como eu pago|como posso pagar|débito automático|débito em conta|tem boleto|dá para parcelar|aceita débito|posso pagar no cartão|como faço para pagar|meios de pagamento|pode ser no boleto|pago na lotérica|aceita pix automático|aceita cartão recorrente|aceita dinheiro|aceita vale|pago pelo aplicativo|posso pagar com cartão de débito|paga como|nem débito nem boleto tem cartão',
    reply: replies.payment,
  },
  {
    id: 'vantagem-do-debito',
    about: 'direct_debit',
    question: 'Qual é a vantagem do débito automático?',
    wordings:
      'qual a vantagem do débito|o débito é mais barato|quanto fica no boleto|qual a diferença de preço do boleto para o débito|por que o débito é mais barato|quanto é o desconto do débito|se eu pagar no boleto fica mais caro|tem desconto no débito automático|quanto aumenta no boleto|compensa o débito automático|muda o preço no boleto|quanto economizo|quanto eu economizo|qual a diferença de valor|qual a diferença de preço|quanto muda o valor|fica mais caro no boleto|qual sai mais barato débito ou boleto|vale a pena o débito automático|o boleto é mais caro|o débito vale a pena|cobra taxa no boleto|o boleto tem taxa|quanto fica a conta com o débito|quanto pago no boleto|qual o preço no boleto',
    reply: { computed: 'price' },
  },
  {
    id: 'debito-obrigatorio',
    question: 'O débito automático é obrigatório?',
    wordings:
      'sou obrigado a pôr débito automático|tem que ser no débito|só aceita débito automático|sou obrigada a colocar o débito|posso não usar o débito automático|o débito é opcional',
    reply:
      'Não. Você escolhe: débito automático, com o menor preço, ou boleto por e-mail, que você paga por Pix ou código de barras. O preço de cada forma está no plano.',
    about: 'direct_debit',
  },
  {
    id: 'conta-do-debito',
    question: 'Qual conta serve para o débito automático?',
    wordings:
      'pode ser conta poupança|é poupança da Caixa, operação 013|serve poupança|pode ser conta salário|serve nubank|aceita banco digital|quais bancos aceitam|aceita mercado pago|aceita picpay|a conta precisa ser no meu nome|precisa ser conta no meu nome|pode ser a conta da minha esposa|conta conjunta|pode ser conta de outra pessoa|meu banco não está na lista|quais bancos vocês aceitam|conta corrente ou poupança|tem que ser conta corrente|meu banco não tá aí|meu banco não aparece|não achei meu banco|meu banco não tem aqui',
    reply:
      'A conta tem de ser do titular do pedido, em um dos bancos da lista. Se a sua não servir, escolha o boleto: vem por e-mail, e você paga por Pix ou código de barras.',
    about: 'bank',
  },
  {
    id: 'como-funciona-o-debito',
    about: 'direct_debit',
    question: 'Como funciona o débito automático?',
    wordings:
      'o que é débito automático|como é o débito automático|me explica o débito|o que muda com o débito',
    reply: replies.waysOfPaying,
  },
  {
    id: 'onde-vejo-a-conta',
    question: 'Onde vejo a agência e o número da conta?',
    wordings:
      'onde vejo a agência|não sei minha agência|não lembro minha conta|qual é a minha agência|onde fica o número da conta|como descubro minha conta|onde acho o dígito da conta|não sei o número da minha conta|o que é o dígito|a agência tem dígito|minha agência não tem dígito',
    reply:
      'Agência e conta estão no aplicativo do banco e no cartão. O dígito da conta vem depois do traço. Se preferir, escolha o boleto.',
    about: 'bank',
  },
  {
    id: 'diferenca-do-vencimento',
    question: 'Faz diferença o dia do vencimento?',
    wordings:
      'qual a diferença|qual a diferença entre os dias|faz diferença|muda alguma coisa|muda o preço se eu mudar o dia|tem diferença de preço no dia|algum dia é mais barato|o que muda de um dia para o outro|o dia interfere no valor',
    reply:
      'O preço é o mesmo em qualquer dia: muda só quando a fatura vence. Muita gente escolhe um dia logo depois de receber.',
    about: 'due_date',
  },
  {
    id: 'dias-de-vencimento',
    question: 'Em quais dias posso pagar a fatura?',
    wordings:
      'quais dias de vencimento tem|quais dias tem|que dia posso pagar|posso escolher o vencimento|quais os dias de vencimento|quais datas de vencimento|posso pagar em outro dia|quais são as opções de dia|qual o dia do vencimento',
    reply: { computed: 'dueDates' },
    about: 'due_date',
  },
  {
    id: 'mudar-a-forma-de-pagamento',
    question: 'Posso mudar a forma de pagamento depois?',
    wordings:
      'dá para tirar o débito depois|posso trocar para boleto depois|posso cancelar o débito automático|posso mudar do débito para o boleto|e se eu quiser mudar o pagamento depois|dá para trocar a conta do débito|tirar o débito automático|como cancela o débito|como cancelo o débito automático',
    reply: `Antes de confirmar, escreva “corrigir a forma de pagamento”. Depois, peça pelo ${supplier.support}; sem o débito automático, vale o preço no boleto.`,
    about: 'bank',
  },
]);
