import { Stack } from '@mantine/core';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import { auditFile, listAudit } from '../../../contract/panel/audit.ts';
import { asks, panelApi } from '../../api/panel-api.ts';
import { Hint } from '../../parts/Hint.tsx';
import { DownloadButton } from '../../parts/list/DownloadButton.tsx';
import { FoundRows } from '../../parts/list/FoundRows.tsx';
import { choice, dayControls } from '../../parts/list/filter-controls.ts';
import { ListFilters } from '../../parts/list/ListFilters.tsx';
import { ListTable } from '../../parts/list/ListTable.tsx';
import { useFilter } from '../../parts/list/use-filter.ts';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { listWords } from '../../words/order-words.ts';
import { operatorsApi } from '../operators/operators-api.ts';
import { actionWords, auditWords as words } from './audit-words.ts';
import { detailOf } from './detail-of.ts';
import { EntrySubject } from './EntrySubject.tsx';

const auditApi = panelApi.injectEndpoints({
  endpoints: (build) => ({ listAudit: build.query(asks(listAudit)) }),
});

const action = choice('acao', words.what, listWords.any.what, Object.entries(actionWords));

export function AuditView() {
  const { data: accounts } = operatorsApi.useListOperatorsQuery({});
  const operators = accounts?.operators ?? [];
  const names = operators.map(({ id, name, email }) => [id, `${name} (${email})`] as const);
  const operator = choice('quem', words.who, words.everybody, names);
  const { query, filter, ...filters } = useFilter(listAudit.query, { operator, action, ...dayControls });
  const found = auditApi.useListAuditQuery({ query });
  const entries = found.data?.entries ?? [];
  return (
    <>
      <ViewTitle>
        <DownloadButton file={{ ...auditFile, body: filter }}>{listWords.export}</DownloadButton>
      </ViewTitle>
      <Stack>
        <ListFilters {...filters} />
        <FoundRows found={found} many={entries.length} none={words.none}>
          <ListTable
            caption={words.caption}
            rows={entries}
            keyOf={({ id }) => id}
            columns={[
              {
                head: words.when,
                isOneLine: true,
                cell: ({ at }) => readableMoment(at),
              },
              { head: words.who, from: 'sm', folds: 'bare', cell: ({ operator }) => operator },
              { head: words.what, from: 'sm', cell: ({ action }) => actionWords[action] },
              {
                head: words.about,
                breaksWords: true,
                cell: (entry) => (
                  <>
                    <EntrySubject entry={entry} operators={operators} />
                    <Hint size="xs" hiddenFrom="sm">
                      {actionWords[entry.action]}
                    </Hint>
                    <Hint size="xs">{detailOf(entry)}</Hint>
                  </>
                ),
              },
            ]}
          />
        </FoundRows>
      </Stack>
    </>
  );
}
