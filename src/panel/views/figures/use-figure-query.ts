import { useSearchParams } from 'react-router';
import { dayInBrasilia, parseIsoDate, toIsoDate } from '../../../brazil/date.ts';
import { dayMs } from '../../../brazil/durations.ts';
import { states } from '../../../brazil/states.ts';
import { dimensions, type FigureQuery, salesBy } from '../../../contract/panel/figures.ts';
import { everybody, isWhose } from './whose-visits.ts';

const usualDays = 28;
const measures = ['liquido', 'vendido', 'pedidos'] as const;

export function lastDays(days: number, now = Date.now()): { from: string; to: string } {
  return {
    from: toIsoDate(dayInBrasilia(now - (days - 1) * dayMs)),
    to: toIsoDate(dayInBrasilia(now)),
  };
}

const isDay = (text: string | null): text is string => text !== null && parseIsoDate(text) !== null;

/** The days of a period that somebody gave backwards. */
const inOrder = (one: string, other: string) =>
  one <= other ? { from: one, to: other } : { from: other, to: one };

/** Filters of the figures in the URL, so that they can be shared and bookmarked. */
export function useFigureQuery() {
  const [search, setSearch] = useSearchParams();
  const usual = lastDays(usualDays);
  const asked = { from: search.get('de'), to: search.get('ate') };
  const whose = search.get('de-quem') ?? '';
  const [name, value = ''] = (isWhose(whose) ? whose : everybody.value).split('=');
  const query: FigureQuery = {
    ...inOrder(isDay(asked.from) ? asked.from : usual.from, isDay(asked.to) ? asked.to : usual.to),
    dimension: dimensions.find((dimension) => dimension === name) ?? 'all',
    value,
  };
  return {
    query,
    /** By what sales are told apart, and which touch counts. */
    sales: {
      by: salesBy.find((by) => by === search.get('por')) ?? 'source',
      touch: search.get('toque') === 'first' ? ('first' as const) : ('last' as const),
    },
    /** What the curve of sales shows. */
    curve: {
      by: search.get('curva') === 'week' ? ('week' as const) : ('day' as const),
      measure: measures.find((one) => one === search.get('medida')) ?? ('liquido' as const),
    },
    /** Which places are shown. */
    places: {
      by: search.get('lugar') === 'bairro' ? ('neighborhood' as const) : ('city' as const),
      uf: states.find(({ uf }) => uf === search.get('estado'))?.uf,
    },
    /** The query string for links to other figures. */
    search: search.toString(),
    change: (
      changes: Partial<
        Record<'de' | 'ate' | 'de-quem' | 'por' | 'toque' | 'curva' | 'medida' | 'lugar' | 'estado', string>
      >,
    ) =>
      setSearch((before) => new URLSearchParams({ ...Object.fromEntries(before), ...changes }), {
        replace: true,
      }),
  };
}
