import { Stack } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { leadFilePath } from '../../../contract/panel/leads.ts';
import { DownloadButton } from '../../parts/DownloadButton.tsx';
import { FoundRows } from '../../parts/FoundRows.tsx';
import { SearchBox } from '../../parts/SearchBox.tsx';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { SavedViews } from '../../saved-views/SavedViews.tsx';
import { searched } from '../../search-slice.ts';
import { useMay } from '../../session/use-operator.ts';
import { usePanelDispatch, usePanelSelector } from '../../store.ts';
import { viewWords } from '../../words/view-words.ts';
import { LeadFilters } from './LeadFilters.tsx';
import { LeadsTable } from './LeadsTable.tsx';
import { useLeadFilter } from './lead-filter.ts';
import { useListLeadsQuery } from './leads-api.ts';
import { leadsWords as words } from './leads-words.ts';

/** Who began an order and has not placed it. */
export function LeadsView() {
  const [address] = useSearchParams();
  const { filter, change } = useLeadFilter();
  const term = usePanelSelector(({ searches }) => searches.leads);
  const dispatch = usePanelDispatch();
  const may = useMay();
  const after = address.get('depois') ?? undefined;
  const body = { ...filter, ...(after && { after }), ...(term && { search: term }) };
  const { data, error, refetch, isFetching } = useListLeadsQuery(
    { body },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <ViewTitle title={viewWords.leads}>
        {may('leads.export') && (
          <DownloadButton href={`/api/${leadFilePath}?${new URLSearchParams(filter)}`}>
            {words.export}
          </DownloadButton>
        )}
      </ViewTitle>
      <Stack>
        <SearchBox
          label={words.searchLabel}
          term={term}
          onSearch={(found) => dispatch(searched({ list: 'leads', term: found }))}
        />
        <LeadFilters filter={filter} change={change} />
        <SavedViews area="leads" />
        <FoundRows
          page={data}
          error={error}
          retry={refetch}
          isFetching={isFetching}
          none={`${words.none} ${words.noneHint}`}
        >
          {data && data.leads.length > 0 ? <LeadsTable leads={data.leads} /> : null}
        </FoundRows>
      </Stack>
    </>
  );
}
