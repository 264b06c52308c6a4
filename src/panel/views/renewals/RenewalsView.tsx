import { renewalFilePath, renewalFilter } from '../../../contract/panel/renewals.ts';
import { SearchableList } from '../../parts/list/SearchableList.tsx';
import { useFilter } from '../../parts/list/use-filter.ts';
import { useListRequest } from '../../parts/list/use-list-request.ts';
import { listWords } from '../../words/order-words.ts';
import { viewWords } from '../../words/view-words.ts';
import { RenewalFilters } from './RenewalFilters.tsx';
import { RenewalsTable } from './RenewalsTable.tsx';
import { renewalsApi } from './renewals-api.ts';
import { renewalsWords as words } from './renewals-words.ts';

/** Finished renewals. */
export function RenewalsView() {
  const { filter, change } = useFilter(renewalFilter);
  const { body, shown, ...request } = useListRequest('renewals', filter);
  const found = renewalsApi.useListRenewalsQuery({ body });
  const renewals = found.data?.renewals ?? [];
  return (
    <SearchableList
      list="renewals"
      title={viewWords.renewals}
      words={words}
      file={{
        ...{ path: renewalFilePath, name: 'renovacoes.csv', right: 'orders.export' },
        ...{ body: shown, label: listWords.export },
      }}
      request={request}
      found={found}
      many={renewals.length}
      filters={<RenewalFilters filter={filter} change={change} />}
    >
      <RenewalsTable renewals={renewals} />
    </SearchableList>
  );
}
