import { Button, Stack, Text } from '@mantine/core';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { leadFilePath } from '../../../contract/panel/leads.ts';
import { Failure } from '../../parts/Failure.tsx';
import { ListPages } from '../../parts/ListPages.tsx';
import { Loading } from '../../parts/Loading.tsx';
import { SearchBox } from '../../parts/SearchBox.tsx';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { SavedViews } from '../../saved-views/SavedViews.tsx';
import { searched } from '../../search-slice.ts';
import { useMay } from '../../session/use-operator.ts';
import { usePanelDispatch, usePanelSelector } from '../../store.ts';
import { listWords } from '../../words/order-words.ts';
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
          <Button
            component="a"
            href={`/api/${leadFilePath}?${new URLSearchParams(filter)}`}
            download
            variant="default"
            leftSection={<Download size={16} aria-hidden />}
            data-not-printed
          >
            {words.export}
          </Button>
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
        {error && <Failure error={error} retry={refetch} />}
        {!data && !error && <Loading />}
        {data && (
          <div aria-busy={isFetching}>
            {data.isCut && (
              <Text role="status" mb="xs">
                {listWords.cut}
              </Text>
            )}
            {data.leads.length > 0 ? (
              <LeadsTable leads={data.leads} />
            ) : (
              <Text role="status">
                {words.none} {words.noneHint}
              </Text>
            )}
            <ListPages next={data.next} />
          </div>
        )}
      </Stack>
    </>
  );
}
