import type * as z from 'zod/mini';
import type { searchedList } from '../../../contract/panel/searched-list.ts';
import { searched } from '../../search-slice.ts';
import { usePanelDispatch, usePanelSelector } from '../../store.ts';
import type { FilterControls } from './filter-controls.ts';
import { useFilter } from './use-filter.ts';

type List = ReturnType<typeof searchedList>;

/** A list with its filter, search text and page, as its call asks for it. */
export function useSearchedList<Filter extends List['filter']>(
  { filter: schema, file }: { filter: Filter; file: List['file'] },
  controls: FilterControls<z.output<Filter>>,
  seldom: readonly (keyof FilterControls<z.output<Filter>> & string)[] = [],
) {
  const { filter, query, ...filters } = useFilter(schema, controls);
  const term = usePanelSelector(({ searches }) => searches[file.list] ?? '');
  const dispatch = usePanelDispatch();
  const search = term && { search: term };
  return {
    filter,
    /** How the filters are drawn. */
    filters: { ...filters, seldom },
    term,
    search: (wanted: string) => dispatch(searched({ list: file.list, term: wanted })),
    request: { body: { ...query, ...search } },
    file: { ...file, body: { ...filter, ...search } },
  };
}
