import { states } from '../../../brazil/states.ts';
import { channelWords, noTouch, orderStateWords, wordsFor } from '../../../content/operator/list-words.ts';
import type { Reconciled, SalesBy, SalesRow } from '../../../contract/panel/figures.ts';
import { titleOfCampaign } from '../../made-campaigns.ts';
import { faceText } from '../../words/order-words.ts';
import { readableCents, readableCount, readableDay, readableShare } from '../../words/readable.ts';

export const salesWords = {
  begun: 'Contatos começados',
  orders: 'Pedidos',
  change: 'Diferença dos pedidos',
  rate: 'Viraram pedido',
  cents: 'Mensalidades vendidas',
  ticket: (cents: number) => `${readableCents(cents)} por pedido`,
  ended: 'Cancelados e desistências',
  cancelled: 'Canceladas',
  withdrawn: 'Desistências',
  net: 'Mensalidades líquidas',
  netBefore: 'Líquidas antes',
  ofOrders: (many: number, all: number) =>
    `${readableCount(many)} ${many === 1 ? 'pedido' : 'pedidos'}, ${readableShare(many, all)} dos feitos`,
  ofSold: (net: number, sold: number) => `${readableShare(net, sold)} do vendido`,
  renewals: 'Renovações',
  before: (value: string, change: string) => `antes ${value} (${change})`,
  curve: 'Vendas no período',
  curveBy: 'Ver por',
  times: { day: 'Dia', week: 'Semana' },
  measure: 'O que mostrar',
  measures: { liquido: 'Líquido', vendido: 'Vendido', pedidos: 'Pedidos' },
  now: 'Neste período',
  earlier: 'Período anterior',
  asTable: 'Ver como tabela',
  state:
    'Cancelado e desistido contam no dia em que o pedido foi feito: um período recente ainda pode perder.',
  by: 'Separar por',
  touch: 'Qual origem conta',
  touches: { first: 'A primeira', last: 'A última' },
  caption: (by: string) => `Vendas por ${by.toLowerCase()}, ao lado do período anterior`,
  reconciled: 'Registros e medição',
  cohorts: 'O que foi dos contatos de cada semana',
  week: 'Semana',
  weekOf: (monday: string) => `A partir de ${monday}`,
  within: ['Pediram na mesma semana', 'Até 1 semana depois', 'Até 2 semanas', 'Até 4 semanas'],
  installed: 'Instalados',
} as const;

export const byWords: Readonly<Record<SalesBy, string>> = {
  source: 'Origem',
  medium: 'Meio',
  utm: 'Campanha de anúncio',
  channel: 'Canal',
  campaign: 'Campanha do site',
  face: 'Onde respondeu',
  seller: 'Vendedor',
  plan: 'Plano',
  region: 'Estado',
  state: 'Situação do pedido',
  day: 'Dia',
  week: 'Semana',
};

const names: Readonly<Record<SalesBy, (row: SalesRow) => string>> = {
  source: ({ value }) => value || noTouch,
  medium: ({ value }) => value || 'Sem meio',
  utm: ({ value }) => value || 'Sem campanha de anúncio',
  channel: ({ value }) => wordsFor(channelWords, value),
  campaign: ({ value }) => titleOfCampaign(value),
  face: ({ value }) => faceText(value),
  seller: ({ value, name }) => name ?? (value === '' ? 'Sem vendedor' : 'Conta que não existe mais'),
  plan: ({ value, name }) => (name ?? value) || 'Sem plano ainda',
  region: ({ value }) => states.find(({ uf }) => uf === value)?.name ?? 'Sem endereço ainda',
  state: ({ value }) => wordsFor(orderStateWords, value),
  day: ({ value }) => readableDay(value),
  week: ({ value }) => salesWords.weekOf(readableDay(value)),
};

export const salesName = (by: SalesBy, row: SalesRow): string => names[by](row);

const whats = {
  leads: ['Contatos', 'consultaram a cobertura de novo ou tiveram os dados apagados'],
  orders: ['Pedidos', 'a mais na medição: visitas contadas duas vezes ou pedidos apagados'],
  renewals: ['Renovações', 'a mais na medição: visitas contadas duas vezes ou renovações apagadas'],
} as const;

/** Why browsers tell of less than was recorded, in a sentence. */
export function reconciledText({ what, records, events, whatsapp, phone }: Reconciled): string {
  const [title, twice] = whats[what];
  const begin = `${title}: ${readableCount(records)} nos registros, ${readableCount(events)} pela medição dos navegadores`;
  if (events === records) return `${begin}. Nada falta.`;
  if (events > records) return `${begin}. ${readableCount(events - records)} ${twice}.`;
  const missing = records - events;
  const blocked = 'de visitas que bloqueiam ou não aceitaram a medição';
  const others = missing === 1 ? 'O outro veio' : `Os outros ${readableCount(missing)} vieram`;
  if (whatsapp + phone === 0) return `${begin}. ${others} ${blocked}.`;
  const reasons = [
    whatsapp > 0 && `${readableCount(whatsapp)} pelo WhatsApp`,
    phone > 0 && `${readableCount(phone)} por telefone`,
    missing > whatsapp + phone && `${readableCount(missing - whatsapp - phone)} ${blocked}`,
  ].filter(Boolean);
  const last = reasons.pop();
  return `${begin}. ${others}: ${[reasons.join(', '), last].filter(Boolean).join(' e ')}.`;
}
