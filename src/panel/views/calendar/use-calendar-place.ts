import { useSearchParams } from 'react-router';
import { dayInBrasilia, parseIsoDate, toIsoDate } from '../../../brazil/date.ts';
import { states, type Uf } from '../../../brazil/states.ts';

interface CalendarPlace {
  readonly region: Uf;
  readonly from: string;
  show(place: { region?: Uf; from?: string }): void;
}

/** Region and first day in the URL, so that a week can be shared and bookmarked. */
export function useCalendarPlace(): CalendarPlace {
  const [search, setSearch] = useSearchParams();
  const region = states.find(({ uf }) => uf === search.get('regiao'))?.uf ?? 'SP';
  const given = search.get('dia') ?? '';
  const from = parseIsoDate(given) === null ? toIsoDate(dayInBrasilia(Date.now())) : given;
  return {
    region,
    from,
    show: (place) => setSearch({ regiao: place.region ?? region, dia: place.from ?? from }),
  };
}
