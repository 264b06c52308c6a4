import { dayInBrasilia, toIsoDate } from '../../../brazil/date.ts';
import { dayMs } from '../../../brazil/durations.ts';
import { readableCount } from '../../words/readable.ts';

/** When a contact was to be: 'há 4 dias', 'hoje às 14:30'. */
export function dueText(due: string, now: number): string {
  const [day = '', hour] = due.split('T');
  const days = Math.round((Date.parse(toIsoDate(dayInBrasilia(now))) - Date.parse(day)) / dayMs);
  if (days > 1) return `há ${days} dias`;
  return [days === 1 ? 'ontem' : 'hoje', hour].filter(Boolean).join(' às ');
}

export const startWords = {
  hello: (name: string) => `Olá, ${name}.`,
  today: 'Hoje',
  nobodyToday: 'Nenhum contato seu para hoje.',
  allToday: (many: number, more: boolean) => `Ver todos (${many}${more ? ' ou mais' : ''})`,
  orders: 'Pedidos de hoje',
  noOrders: 'Nenhum pedido hoje até agora.',
  allOrders: 'Ver todos os pedidos de hoje',
  work: 'Trabalho em aberto',
  waits: ({ waiting, taken, later }: { waiting: number; taken: number; later: number }) =>
    [
      waiting === later ? 'em dia' : `${readableCount(waiting - later)} na fila`,
      taken > 0 && `${taken} em atendimento`,
      later > 0 && `${readableCount(later)} para mais tarde`,
    ]
      .filter(Boolean)
      .join(', '),
  failures: 'O que falhou',
  noFailures: 'Tudo o que tinha de sair saiu, e os outros sistemas responderam.',
  failed: 'Não foram enviados',
  uncertain: 'Não se sabe se chegaram',
  outage: {
    analysis: 'Análise de crédito',
    coverage: 'Consulta de cobertura',
    lines: 'Linhas móveis',
    calendar: 'Agenda das equipes',
  },
  unanswered: (times: number, at: string) =>
    `sem resposta ${times === 1 ? 'uma vez' : `${readableCount(times)} vezes`} em 24 horas, a última em ${at}`,
  atLeast: (many: number, more: boolean) => `${readableCount(many)}${more ? ' ou mais' : ''}`,
  week: 'Últimos 7 dias',
  weekHint: 'Hoje incluído, ao lado dos 7 dias anteriores.',
  figure: 'Número',
  now: 'Agora',
  before: 'Antes',
  change: 'Diferença',
} as const;
