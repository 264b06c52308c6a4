import { readableMoment } from '../../../brazil/readable-moment.ts';
import { type ListedRenewal, type RenewalFilter, renewalList } from '../../../contract/panel/renewals.ts';
import { choice, dayControls, type FilterControls, planControl } from '../../parts/list/filter-controls.ts';
import type { Column } from '../../parts/list/ListTable.tsx';
import { planColumn } from '../../parts/list/plan-column.tsx';
import { RecordLink } from '../../parts/list/RecordLink.tsx';
import { SearchableList } from '../../parts/list/SearchableList.tsx';
import { useSearchedList } from '../../parts/list/use-searched-list.ts';
import { listWords } from '../../words/order-words.ts';
import { renewalStateWords } from '../../words/renewal-state-words.ts';
import { RenewalState } from './RenewalState.tsx';
import { renewalsApi } from './renewals-api.ts';
import { renewalsWords as words } from './renewals-words.ts';

const controls: FilterControls<RenewalFilter> = {
  state: choice('situacao', words.state, listWords.any.state, Object.entries(renewalStateWords)),
  plan: planControl,
  ...dayControls,
};

const columns: readonly Column<ListedRenewal>[] = [
  {
    head: words.name,
    cell: ({ number, name }) => <RecordLink to={`/renovacoes/${number}`} name={name} />,
    below: ({ number }) => number,
  },
  { head: words.state, cell: ({ state }) => <RenewalState state={state} /> },
  { head: words.document, from: 'md', isOneLine: true, cell: ({ document }) => document },
  {
    head: words.placedAt,
    from: 'sm',
    isOneLine: true,
    folds: 'bare',
    cell: ({ placedAt }) => readableMoment(placedAt),
  },
  { head: words.presentPlan, from: 'lg', cell: ({ presentPlan }) => presentPlan },
  planColumn(words.plan),
];

export function RenewalsView() {
  const list = useSearchedList(renewalList, controls);
  const found = renewalsApi.useListRenewalsQuery(list.request);
  return (
    <SearchableList
      {...{ list, words, found, columns }}
      rows={found.data?.renewals}
      keyOf={({ number }) => number}
    />
  );
}
