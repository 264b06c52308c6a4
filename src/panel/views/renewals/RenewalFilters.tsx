import type { RenewalFilter } from '../../../contract/panel/renewals.ts';
import { FoldedFilters, manyFolded } from '../../parts/list/Filters.tsx';
import { anyOf, ChoiceFilter, DayFilters } from '../../parts/list/ListFilters.tsx';
import { TextFilter } from '../../parts/list/TextFilter.tsx';
import { listWords } from '../../words/order-words.ts';
import { renewalStateWords } from '../../words/renewal-state-words.ts';
import { renewalsWords as words } from './renewals-words.ts';

interface Props {
  filter: RenewalFilter;
  change: (name: keyof RenewalFilter, value: string | null) => void;
}

const stateChoices = anyOf('state', Object.entries(renewalStateWords));

export const RenewalFilters = ({ filter, change }: Props) => (
  <FoldedFilters many={manyFolded(filter)}>
    <ChoiceFilter name="state" label={words.state} options={stateChoices} {...{ filter, change }} />
    <TextFilter
      label={listWords.planCode}
      maxLength={16}
      value={filter.plan ?? ''}
      change={(sku) => change('plan', sku)}
    />
    <DayFilters filter={filter} change={change} />
  </FoldedFilters>
);
