import { readableMoment } from '../../../brazil/readable-moment.ts';
import {
  deliveryChannelWords,
  deliveryKindWords,
  deliveryStateWords,
} from '../../../content/operator/delivery-words.ts';
import { wordsFor } from '../../../content/operator/list-words.ts';
import { whatsappErrors } from '../../../content/operator/whatsapp-errors.ts';
import type { ResponseOf } from '../../../contract/endpoint.ts';
import type { Delivery, readDelivery } from '../../../contract/panel/deliveries.ts';

export const deliveriesWords = {
  caption: 'Mensagens para clientes e avisos para outros sistemas',
  none: 'Nenhum envio com esse filtro.',
  kind: 'O que',
  channel: 'Meio',
  state: 'Situação',
  when: 'Criado em',
  what: 'O que',
  to: 'Para',
  attempts: 'Tentativas',
  openOf: (what: string, when: string) => `Ver ${what} de ${when}`,
  recipient: 'Destinatário',
  content: 'Conteúdo',
  noAttempts: 'Nenhuma tentativa ainda.',
  dueAt: 'Próxima tentativa',
  repeat: 'Enviar de novo',
  reply: 'Resposta',
  replay: 'Reenviar avisos',
  replayed: (many: number) =>
    many === 1 ? '1 aviso na fila para sair de novo.' : `${many} avisos na fila para sair de novo.`,
  system: 'Sistema',
  systemHint: 'O que ainda espera na fila não sai duas vezes.',
  choose: 'Escolha…',
  chooseSystem: 'Escolha o sistema.',
  noSystem: 'Nenhum sistema recebe avisos',
  firstDay: 'Primeiro dia',
  lastDay: 'Último dia',
  repeatBy: 'Enviar por',
  repeated: 'Na fila para sair de novo.',
  expired: 'O código ou link já venceu: quem espera por ele precisa pedir um novo.',
} as const;

export const channelWords: Readonly<Record<Delivery['channel'], string>> = deliveryChannelWords;

export const stateWords: Readonly<Record<Delivery['state'], string>> = deliveryStateWords;

export const stateColours: Readonly<Record<Delivery['state'], string>> = {
  waiting: 'blue',
  sending: 'blue',
  sent: 'green',
  shown: 'gray',
  uncertain: 'orange',
  failed: 'red',
};

export const kindWords: Readonly<Record<string, string>> = deliveryKindWords;

export const kindWord = (kind: string): string => wordsFor(deliveryKindWords, kind);

const outcomeWords: Readonly<Record<string, string>> = {
  taken: 'Aceito',
  shown: 'Só mostrado',
  'not-taken': 'Não aceito',
  refused: 'Recusado',
  unknown: 'Sem resposta',
  undelivered: 'Não entregue',
};

/** Words of failure codes; rarer protocol statuses are shown as they are. */
const reasonWords: Readonly<Record<string, string>> = {
  'not set up': 'sem configuração para este meio',
  'sender failed': 'o envio parou no meio',
  'too late': 'passou da hora de enviar',
  unreadable: 'o conteúdo não pode ser lido',
  'unknown kind': 'tipo de envio desconhecido',
  'private address': 'o endereço leva a uma rede interna',
  'endpoint gone': 'o sistema não quer mais avisos',
  'order not found': 'o pedido não existe mais',
  'order ended': 'o pedido já terminou',
  objected: 'a renovação foi contestada',
  'not delivered in time': 'não chegou a tempo',
  'no template': 'esta mensagem não tem modelo no WhatsApp',
  'process ended': 'o sistema parou durante o envio',
  'not carried out': 'o sistema não conseguiu responder',
  'ends the process': 'o sistema parou duas vezes ao ler esta mensagem, e não tenta mais: responda você',
  'from a backup': 'veio de uma cópia de segurança',
  'whatsapp said no id': 'o WhatsApp não confirmou',
  'http timeout': 'não respondeu a tempo',
  'http failed': 'a conexão caiu',
  'http EOWN': 'o endereço leva a uma rede interna',
  'http ECONNREFUSED': 'ninguém atende nesse endereço',
  'http ENOTFOUND': 'endereço não encontrado',
  'http 400': 'o serviço não entendeu o envio (http 400)',
  'http 401': 'o serviço não aceitou a chave de acesso: avise a administração (http 401)',
  'http 403': 'o serviço não aceitou a chave de acesso: avise a administração (http 403)',
  'http 404': 'o serviço mudou de endereço: avise a administração (http 404)',
  'http 429': 'envios demais em pouco tempo (http 429)',
  'http 500': 'o serviço está com problemas (http 500)',
  'http 502': 'o serviço está com problemas (http 502)',
  'http 503': 'o serviço está com problemas (http 503)',
  'http 504': 'o serviço está com problemas (http 504)',
  'smtp 421': 'o servidor de e-mail está ocupado (smtp 421)',
  'smtp 450': 'o servidor de e-mail está ocupado (smtp 450)',
  'smtp 451': 'o servidor de e-mail está ocupado (smtp 451)',
  'smtp 452': 'a caixa de e-mail está cheia (smtp 452)',
  'smtp 535': 'o servidor de e-mail não aceitou a senha da loja: avise a administração (smtp 535)',
  'smtp 550': 'este endereço de e-mail não existe (smtp 550)',
  'smtp 552': 'a caixa de e-mail está cheia (smtp 552)',
  'smtp 553': 'este endereço de e-mail não vale (smtp 553)',
  'smtp 554': 'o servidor de e-mail recusou a mensagem (smtp 554)',
  ...Object.fromEntries(
    Object.entries(whatsappErrors).map(([code, { words }]) => [`whatsapp ${code}`, words]),
  ),
};

export const reasonText = (reason: string): string => wordsFor(reasonWords, reason);

type Attempt = ResponseOf<typeof readDelivery>['attempts'][number];

/** When, by which channel, and what became of it; a report of a delivery took no time. */
export const attemptText = ({ at, channel, outcome, reason, milliseconds }: Attempt): string =>
  [
    `${[readableMoment(at), ...(channel === null ? [] : [wordsFor(channelWords, channel)])].join(', ')}: ${wordsFor(outcomeWords, outcome)}`,
    ...(reason === null ? [] : [` (${reasonText(reason)})`]),
    ...(milliseconds === 0 ? [] : [`, ${milliseconds} ms`]),
  ].join('');
