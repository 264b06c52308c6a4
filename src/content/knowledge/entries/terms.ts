import { doneWords } from '../../screens/done.ts';
import { supplier } from '../../supplier.ts';
import { entries } from '../entry.ts';
import { customerArea } from './ending.ts';

const followLink = { text: doneWords.follow.text, path: doneWords.follow.route };

/** The contract while it lasts, and what is kept. */
export const termsEntries = entries([
  {
    id: 'renovacao-do-contrato',
    question: 'O contrato se renova sozinho?',
    wordings:
      'o contrato renova sozinho|renova automaticamente|depois de um ano o contrato acaba|o que acontece quando acaba o contrato|o contrato é por tempo indeterminado|a fidelidade renova|depois de 12 meses preciso renovar|quando vence o contrato|a fidelidade recomeça se eu renovar|passado um ano fico livre|quando completa o prazo preciso assinar de novo|vence e vocês prorrogam por conta própria|terminado o período fico preso outra vez|o vínculo continua sem eu fazer nada|a internet para quando fecha os doze meses|tenho que ligar todo ano pra continuar|a renovação é tácita|acabou a permanência mínima e aí|qual a validade do contrato|começa a contar tudo de novo no aniversário do contrato|emenda um contrato no outro',
    reply:
      'Acabada a fidelidade, quando o plano tem, você segue como cliente e sai quando quiser. O que muda na renovação está no regulamento da oferta, no rodapé.',
    leads: { says: ['Onde leio o contrato e o regulamento?', 'Tem fidelidade e multa?'] },
  },
  {
    id: 'copia-do-contrato',
    question: 'Recebo uma cópia do contrato?',
    wordings:
      'recebo o contrato por email|vocês mandam o contrato|como recebo uma via do contrato|tenho que assinar o contrato|assino papel|onde fica meu contrato depois|quero cópia do contrato|recebo um comprovante do pedido|recebo confirmação por e-mail|chega algum e-mail confirmando|preciso imprimir alguma coisa|a assinatura é digital|cadê meu comprovante|quero o comprovante do pedido|me manda o comprovante|tem comprovante|fico com algum documento em mãos|preciso reconhecer firma no cartório|vai chegar papelada em casa|o aceite é pela tela ou na caneta|quero baixar o pdf do que contratei|me dão alguma garantia por escrito|tem recibo da contratação|preciso de prova de que contratei|rubrico alguma folha|depois de fechar onde revejo o que foi combinado|uma via fica com vocês e outra comigo|sem impressora consigo contratar',
    reply:
      'Você aceita na revisão, sem papel. A confirmação vai ao seu e-mail, e em “Acompanhar pedido” você guarda os documentos.',
    leads: followLink,
  },
  {
    id: 'nao-recebi-a-confirmacao',
    question: 'Não recebi a confirmação do pedido. E agora?',
    wordings:
      'não recebi e-mail de confirmação|não chegou a confirmação do pedido|não recebi nada sobre o meu pedido|não veio o e-mail do pedido|fiz o pedido e não recebi nada|não chegou sms do pedido|não tive retorno do meu pedido|ninguém entrou em contato sobre meu pedido|terminei a compra e ficou um silêncio|faz dias que pedi e nada de resposta|minha caixa de entrada tá vazia nada de vocês|será que minha compra foi registrada|fechei ontem e não tive nenhum aviso|cadê a mensagem dizendo que deu certo|não sei se o pedido entrou mesmo|procurei no lixo eletrônico e não achei o e-mail|contratei e até agora nenhum sinal de vida|era pra ter vindo uma mensagem confirmando e não veio|finalizei o cadastro e vocês sumiram|acho que esqueceram da minha contratação',
    reply:
      'Olhe também na caixa de spam. O que vale está em “Acompanhar pedido”: com o número do pedido e o fim do celular, ou com um código, você vê a situação dele.',
    leads: followLink,
  },
  {
    id: 'suspender-um-tempo',
    question: 'Posso suspender a internet por um tempo?',
    wordings:
      'posso pausar o plano nas férias|posso suspender por um mês|vou viajar posso parar de pagar|congelar o plano|suspensão temporária|deixar a internet parada um tempo|só uso no verão|é casa de praia posso pausar|bloqueio temporário a pedido|vou passar três meses fora do país|trancar o plano igual academia|quero dar um tempo sem cancelar|a casa fica fechada no inverno|vou ficar internado uns meses e não vou usar|desligar por uma temporada e religar na volta|posso interromper o serviço enquanto reformo a casa|só fico na cidade em época de aula|trabalho embarcado e passo meses longe|parar a cobrança enquanto estou viajando|imóvel de veraneio pago só na alta temporada|interrupção por sessenta dias é permitida',
    reply: `Isso se pede depois, ao suporte: ${supplier.support}. As condições da suspensão eu não sei dizer.`,
    leads: customerArea,
  },
  {
    id: 'quanto-tempo-guardam',
    question: 'Por quanto tempo vocês guardam os meus dados?',
    wordings:
      'por quanto tempo guardam meus dados|quanto tempo meus dados ficam guardados|quando meus dados são apagados|meus dados ficam salvos se eu desistir|se eu não contratar o que fazem com meus dados|o que acontece com meus dados se eu desistir|vocês guardam o que escrevi|ficam com meu cpf guardado|em quantos dias somem as minhas informações|largando no meio quanto tempo minhas informações permanecem|qual o prazo de retenção segundo a lgpd|meu telefone fica no cadastro de vocês até quando|desisti da compra vão continuar com minhas informações|vocês descartam o que digitei|tenho receio de meu cpf ficar eternamente no sistema|há prazo para eliminar o cadastro|o histórico desta conversa permanece por quantos dias|não fechei nada minha ficha continua arquivada|o nome da minha mãe fica armazenado até que dia|passado um mês ainda têm meu contato|guardam meu endereço mesmo que eu desista da compra|se eu não comprar o que fazem com o que informei|vocês ficam com os meus dados se eu não fechar',
    reply:
      'Sem pedido feito, os dados sensíveis somem em 72 horas, e o contato, em 30 dias; na revisão dá para apagar na hora. De um pedido feito, os prazos estão na Política de privacidade, no rodapé.',
  },
  {
    id: 'o-que-e-cada-aplicativo',
    question: 'O que é cada aplicativo incluso?',
    wordings:
      'o que é aya books|o que é games club|o que é banca virtual|o que é babbel|o que é segurança digital|o que vem no segurança digital|o que é o aya ensinah|o que é looke|o que é deezer|para que serve o audiobook|para que serve o babel|o que é band sports|o games club é o quê|como é o deezer|o aya books tem livro de criança|o que é paramount|o que é hbo max|o que é globoplay|tem app de música|tem app de inglês|tem livro incluso|tem app para criança estudar|tem app de revista|tem antivírus|me explica esse tal de games club|não conheço esse looke|babbel ensina qual idioma|esse aya ensinah é de reforço escolar|a banca virtual tem jornal e gibi|qual a utilidade de cada app do pacote|deezer é de ouvir canção igual spotify|band sports mostra quais esportes|segurança digital protege o celular contra vírus|nunca ouvi falar desses aplicativos|minha filha adora ler tem biblioteca digital|paramount passa que tipo de filme',
    reply: { computed: 'aboutApp' },
  },
  {
    id: 'ja-assino-o-streaming',
    question: 'Já assino o streaming. O que acontece com a minha assinatura?',
    wordings:
      'já tenho hbo max o que acontece com a minha assinatura|já pago globoplay|já assino netflix|já tenho conta no paramount|posso usar minha conta que já tenho|vou pagar dobrado se já assino|preciso cancelar o streaming que eu tenho|uso a conta que já existe|minha assinatura atual cancela sozinha|sou assinante da globo faz anos e agora|não quero duas cobranças do mesmo serviço|aproveito meu login antigo da max|perco meu perfil e as séries que salvei|pago o streaming no cartão continua descontando|ganho hbo pela operadora do celular dá conflito|devo encerrar a mensalidade que faço direto com eles|vincular o login existente ao plano|já possuo o paramount por fora|minha esposa já tem globoplay fica duplicado|preciso abrir conta nova no streaming ou reaproveito|a que eu tenho hoje é desativada por vocês',
    reply:
      'O plano não mexe na assinatura que você já paga. Na ativação dá para entrar com a conta que você tem; para não pagar duas vezes, combine com o serviço de streaming.',
  },
  {
    id: 'streaming-com-anuncios',
    question: 'O streaming do plano tem anúncios?',
    wordings:
      'o globoplay é com anúncio|o hbo max vem com propaganda|é a versão sem anúncios|o streaming é o básico ou o premium|qual pacote do hbo vem|o paramount tem comerciais|o streaming é completo|tem jogo de futebol ao vivo no streaming|detesto reclame no meio do filme|aparece publicidade durante a série|vem aquele pacote de streaming mais simplesinho|qual modalidade da max está inclusa|o filme para pra passar comercial|a max inclusa transmite champions|é o catálogo inteiro ou tem coisa bloqueada|tem intervalo comercial no globoplay|é aquele hbo baratinho cheio de publicidade|minhas crianças veem desenho tem comercial de brinquedo|o paramount incluso é qual categoria|tem que aguentar anúncio antes de começar o episódio',
    reply:
      'Qual versão de cada streaming vem no plano está no regulamento da oferta, no rodapé; se há anúncios, eu não sei dizer.',
  },
  {
    id: 'tv-aberta-e-canais',
    question: 'Vem TV por assinatura ou canais?',
    wordings:
      'tem tv por assinatura|tem canais|tem tv a cabo|vem decodificador|tem canais abertos|tem tv junto|tem combo com tv|vem com tv|tem sportv|tem canal de futebol|tem premiere|preciso de aparelho para a tv|dá pra ver a novela na televisão|posso largar a sky e ficar só com vocês|passa a record e o sbt|meu marido quer espn|a caixinha da televisão vem junto|pacote com programação de televisão|vocês fornecem conversor digital|telecine e discovery estão na oferta|minha mãe só vê televisão comum isso inclui|vem canal de desenho para as crianças|iptv faz parte do serviço|é só internet ou também televisão',
    reply:
      'Não: a Ultrafibra é internet, sem TV por assinatura. Alguns planos trazem streaming, que você vê em uma smart TV ou pelo aplicativo.',
    leads: { says: ['Quais planos vêm com streaming?'] },
  },
]);
