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
      'o contrato renova sozinho|renova automaticamente|depois de um ano o contrato acaba|o que acontece quando acaba o contrato|o contrato é por tempo indeterminado|a fidelidade renova|depois de 12 meses preciso renovar|quando vence o contrato|a fidelidade recomeça se eu renovar',
    reply:
      'Acabada a fidelidade, quando o plano tem, você segue como cliente e sai quando quiser. O que muda na renovação está no regulamento da oferta, no rodapé.',
    leads: { says: ['Onde leio o contrato e o regulamento?', 'Tem fidelidade e multa?'] },
  },
  {
    id: 'copia-do-contrato',
    question: 'Recebo uma cópia do contrato?',
    wordings:
      'recebo o contrato por email|vocês mandam o contrato|como recebo uma via do contrato|tenho que assinar o contrato|assino papel|onde fica meu contrato depois|quero cópia do contrato|recebo um comprovante do pedido|recebo confirmação por e-mail|chega algum e-mail confirmando|preciso imprimir alguma coisa|a assinatura é digital|cadê meu comprovante|quero o comprovante do pedido|me manda o comprovante|tem comprovante',
    reply:
      'Você aceita na revisão, sem papel. A confirmação vai ao seu e-mail, e em “Acompanhar pedido” você guarda os documentos.',
    leads: followLink,
  },
  {
    id: 'nao-recebi-a-confirmacao',
    question: 'Não recebi a confirmação do pedido. E agora?',
    wordings:
      'não recebi e-mail de confirmação|não chegou a confirmação do pedido|não recebi nada sobre o meu pedido|não veio o e-mail do pedido|fiz o pedido e não recebi nada|não chegou sms do pedido|não tive retorno do meu pedido|ninguém entrou em contato sobre meu pedido',
    reply:
      'Olhe também na caixa de spam. O que vale está em “Acompanhar pedido”: com o número do pedido e o fim do celular, ou com um código, você vê a situação dele.',
    leads: followLink,
  },
  {
    id: 'suspender-um-tempo',
    question: 'Posso suspender a internet por um tempo?',
    wordings:
      'posso pausar o plano nas férias|posso suspender por um mês|vou viajar posso parar de pagar|congelar o plano|suspensão temporária|deixar a internet parada um tempo|só uso no verão|é casa de praia posso pausar|bloqueio temporário a pedido',
    reply: `Isso se pede depois, ao suporte: ${supplier.support}. As condições da suspensão eu não sei dizer.`,
    leads: customerArea,
  },
  {
    id: 'quanto-tempo-guardam',
    question: 'Por quanto tempo vocês guardam os meus dados?',
    wordings:
      'por quanto tempo guardam meus dados|quanto tempo meus dados ficam guardados|quando meus dados são apagados|meus dados ficam salvos se eu desistir|se eu não contratar o que fazem com meus dados|o que acontece com meus dados se eu desistir|vocês guardam o que escrevi|ficam com meu cpf guardado',
    reply:
      'Sem pedido feito, os dados sensíveis somem em 72 horas, e o contato, em 30 dias; na revisão dá para apagar na hora. De um pedido feito, os prazos estão na Política de privacidade, no rodapé.',
  },
  {
    id: 'o-que-e-cada-aplicativo',
    question: 'O que é cada aplicativo incluso?',
    wordings:
      'o que é aya books|o que é games club|o que é banca virtual|o que é babbel|o que é segurança digital|o que vem no segurança digital|o que é o aya ensinah|o que é looke|o que é deezer|para que serve o audiobook|para que serve o babel|o que é band sports|o games club é o quê|como é o deezer|o aya books tem livro de criança|o que é paramount|o que é hbo max|o que é globoplay|tem app de música|tem app de inglês|tem livro incluso|tem app para criança estudar|tem app de revista|tem antivírus',
    reply: { computed: 'aboutApp' },
  },
  {
    id: 'ja-assino-o-streaming',
    question: 'Já assino o streaming. O que acontece com a minha assinatura?',
    wordings:
      'já tenho hbo max o que acontece com a minha assinatura|já pago globoplay|já assino netflix|já tenho conta no paramount|posso usar minha conta que já tenho|vou pagar dobrado se já assino|preciso cancelar o streaming que eu tenho|uso a conta que já existe|minha assinatura atual cancela sozinha',
    reply:
      'O plano não mexe na assinatura que você já paga. Na ativação dá para entrar com a conta que você tem; para não pagar duas vezes, combine com o serviço de streaming.',
  },
  {
    id: 'streaming-com-anuncios',
    question: 'O streaming do plano tem anúncios?',
    wordings:
      'o globoplay é com anúncio|o hbo max vem com propaganda|é a versão sem anúncios|o streaming é o básico ou o premium|qual pacote do hbo vem|o paramount tem comerciais|o streaming é completo|tem jogo de futebol ao vivo no streaming',
    reply:
      'Qual versão de cada streaming vem no plano está no regulamento da oferta, no rodapé; se há anúncios, eu não sei dizer.',
  },
  {
    id: 'tv-aberta-e-canais',
    question: 'Vem TV por assinatura ou canais?',
    wordings:
      'tem tv por assinatura|tem canais|tem tv a cabo|vem decodificador|tem canais abertos|tem tv junto|tem combo com tv|vem com tv|tem sportv|tem canal de futebol|tem premiere|preciso de aparelho para a tv',
    reply:
      'Não: a Ultrafibra é internet, sem TV por assinatura. Alguns planos trazem streaming, que você vê em uma smart TV ou pelo aplicativo.',
    leads: { says: ['Quais planos vêm com streaming?'] },
  },
]);
