import { replies } from '../../conversation/replies.ts';
import { entries } from '../entry.ts';

/** What it costs, and what it binds to. */
export const planEntries = entries([
  {
    id: 'preco',
    question: 'Quanto custa a internet?',
    wordings:
      'o valor é por mês ou por ano|quanto está dando|quanto tá dando até agora|quanto deu até agora|quanto custa|quanto fica no total|qual o total|quanto vai dar tudo|qual o preço|preço|valor|valores|qual o valor da mensalidade|mensalidade|quanto fica por mês|quanto é por mês|quanto vou pagar|quanto sai|quanto vocês cobram|quanto cobra por mês|quero saber o preço|tá caro|é caro|qual o mais barato|tem plano mais barato|mais em conta|tem desconto|tem promoção|quanto custa o plano|qual o valor dos planos|quanto custa a fibra|me passa os preços|quanto eu pago nesse plano|tem alguma promoção|quanto vem a conta|quero ver os planos|me mostra os planos|quero saber o preço antes de passar os dados|tem plano barato|tem plano de quantos reais|quais os valores dos planos|quero ver os valores primeiro|qual o precinho|quanto ficou mesmo|quanto tá saindo|quanto é a internet|quanto deu|quanto é que é|me fala o preço|qual o preço final|cadê o preço final|qual o valor final|a oferta do anúncio ainda vale|vi o anúncio ainda está valendo|me manda a lista de preços|por que esse valor|por que esse preço|vi a propaganda é verdade esse preço|o preço do anúncio é verdade|esse preço da propaganda é verdade mesmo|o valor do anúncio vale|quantos reais preciso separar todo mês|qual é o investimento mensal|cabe no meu bolso uma internet dessas|o salário é curto preciso saber a despesa antes|tabela de tarifas da internet|de quanto vai ser a parcela mensal|quanto desembolso para ter essa fibra|passa um orçamento para minha casa|quanta grana isso consome por mês|em que valor a minha assinatura está ficando|os pacotes começam a partir de quanto|qual o gasto mensal aproximado',
    reply: { computed: 'price' },
  },
  {
    id: 'negociar',
    question: 'Dá para negociar o preço?',
    wordings:
      'vocês cobrem a oferta da concorrência|a vivo me ofereceu mais barato|a claro faz por menos|cobrem o preço de outra operadora|faz um desconto para mim|dá para negociar|tem como fazer mais barato|melhora esse preço|a oi cobra menos|cobre a proposta da vivo|achei mais barato em outra|vivo claro oi concorrente|tem cupom|cupom de desconto|na claro é mais barato|na vivo está mais barato|outra operadora cobra menos|achei caro demais|está muito caro|muito caro para mim|me dá um desconto|se tiver desconto eu fecho|achei mais em conta em outra|tem como abaixar o preço|vocês dão desconto|dão desconto|faz desconto|na página estava mais barato|na vivo eu pago menos|na claro eu pago 80|muito caro na minha pago menos|pago 80 na outra com mais velocidade|hoje eu pago menos|dá uma choradinha nesse valor|arruma um jeitinho de reduzir essa mensalidade|recebi proposta melhor de um concorrente vocês igualam|faz um valor camarada para freguês novo|meu provedor do bairro faz mais baratinho|pechinchar adianta alguma coisa aqui|seu gerente libera um abatimento|só assino se der uma reduzida|está salgado dá uma aliviada|tem código promocional para abater|esse preço é tabelado ou tem conversa|pesou no orçamento não rola uma condição especial',
    reply:
      'Por aqui valem os preços que aparecem em cada plano: não consigo negociar nem cobrir outra oferta. No débito automático eles já são os menores.',
  },
  {
    id: 'preco-diferente',
    question: 'O preço está diferente do que eu vi. Por quê?',
    wordings:
      'valor diferente do combinado|esse valor está diferente do que você falou|o preço está diferente do que me falaram|o preço mudou do começo para cá|não era esse o preço que você falou|o valor do anúncio era outro|no site estava outro preço|na hora de revisar apareceu outra quantia|a propaganda dizia uma coisa e agora aparece outra|vi um valor na televisão e aqui não bate|o vendedor prometeu menos do que está aí|por que para mim ficou mais caro que para minha irmã|estava mais baixo quando comecei a conversa|o panfleto marcava menos|essa quantia não confere com a oferta que recebi|por que o valor alterou de uma tela para outra|mexeram no preço no meio do caminho|o instagram mostrava uma mensalidade menor que esta|na casa da minha prima cobram outro valor pelo mesmo plano',
    reply:
      'Vale o preço que aparece no plano e na revisão: ele depende do seu endereço e da forma de pagamento, e no débito automático é menor. Nada é pedido antes de você conferir e aceitar.',
  },
  {
    id: 'reajuste',
    question: 'O preço aumenta depois?',
    wordings:
      'o preço aumenta|tem reajuste|vai subir o preço|o valor muda depois|quando tem aumento|qual o índice de reajuste|o preço sobe todo ano|depois de um ano aumenta|depois fica mais caro|ipca|o preço aumenta depois de quanto tempo|o valor vai continuar o mesmo|vai mudar o valor depois|todo ano aumenta|sobe com a inflação|o preço sobe depois de um ano|vai ter reajuste anual|tenho medo de encarecer com o tempo|a mensalidade fica congelada ou vai subindo|daqui a um ano pago a mesma coisa|de quanto em quanto tempo corrigem a mensalidade|correção monetária usa qual indicador|não quero susto de aumento no ano que vem|a tarifa é atualizada anualmente|vocês garantem esse valor fixo para sempre|é igpm ou outra inflação que corrige|meu antigo provedor encarecia sempre aqui também encarece|no aniversário do contrato vem acréscimo|costuma ter aumento em janeiro|esse valor é para sempre ou depois sobe',
    reply: replies.price.adjustment,
  },
  {
    id: 'diferenca-entre-planos',
    question: 'Qual é a diferença entre os planos?',
    wordings:
      'qual a diferença|diferença entre os planos|qual a diferença do plano 500 para o 600|qual o melhor plano|qual o melhor|compara os planos|comparação dos planos|o que muda de um plano para o outro|quais planos tem|quero comparar|vale a pena pagar mais|qual vale mais a pena|qual deles vale a pena|qual desses é melhor|não entendi a diferença entre eles|coloca um do lado do outro para eu ver|em que o caro é superior ao barato|o maior traz o que além do menor|está tudo parecido me explica o que distingue|por que esse custa mais que aquele|só muda a velocidade ou tem mais alguma coisa|quero um comparativo das opções|o intermediário ganha do básico em quê|faz um quadro comparando cada pacote|estou entre dois e não enxergo o contraste|o que perco escolhendo o menor|quantas modalidades existem e no que diferem',
    reply: { computed: 'difference' },
    about: 'idPlan',
  },
  {
    id: 'fidelidade',
    question: 'Tem fidelidade e multa?',
    wordings:
      'tem fidelidade|fidelidade|tem multa se eu sair|multa|fico preso ao contrato|tem carência|prazo mínimo|tempo mínimo de contrato|quanto é a multa|contrato de quanto tempo|precisa ficar um ano|fico amarrado|tem prazo de permanência|posso sair quando quiser|qual o valor da multa|contrato de 12 meses|se eu cancelar antes do prazo eu pago|pago multa se cancelar|quanto pago se eu cancelar antes|e se eu quiser sair antes|preciso ficar quanto tempo|a multa é proporcional|tem plano sem fidelidade|qual plano não tem multa|posso contratar só por um mês|é por pouco tempo|quero usar só nas férias|se cancelar com três meses pago quanto|o que acontece se eu sair no meio do contrato|tem internet só por três meses|posso ficar só uns meses|preciso por pouco tempo|se eu mudar de cidade pago multa|consigo cair fora antes sem pagar penalidade|existe amarração no contrato|sou obrigada a permanecer quantos meses|tem alguma punição por rescindir cedo|vim a trabalho fico seis meses na cidade serve|não gosto de contrato que prende a gente|quebra de contrato custa alguma coisa|aluguei por temporada e logo entrego a casa me cobram saída|tem vínculo mínimo ou é livre|período obrigatório até poder largar|rescisão antecipada sai por quanto|meu estágio termina logo e depois não preciso mais de internet|há cláusula de permanência mínima|qual o critério de cálculo da multa rescisória',
    reply: { computed: 'loyalty' },
  },
  {
    id: 'velocidade',
    question: 'Qual é a velocidade?',
    wordings:
      'qual a velocidade|velocidade|quais as velocidades|velocidade de download|velocidade de upload|qual a velocidade de upload|qual o upload|quantos megas|é boa para home office|é simétrica|o upload é igual ao download|é rápida|a internet é rápida|a fibra é rápida mesmo|quantos mega de upload|dá para ver vídeo em 4k|qual a velocidade máxima|que rapidez essa internet alcança|roda filme em alta definição sem travar|faço chamada de vídeo o dia inteiro aguenta|o envio de arquivos é ágil|taxa de subida dos planos|baixa coisa pesada em poucos minutos|é veloz mesmo ou é lenta igual a minha|dou aula ao vivo pela internet a subida é boa|youtube carrega na hora ou fica rodando a bolinha|a minha atual é uma carroça essa corre mais|qual a potência da conexão de vocês|quantos mega tem o plano que escolhi',
    reply: { computed: 'speed' },
  },
  {
    id: 'contrato',
    question: 'Onde leio o contrato e o regulamento?',
    wordings:
      'onde está o contrato|onde leio o contrato|quais são as condições|tem regulamento|regulamento da oferta|termos|sumário|etiqueta|quero ler o contrato|cláusulas|tem contrato|posso ver o contrato antes|contrato|código da oferta|não li o contrato ainda|quero ler o contrato|cadê o contrato|me mostra a papelada antes de aceitar|onde ficam as letrinhas miúdas|preciso analisar as regras com meu advogado|quero conferir direitos e deveres por escrito|tem algum documento explicando a oferta|abre o regulamento para eu dar uma olhada|em qual página estão os termos de adesão|o que estou assinando ao certo|não aceito nada sem ler tudo primeiro|meu filho quer revisar as normas da oferta|link das condições gerais|onde encontro o termo de prestação de serviço|o contrato chega antes ou depois de confirmar|quero ler o contrato inteiro antes de assinar',
    reply: { computed: 'contract' },
  },
  {
    id: 'telefone-e-portabilidade',
    question: 'Preciso de telefone ou de portabilidade?',
    wordings:
      'pode ser celular de qualquer operadora|o número precisa ser da tim|o celular pode ser de outra operadora|preciso de telefone fixo|preciso ter linha|posso fazer portabilidade|vou perder meu chip|meu número muda|tem telefone junto|manter o número|precisa ter chip da tim|tenho que mudar de operadora do celular|vem com telefone fixo|combo com celular|preciso ser cliente tim|muda meu celular|portabilidade|combo|precisa instalar telefone fixo|tem que ter telefone em casa|sou da vivo no celular posso contratar|posso ser de outra operadora no celular|vem telefone fixo|vocês têm plano de celular|vem chip junto|precisa de linha telefônica|perco meu número fixo|mantenho meu telefone de casa|vocês vendem celular|vendem chip|tem plano de celular|só quero internet não quero telefone|uso claro no celular tem problema|continuo com o meu chip de sempre|tenho esse número há décadas não posso perder|vão transferir minha linha para a tim sem eu pedir|sou obrigado a comprar chip de vocês|precisa de aparelho telefônico na sala para usar a fibra|meu celular é pré-pago de outra companhia serve|vende só internet ou inclui telefonia|cancelei o telefone residencial ainda assim posso ter fibra|quero um plano controle de celular aqui|a assinatura mexe na minha linha móvel',
    reply: replies.portability,
  },
]);
