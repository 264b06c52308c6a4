import { replies } from '../../conversation/replies.ts';
import { entries } from '../entry.ts';

/** What it costs, and what it binds to. */
export const planEntries = entries([
  {
    id: 'preco',
    question: 'Quanto custa a internet?',
    wordings:
      'o valor é por mês ou por ano|quanto está dando|quanto tá dando até agora|quanto deu até agora|quanto custa|quanto fica no total|qual o total|quanto vai dar tudo|qual o preço|preço|valor|valores|qual o valor da mensalidade|mensalidade|quanto fica por mês|quanto é por mês|quanto vou pagar|quanto sai|quanto vocês cobram|quanto cobra por mês|quero saber o preço|tá caro|é caro|qual o mais barato|tem plano mais barato|mais em conta|tem desconto|tem promoção|quanto custa o plano|qual o valor dos planos|quanto custa a fibra|me passa os preços|quanto eu pago nesse plano|tem alguma promoção|quanto vem a conta|quero ver os planos|me mostra os planos|quero saber o preço antes de passar os dados|tem plano barato|tem plano de quantos reais|quais os valores dos planos|quero ver os valores primeiro|qual o precinho|quanto ficou mesmo|quanto tá saindo|quanto é a internet|quanto deu|quanto é que é|me fala o preço|qual o preço final|cadê o preço final|qual o valor final|a oferta do anúncio ainda vale|vi o anúncio ainda está valendo|me manda a lista de preços|por que esse valor|por que esse preço|vi a propaganda é verdade esse preço|o preço do anúncio é verdade|esse preço da propaganda é verdade mesmo|o valor do anúncio vale',
    reply: { computed: 'price' },
  },
  {
    id: 'negociar',
    question: 'Dá para negociar o preço?',
    wordings:
      'vocês cobrem a oferta da concorrência|a vivo me ofereceu mais barato|a claro faz por menos|cobrem o preço de outra operadora|faz um desconto para mim|dá para negociar|tem como fazer mais barato|melhora esse preço|a oi cobra menos|cobre a proposta da vivo|achei mais barato em outra|vivo claro oi concorrente|tem cupom|cupom de desconto|na claro é mais barato|na vivo está mais barato|outra operadora cobra menos|achei caro demais|está muito caro|muito caro para mim|me dá um desconto|se tiver desconto eu fecho|achei mais em conta em outra|tem como abaixar o preço|vocês dão desconto|dão desconto|faz desconto|na página estava mais barato|na vivo eu pago menos|na claro eu pago 80|muito caro na minha pago menos|pago 80 na outra com mais velocidade|hoje eu pago menos',
    reply:
      'Por aqui valem os preços que aparecem em cada plano: não consigo negociar nem cobrir outra oferta. No débito automático eles já são os menores.',
  },
  {
    id: 'preco-diferente',
    question: 'O preço está diferente do que eu vi. Por quê?',
    wordings:
      'valor diferente do combinado|esse valor está diferente do que você falou|o preço está diferente do que me falaram|o preço mudou do começo para cá|não era esse o preço que você falou|o valor do anúncio era outro|no site estava outro preço',
    reply:
      'Vale o preço que aparece no plano e na revisão: ele depende do seu endereço e da forma de pagamento, e no débito automático é menor. Nada é pedido antes de você conferir e aceitar.',
  },
  {
    id: 'reajuste',
    question: 'O preço aumenta depois?',
    wordings:
      'o preço aumenta|tem reajuste|vai subir o preço|o valor muda depois|quando tem aumento|qual o índice de reajuste|o preço sobe todo ano|depois de um ano aumenta|depois fica mais caro|ipca|o preço aumenta depois de quanto tempo|o valor vai continuar o mesmo|vai mudar o valor depois|todo ano aumenta|sobe com a inflação|o preço sobe depois de um ano|vai ter reajuste anual',
    reply: replies.price.adjustment,
  },
  {
    id: 'diferenca-entre-planos',
    question: 'Qual é a diferença entre os planos?',
    wordings:
      'qual a diferença|diferença entre os planos|qual a diferença do plano 500 para o 600|qual o melhor plano|qual o melhor|compara os planos|comparação dos planos|o que muda de um plano para o outro|quais planos tem|quero comparar|vale a pena pagar mais|qual vale mais a pena|qual deles vale a pena|qual desses é melhor|não entendi a diferença entre eles',
    reply: { computed: 'difference' },
    about: 'idPlan',
  },
  {
    id: 'fidelidade',
    question: 'Tem fidelidade e multa?',
    wordings:
      'tem fidelidade|fidelidade|tem multa se eu sair|multa|fico preso ao contrato|tem carência|prazo mínimo|tempo mínimo de contrato|quanto é a multa|contrato de quanto tempo|precisa ficar um ano|fico amarrado|tem prazo de permanência|posso sair quando quiser|qual o valor da multa|contrato de 12 meses|se eu cancelar antes do prazo eu pago|pago multa se cancelar|quanto pago se eu cancelar antes|e se eu quiser sair antes|preciso ficar quanto tempo|a multa é proporcional|tem plano sem fidelidade|qual plano não tem multa|posso contratar só por um mês|é por pouco tempo|quero usar só nas férias|se cancelar com três meses pago quanto|o que acontece se eu sair no meio do contrato|tem internet só por três meses|posso ficar só uns meses|preciso por pouco tempo|se eu mudar de cidade pago multa',
    reply: { computed: 'loyalty' },
  },
  {
    id: 'velocidade',
    question: 'Qual é a velocidade?',
    wordings:
      'qual a velocidade|velocidade|quais as velocidades|velocidade de download|velocidade de upload|qual a velocidade de upload|qual o upload|quantos megas|é boa para home office|é simétrica|o upload é igual ao download|é rápida|a internet é rápida|a fibra é rápida mesmo|quantos mega de upload|dá para ver vídeo em 4k|qual a velocidade máxima',
    reply: { computed: 'speed' },
  },
  {
    id: 'contrato',
    question: 'Onde leio o contrato e o regulamento?',
    wordings:
      'onde está o contrato|onde leio o contrato|quais são as condições|tem regulamento|regulamento da oferta|termos|sumário|etiqueta|quero ler o contrato|cláusulas|tem contrato|posso ver o contrato antes|contrato|código da oferta|não li o contrato ainda|quero ler o contrato|cadê o contrato',
    reply: { computed: 'contract' },
  },
  {
    id: 'telefone-e-portabilidade',
    question: 'Preciso de telefone ou de portabilidade?',
    wordings:
      'pode ser celular de qualquer operadora|o número precisa ser da tim|o celular pode ser de outra operadora|preciso de telefone fixo|preciso ter linha|posso fazer portabilidade|vou perder meu chip|meu número muda|tem telefone junto|manter o número|precisa ter chip da tim|tenho que mudar de operadora do celular|vem com telefone fixo|combo com celular|preciso ser cliente tim|muda meu celular|portabilidade|combo|precisa instalar telefone fixo|tem que ter telefone em casa|sou da vivo no celular posso contratar|posso ser de outra operadora no celular|vem telefone fixo|vocês têm plano de celular|vem chip junto|precisa de linha telefônica|perco meu número fixo|mantenho meu telefone de casa|vocês vendem celular|vendem chip|tem plano de celular',
    reply: replies.portability,
  },
]);
