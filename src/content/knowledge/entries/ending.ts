import { replies } from '../../conversation/replies.ts';
import { outsideLinks } from '../../landing/site/outside-links.ts';
import { supplier } from '../../supplier.ts';
import { entries } from '../entry.ts';

export const streamingCancellationReply = (service: string): string =>
  `Peça na área do cliente ou pelo ${supplier.support}; o acesso continua até o fim do ciclo pago. Os planos com ${service} têm fidelidade de 12 meses, com multa proporcional. Apagar o aplicativo não cancela.`;

export const customerArea = { text: 'Abrir a área do cliente', path: outsideLinks.customerArea } as const;

/** How it ends. */
export const endingEntries = entries([
  {
    id: 'como-cancelar-o-plano',
    question: 'Como cancelo o meu plano?',
    wordings:
      'posso cancelar|como cancela|quero cancelar a minha internet|quero cancelar o contrato|e se eu me arrepender|tenho 7 dias para desistir|posso desistir|quero cancelar meu plano|cancelamento|posso devolver|e se eu mudar de ideia|como faço para cancelar|como encerro o contrato|quebra de contrato|direito de arrependimento|sete dias para cancelar|se eu não gostar posso cancelar|dá para cancelar depois|tenho medo de me arrepender|qual o prazo para desistir|posso desistir depois de confirmar|quero cancelar minha linha|quero cancelar minha assinatura|cancelar a internet que eu tenho|como desligo o serviço|cancelar tem custo|posso cancelar quando|posso cancelar quando eu quiser|até quando posso cancelar|já fui cliente e me arrependi|depois disso não tem volta|não tem volta depois de confirmar|e se a internet for ruim|e se for ruim|e se eu não gostar da internet|por onde eu peço o desligamento da fibra|não quero mais essa internet|não estou satisfeito e vou romper o contrato|é burocrático para sair|tem período de teste para largar se não curtir|onde solicito a rescisão|é fácil sair depois ou vocês enrolam|qual o caminho para dar baixa na assinatura|se não me adaptar na primeira semana consigo voltar atrás|fiquei desempregada e preciso encerrar a internet|meu pai morreu e preciso encerrar a assinatura dele|posso abandonar o plano a qualquer momento|se eu me arrepender posso cancelar em sete dias sem pagar nada|não quero contratar nada quero desligar a que tem no apartamento velho',
    reply: replies.cancellation,
  },
  {
    id: 'como-cancelar-o-streaming',
    question: 'Como cancelo só o streaming?',
    wordings:
      'quero cancelar só o streaming|tirar o streaming do plano|quero cancelar o streaming e ficar só com a internet|dá para tirar o streaming|cancelar os canais e ficar com a fibra|não quero mais o streaming|remover o streaming|como desativo o streaming|dá para largar os filmes e manter a fibra|ninguém aqui assiste quero eliminar esse extra de séries|desinstalei o aplicativo isso já encerra a assinatura|quero parar de pagar pelos filmes e séries|como tiro o pacote de filmes da mensalidade|se eu excluir o app da tv param de cobrar|até quando consigo assistir depois que cancelo o streaming|tem multa para retirar as séries do meu plano|enjoei do streaming como me livro dele|manter a internet e encerrar a parte de entretenimento|onde solicito a retirada do serviço de vídeo|minhas crianças cresceram não preciso mais do streaming',
    reply: streamingCancellationReply('streaming'),
    leads: customerArea,
  },
]);
