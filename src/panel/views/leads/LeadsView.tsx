import { Stack } from '@mantine/core';
import { leadFilePath } from '../../../contract/panel/leads.ts';
import { DownloadButton } from '../../parts/DownloadButton.tsx';
import { FoundRows } from '../../parts/FoundRows.tsx';
import { SearchBox } from '../../parts/SearchBox.tsx';
import { useListRequest } from '../../parts/use-list-request.ts';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { SavedViews } from '../../saved-views/SavedViews.tsx';
import { useMay } from '../../session/use-operator.ts';
import { viewWords } from '../../words/view-words.ts';
import { LeadFilters } from './LeadFilters.tsx';
import { LeadsTable } from './LeadsTable.tsx';
import { useLeadFilter } from './lead-filter.ts';
import { useListLeadsQuery } from './leads-api.ts';
import { leadsWords as words } from './leads-words.ts';

/** Who began an order and has not placed it. */
export function LeadsView() {
  const { filter, change } = useLeadFilter();
  const { term, search, body } = useListRequest('leads', filter);
  const may = useMay();
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
        <SearchBox label={words.searchLabel} term={term} onSearch={search} />
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
