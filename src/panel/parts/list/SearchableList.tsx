import { Box, Group, SegmentedControl, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Right } from '../../../contract/panel/access/rights.ts';
import { SavedViews } from '../../saved-views/SavedViews.tsx';
import type { SearchedList } from '../../search-slice.ts';
import { useMay } from '../../session/use-operator.ts';
import { listWords } from '../../words/order-words.ts';
import { ViewTitle } from '../ViewTitle.tsx';
import { DownloadButton, type ListDownload } from './DownloadButton.tsx';
import { type Found, FoundRows } from './FoundRows.tsx';
import { SearchBox } from './SearchBox.tsx';

interface Props {
  list: SearchedList;
  title: string;
  words: { searchLabel: string; none: string; noneHint: string };
  /** The CSV export, for operators with the right. */
  file: ListDownload & { label: string; right: Right };
  request: { term: string; search: (term: string) => void };
  found: Found;
  filters: ReactNode;
  many: number;
  children: ReactNode;
}

/** A list with search, filters, saved views and export. */
export function SearchableList({ list, title, words, file, request, found, filters, many, children }: Props) {
  const may = useMay();
  return (
    <>
      <ViewTitle title={title}>
        {may(file.right) && <DownloadButton file={file}>{file.label}</DownloadButton>}
      </ViewTitle>
      <Stack>
        <Group justify="space-between" align="flex-end" data-not-printed>
          <Box flex="1 1 20rem">
            <SearchBox label={words.searchLabel} term={request.term} onSearch={request.search} />
          </Box>
          <OrderSwitch />
        </Group>
        {filters}
        <SavedViews area={list} />
        <FoundRows found={found} many={many} none={`${words.none} ${words.noneHint}`}>
          {children}
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
