import {
  type ActName,
  isAtLeast,
  type Level,
  type MessageContext,
  type UnderstoodAct,
} from '../../../src/contract/calls/understand.ts';
import type { FollowedOrder } from '../../../src/contract/followed-order.ts';
import { type Schedule, schedule } from '../../../src/contract/lead/answers.ts';

/** What a customer wants of an order that is made. `other`: another order; `tell`: the reply to a question about it. */
export type Wish = 'show' | 'confirm' | 'other' | 'move' | 'withdraw' | 'amend' | 'tell' | 'call';

interface Row {
  readonly does: readonly ActName[];
  /** Fields, commands or topics; any, if none are named. */
  readonly of?: string;
  readonly least: Level;
  readonly wish: Wish;
}

/** The first row that fits an act of the message decides: what is wanted comes before what is asked. */
const rows: readonly Row[] = [
  { does: ['own'], of: 'schedules idPlan', least: 'likely', wish: 'show' },
  { does: ['command'], of: 'cancel leave', least: 'likely', wish: 'withdraw' },
  { does: ['command'], of: 'reschedule', least: 'likely', wish: 'move' },
  { does: ['inform', 'correct'], of: 'schedules no_day', least: 'likely', wish: 'move' },
  { does: ['ask'], of: 'desistir-do-pedido como-cancelar-o-plano', least: 'guess', wish: 'withdraw' },
  {
    does: ['ask'],
    of: 'acompanhar-pedido numero-do-pedido quando-instalam hora-certa-da-visita nao-recebi-a-confirmacao da-compra-a-instalacao',
    least: 'guess',
    wish: 'show',
  },
  { does: ['command'], of: 'summary', least: 'likely', wish: 'show' },
  { does: ['ask'], of: 'ligacoes-e-mensagens hora-da-ligacao', least: 'guess', wish: 'call' },
  { does: ['correct'], of: '', least: 'likely', wish: 'amend' },
  { does: ['ask'], of: 'mudar-depois-do-pedido mudar-o-vencimento', least: 'likely', wish: 'amend' },
  {
    does: ['ask'],
    of: 'tecnico-nao-veio ausente-na-visita recado-ao-tecnico aviso-antes-da-visita quem-e-o-tecnico chuva-no-dia-da-visita aparelhos-na-visita quando-funciona copia-do-contrato quando-comeca-a-cobranca segunda-via-da-fatura',
    least: 'likely',
    wish: 'tell',
  },
  { does: ['greet'], least: 'likely', wish: 'show' },
];

const fits = ({ does, of = '', least }: Row, act: UnderstoodAct): boolean =>
  does.includes(act.does) &&
  isAtLeast(act, least) &&
  (of === '' || of.split(' ').includes(act.does === 'ask' ? (act.topics[0]?.id ?? '') : act.object));

/** The wish of a message; null if it is about something else. */
export const wishOf = (acts: readonly UnderstoodAct[]): Wish | null =>
  rows.find((row) => acts.some((act) => fits(row, act)))?.wish ?? null;

/** A day is named in few words: what nobody else can tell of it is read as the answer to 'which day?'. */
export const isUnread = (acts: readonly UnderstoodAct[]): boolean =>
  acts.every(({ level }) => level === 'guess');

/** The days and periods that a message names, in their order; null if it names none. */
export function slotsNamed(acts: readonly UnderstoodAct[]): Schedule[] | null {
  const told = acts.filter(
    ({ does, object, level }) =>
      (does === 'inform' || does === 'correct') &&
      (object === 'schedules' || object === 'no_day') &&
      level !== 'guess',
  );
  if (told.length === 0) return null;
  return told.flatMap(({ values, options }) =>
    [values, ...options].flatMap(({ date = [], period = [] }) =>
      date.flatMap((day, at) => schedule.safeParse({ date: day, period: period[at] }).data ?? []),
    ),
  );
}

/** What the shop is told when it reads a message: an order is made, or it is asked which of its free days suits. */
export const contextOf = (days: FollowedOrder['days'], asksDay: boolean): MessageContext => ({
  ...{ steps: [asksDay ? 'data-instalacao' : 'pedido-realizado'], open: asksDay ? ['schedules'] : [] },
  ...{ answered: asksDay ? ['name', 'phone'] : ['name', 'phone', 'schedules'], waiting: [], campaign: '' },
  ...{ plans: [], chosen: null, options: [], isOrdered: !asksDay },
  visits: days.map(({ date, periods }) => ({ date: isoOf(date), periods })),
});

const isoOf = (date: string): string => date.split('/').toReversed().join('-');
