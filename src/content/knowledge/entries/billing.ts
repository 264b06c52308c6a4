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
      'só não me cobrem antes de instalar|quanto vou pagar na primeira fatura|quanto vem na primeira conta|se eu confirmar já estou pagando alguma coisa|confirmando já pago alguma coisa|não quero pagar antes de instalar|quando pago a primeira fatura|quando vence a primeira fatura|preciso pagar agora|quando vem a primeira conta|quando começa a cobrança|primeira mensalidade|pago hoje|tem que pagar adiantado|pago antes de instalar|quando eu pago|a primeira conta é proporcional|a partir de quando pago|quando chega a primeira fatura|preciso pagar alguma coisa antes|paga alguma coisa na hora|a primeira conta vem cheia|pago o mês inteiro no primeiro|a primeira fatura vem proporcional|quanto vem a primeira conta|tem que dar entrada|estou sem dinheiro hoje consigo pedir mesmo assim|só recebo mês que vem dá pra contratar já|se instalar no meio do mês pago cheio|vão descontar algo assim que eu fechar o pedido|tenho medo de pagar e ninguém vir instalar|precisa de sinal ou depósito pra reservar|usei só duas semanas cobram os trinta dias|o pagamento começa antes ou depois da fibra ligada|posso acertar depois que estiver funcionando|tem caução ou adiantamento|sai algum dinheiro do meu bolso neste momento|vocês cobram o mês quebrado',
    reply: replies.firstBill,
    isSaidBeside: true,
  },
  {
    id: 'bonus-no-celular',
    question: 'Tenho celular TIM. Ganho internet a mais com a fibra?',
    wordings:
      'ganho bônus no celular|tenho tim controle ganho alguma coisa|quem tem tim black ganha mais internet|bônus de gigas no celular|ganho giga no chip|tem bônus para quem é cliente tim móvel|a fibra dá internet no celular|quantos gigas a mais no celular|tenho linha tim tem vantagem|sou tim no celular tem benefício|sou cliente tim no celular tenho desconto na fibra|cliente tim celular tem desconto|quem é tim móvel tem desconto|meu celular é tim ganho o quê|aumenta meus dados móveis se eu pegar a fibra|meu pacote de dados do chip acaba rápido a fibra ajuda|minha linha é controle o que recebo com a fibra|por quanto tempo dura o extra de dados no chip|preciso trocar de número para receber os gigas|o black da tim recebe quantos gigas extras|juntando linha móvel e fibra rola algum mimo|falaram que quem tem chip da operadora leva dados extras|uso tim há anos no telefone tem recompensa|quero mais franquia no telefone móvel assinando a fibra|depois de um ano perco os gigas do celular|meu plano móvel da tim é turbinado com a fibra',
    reply:
      'Nas ofertas para quem tem linha da TIM, sim, por até 12 meses: até 20 GIGA a mais no TIM Controle e até 30 no TIM Black. O seu número não muda.',
    leads: { text: 'Ver a oferta da minha linha TIM', path: siteLinks.mobilePlan },
  },
  {
    id: 'segunda-via-da-fatura',
    question: 'Como pego a segunda via da fatura?',
    wordings:
      'segunda via|segunda via da conta|2ª via|2a via|segunda via do boleto|quero a segunda via da conta|boleto atrasado|perdi meu boleto|onde pego meu boleto|minha fatura não chegou|quero pagar minha fatura|quero pagar minha conta|cadê minha fatura|preciso do código de barras|ver minha fatura|como pago minha conta atrasada|2 via da fatura|não recebi o boleto|não recebo mais a fatura|preciso do boleto desse mês|manda meu boleto|quero o pix da fatura|como pago minha fatura|boleto vencido|comprovante de pagamento|nota fiscal da conta|o papel da conta molhou preciso de outro|apaguei sem querer o e-mail com a cobrança|quero imprimir a conta deste mês|onde copio os números pra pagar no banco|tem como reenviar a cobrança|o pdf da conta não abre baixo onde|hoje é o último dia e não acho a conta|preciso das faturas de meses passados|estou sem acesso à área do cliente como quito a mensalidade|quero gerar um código pix da mensalidade|o boleto deu inválido no banco emito outro onde|cobram taxa pra emitir a conta de novo|já sou cliente só preciso da segunda via deste mês',
    reply: `Na área do cliente você copia o código de barras, paga por Pix ou baixa o PDF, sem custo. Sem acesso, peça pelo ${supplier.support}.`,
    leads: { text: 'Abrir a área do cliente', path: outsideLinks.customerArea },
  },
  {
    id: 'formas-de-pagamento',
    question: 'Quais são as formas de pagamento?',
    wordings:
      'formas de pagamento|quais as formas de pagamento|aceita cartão|cartão de crédito|dá para pagar com pix|pix|boleto|como eu pago|como posso pagar|débito automático|débito em conta|tem boleto|dá para parcelar|aceita débito|posso pagar no cartão|como faço para pagar|meios de pagamento|pode ser no boleto|pago na lotérica|aceita pix automático|aceita cartão recorrente|aceita dinheiro|aceita vale|pago pelo aplicativo|posso pagar com cartão de débito|paga como|nem débito nem boleto tem cartão|não tenho conta em banco como acerto a mensalidade|meu cartão visa é aceito|dá pra cadastrar o mastercard e cobrar sozinho|quais opções vocês têm pra receber a mensalidade|posso acertar por transferência|prefiro pagar com qr code rola|de que maneiras eu consigo quitar a internet|aceitam carteira digital tipo google pay|dá pra usar cartão pré-pago|posso passar no crédito em vezes|posso acertar em cheque ou espécie|quero pagar com o cartão da loja|posso pagar no cartão todo mês|dá para pagar no pix todo mês',
    reply: replies.payment,
  },
  {
    id: 'vantagem-do-debito',
    about: 'direct_debit',
    question: 'Qual é a vantagem do débito automático?',
    wordings:
      'qual a vantagem do débito|o débito é mais barato|quanto fica no boleto|qual a diferença de preço do boleto para o débito|por que o débito é mais barato|quanto é o desconto do débito|se eu pagar no boleto fica mais caro|tem desconto no débito automático|quanto aumenta no boleto|compensa o débito automático|muda o preço no boleto|quanto economizo|quanto eu economizo|qual a diferença de valor|qual a diferença de preço|quanto muda o valor|fica mais caro no boleto|qual sai mais barato débito ou boleto|vale a pena o débito automático|o boleto é mais caro|o débito vale a pena|cobra taxa no boleto|o boleto tem taxa|quanto fica a conta com o débito|quanto pago no boleto|qual o preço no boleto|ganho o quê deixando descontar da conta|quantos reais a menos se descontar direto no banco|tem abatimento pra quem autoriza o desconto em conta|o boleto encarece em quanto a mensalidade|por que pelo banco fica mais em conta|se preferir boleto perco o preço bom|financeiramente o que é melhor boleto ou automático|que benefício tem em autorizar o banco|pagando por pix fica o mesmo preço do automático|sobra quanto no bolso com o automático|optando por boleto tem acréscimo|o desconto do débito é todo mês ou só no primeiro|o desconto por pagar no débito acaba um dia',
    reply: { computed: 'price' },
  },
  {
    id: 'debito-obrigatorio',
    question: 'O débito automático é obrigatório?',
    wordings:
      'sou obrigado a pôr débito automático|tem que ser no débito|só aceita débito automático|sou obrigada a colocar o débito|posso não usar o débito automático|o débito é opcional|não confio em deixar o banco descontar sozinho|tenho receio de mexerem na minha conta prefiro boleto|dá pra contratar sem autorizar desconto na conta|não quero informar dados bancários posso seguir|o automático é exigência ou escolha minha|sou aposentado e não quero nada descontado do benefício|posso recusar o automático|existe alternativa ao desconto em conta|vocês me forçam a cadastrar conta bancária|só fecho se não for automático|se eu não autorizar o banco fico sem a internet',
    reply:
      'Não. Você escolhe: débito automático, com o menor preço, ou boleto por e-mail, que você paga por Pix ou código de barras. O preço de cada forma está no plano.',
    about: 'direct_debit',
  },
  {
    id: 'conta-do-debito',
    question: 'Qual conta serve para o débito automático?',
    wordings:
      'pode ser conta poupança|é poupança da Caixa, operação 013|serve poupança|pode ser conta salário|serve nubank|aceita banco digital|quais bancos aceitam|aceita mercado pago|aceita picpay|a conta precisa ser no meu nome|precisa ser conta no meu nome|pode ser a conta da minha esposa|conta conjunta|pode ser conta de outra pessoa|meu banco não está na lista|quais bancos vocês aceitam|conta corrente ou poupança|tem que ser conta corrente|meu banco não tá aí|meu banco não aparece|não achei meu banco|meu banco não tem aqui|minha conta é do bradesco entra|recebo aposentadoria no cartão do inss serve para o débito|posso botar a conta do meu filho|só tenho o caixa tem|uso c6 ou pagbank é válido|sicredi e outras cooperativas estão na lista|banco do brasil e itaú podem|o dono da conta tem que ser o mesmo do pedido|minha conta é compartilhada com meu marido|que instituições estão cadastradas pra desconto automático|meu banco é pequeno do interior será que consta|meu salário cai no santander dá pra usar essa|a conta é conjunta a outra pessoa precisa autorizar|conta conjunta serve',
    reply:
      'A conta tem de ser do titular do pedido, em um dos bancos da lista. Se a sua não servir, escolha o boleto: vem por e-mail, e você paga por Pix ou código de barras.',
    about: 'bank',
  },
  {
    id: 'como-funciona-o-debito',
    about: 'direct_debit',
    question: 'Como funciona o débito automático?',
    wordings:
      'o que é débito automático|como é o débito automático|me explica o débito|o que muda com o débito|como é essa história de descontar direto do banco|nunca usei débito em conta me conta como acontece|o banco tira o valor sozinho todo mês|o pagamento acontece sem eu fazer nada|qual a diferença entre débito e boleto|não entendi essa opção de desconto em conta|a mensalidade é puxada automaticamente da conta corrente|débito automático é no cartão ou na conta bancária|vocês retiram a mensalidade do meu saldo bancário|explica a diferença do automático para o código de barras|meu marido quer entender o tal do débito antes de aceitar|com o automático eu não preciso lembrar de pagar',
    reply: replies.waysOfPaying,
  },
  {
    id: 'onde-vejo-a-conta',
    question: 'Onde vejo a agência e o número da conta?',
    wordings:
      'onde vejo a agência|não sei minha agência|não lembro minha conta|qual é a minha agência|onde fica o número da conta|como descubro minha conta|onde acho o dígito da conta|não sei o número da minha conta|o que é o dígito|a agência tem dígito|minha agência não tem dígito|onde encontro esses dados bancários|perdi o cartão do banco como acho os números|em que parte do aplicativo do banco isso aparece|esses números ficam atrás do cartão|que numerozinho é esse depois do tracinho|tô sem os dados do banco aqui comigo|meu banco é digital qual seria a agência dele|nunca decorei os números da minha conta corrente|como consulto meus dados bancários pelo celular|esqueci o número da agência onde procuro|o último algarismo da conta vem separado|em que lugar está escrito o código da minha agência',
    reply:
      'Agência e conta estão no aplicativo do banco e no cartão. O dígito da conta vem depois do traço. Se preferir, escolha o boleto.',
    about: 'bank',
  },
  {
    id: 'diferenca-do-vencimento',
    question: 'Faz diferença o dia do vencimento?',
    wordings:
      'qual a diferença|qual a diferença entre os dias|faz diferença|muda alguma coisa|muda o preço se eu mudar o dia|tem diferença de preço no dia|algum dia é mais barato|o que muda de um dia para o outro|o dia interfere no valor|tanto faz começo ou fim do mês|vencendo mais tarde eu pago mais caro|qual data compensa mais para quem recebe no quinto dia útil|é melhor pôr antes ou depois do salário|me aconselha um dia bom de vencimento|tem alguma vantagem em pegar a primeira data|estou em dúvida entre as datas qual você indica|o pessoal costuma escolher qual vencimento|cobram um acréscimo por vencer no fim do mês|qualquer data sai pelo mesmo preço|a data mais cedo dá algum abatimento|sou aposentado que vencimento é mais vantajoso para mim',
    reply:
      'O preço é o mesmo em qualquer dia: muda só quando a fatura vence. Muita gente escolhe um dia logo depois de receber.',
    about: 'due_date',
  },
  {
    id: 'dias-de-vencimento',
    question: 'Em quais dias posso pagar a fatura?',
    wordings:
      'quais dias de vencimento tem|quais dias tem|que dia posso pagar|posso escolher o vencimento|quais os dias de vencimento|quais datas de vencimento|posso pagar em outro dia|quais são as opções de dia|qual o dia do vencimento|tem opção para o final do mês|me mostra a lista de vencimentos|sou eu que decido quando a fatura vence|quais são as datas disponíveis para a mensalidade|meu pagamento sai no quinto dia útil tem vencimento depois disso|gostaria de pagar junto com as outras contas no dia quinze|em que dias do calendário a cobrança pode cair|prefiro acertar tudo na primeira semana do mês|vocês trabalham com que datas de cobrança|vence obrigatoriamente no dia dez|tem algum vencimento lá pelo dia vinte',
    reply: { computed: 'dueDates' },
    about: 'due_date',
  },
  {
    id: 'mudar-a-forma-de-pagamento',
    question: 'Posso mudar a forma de pagamento depois?',
    wordings:
      'dá para tirar o débito depois|posso trocar para boleto depois|posso cancelar o débito automático|posso mudar do débito para o boleto|e se eu quiser mudar o pagamento depois|dá para trocar a conta do débito|tirar o débito automático|como cancela o débito|como cancelo o débito automático|me arrependi do débito e agora prefiro boleto|escolhi boleto sem querer era para ser débito|começo no boleto e mais para frente passo para o automático|se eu trocar de banco como fica o débito|escolhi errado o jeito de pagar|depois de uns meses consigo migrar para o boleto|fico preso no débito para sempre|fechei minha conta no banco preciso pagar de outro jeito|dá para voltar atrás na opção de pagamento|se eu sair do débito fico sem o preço menor|quem tira o automático passa a pagar mais|quero desfazer a autorização de desconto em conta',
    reply: `Antes de confirmar, escreva “corrigir a forma de pagamento”. Depois, peça pelo ${supplier.support}; sem o débito automático, vale o preço no boleto.`,
    about: 'bank',
  },
]);
