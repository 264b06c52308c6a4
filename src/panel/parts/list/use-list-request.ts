import { useSearchParams } from 'react-router';
import { type SearchedList, searched } from '../../search-slice.ts';
import { usePanelDispatch, usePanelSelector } from '../../store.ts';

/** The request of a list: filter, cursor and search text. */
export function useListRequest<Filter extends object>(list: SearchedList, filter: Filter) {
  const [address] = useSearchParams();
  const term = usePanelSelector(({ searches }) => searches[list]);
  const dispatch = usePanelDispatch();
  const after = address.get('depois') ?? undefined;
  /** The filter without the cursor. */
  const shown = { ...filter, ...(term && { search: term }) };
  return {
    term,
    shown,
    search: (wanted: string) => dispatch(searched({ list, term: wanted })),
    body: { ...shown, ...(after && { after }) },
  };
}
