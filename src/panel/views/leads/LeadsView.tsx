import { leadFilePath, leadFilter } from '../../../contract/panel/leads.ts';
import { SearchableList } from '../../parts/list/SearchableList.tsx';
import { useFilter } from '../../parts/list/use-filter.ts';
import { useListRequest } from '../../parts/list/use-list-request.ts';
import { viewWords } from '../../words/view-words.ts';
import { LeadFilters } from './LeadFilters.tsx';
import { LeadsTable } from './LeadsTable.tsx';
import { leadsApi } from './leads-api.ts';
import { leadsWords as words } from './leads-words.ts';

/** Leads without an order. */
export function LeadsView() {
  const { filter, change } = useFilter(leadFilter);
  const { body, shown, ...request } = useListRequest('leads', filter);
  const found = leadsApi.useListLeadsQuery({ body });
  const leads = found.data?.leads ?? [];
  return (
    <SearchableList
      list="leads"
      title={viewWords.leads}
      words={words}
      file={{
        ...{ path: leadFilePath, name: 'contatos.csv', right: 'leads.export' },
        ...{ body: shown, label: words.export },
      }}
      request={request}
      found={found}
      many={leads.length}
      filters={<LeadFilters filter={filter} change={change} />}
    >
      <LeadsTable leads={leads} />
    </SearchableList>
  );
}
