import { Box, Group, SegmentedControl, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { SavedViews } from '../../saved-views/SavedViews.tsx';
import { useMay } from '../../session/use-operator.ts';
import { listWords } from '../../words/order-words.ts';
import { ViewTitle } from '../ViewTitle.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { type Found, FoundRows } from './FoundRows.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ListTable, type ListTableProps } from './ListTable.tsx';
import { SearchBox } from './SearchBox.tsx';
import type { useSearchedList } from './use-searched-list.ts';

interface Props<Row> extends Pick<ListTableProps<Row>, 'keyOf' | 'columns'> {
  list: Omit<ReturnType<typeof useSearchedList>, 'filter' | 'request'>;
  words: { searchLabel: string; caption?: string; none: string; noneHint: string; export?: string };
  found: Found;
  rows: readonly Row[] | undefined;
  /** Filters of the view's own. */
  children?: ReactNode;
}

/** A list with search, filters, saved views and export, for operators with the right. */
export function SearchableList<Row>({ list, words, found, rows = [], children, ...table }: Props<Row>) {
  const may = useMay();
  const { file } = list;
  return (
    <>
      <ViewTitle>
        {may(file.right) && <DownloadButton file={file}>{words.export ?? listWords.export}</DownloadButton>}
      </ViewTitle>
      <Stack>
        <Group justify="space-between" align="flex-end" data-not-printed>
          <Box flex="1 1 20rem">
            <SearchBox label={words.searchLabel} term={list.term} onSearch={list.search} />
          </Box>
          <OrderSwitch />
        </Group>
        <Stack gap="xs" data-not-printed>
          {children}
          <ListFilters {...list.filters} />
        </Stack>
        <SavedViews area={file.list} />
        <FoundRows found={found} many={rows.length} none={`${words.none} ${words.noneHint}`}>
          <ListTable rows={rows} caption={words.caption} {...table} />
        </FoundRows>
      </Stack>
    </>
  );
}

const orders = [
  { value: 'newest', label: listWords.newestFirst },
  { value: 'oldest', label: listWords.oldestFirst },
];

/** In the URL, as the filters are. */
function OrderSwitch() {
  const [address, setAddress] = useSearchParams();
  const change = (order: string) => {
    const to = new URLSearchParams(address);
    to.delete('depois');
    if (order === 'oldest') to.set('ordem', order);
    else to.delete('ordem');
    setAddress(to, { replace: true });
  };
  return (
    <SegmentedControl
      size="xs"
      aria-label={listWords.order}
      data={orders}
      value={address.get('ordem') ?? 'newest'}
      onChange={change}
    />
  );
}
