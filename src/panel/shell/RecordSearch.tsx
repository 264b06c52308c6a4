import {
  ActionIcon,
  Button,
  Combobox,
  Group,
  Kbd,
  Modal,
  Switch,
  Text,
  TextInput,
  useCombobox,
} from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { FoundKind } from '../../contract/panel/find.ts';
import { findApi } from '../api/find-api.ts';
import { problemOf } from '../api/problem-of.ts';
import { searched } from '../search-slice.ts';
import { usePanelDispatch } from '../store.ts';
import { kindWords, findWords as words } from '../words/find-words.ts';
import { groupsOf, recordPaths } from '../words/found-rows.ts';

/** The lists that show the rest of what was found; conversations have no search of their own. */
const lists: Readonly<Partial<Record<FoundKind, string>>> = { ...recordPaths, conversations: undefined };

export function RecordSearch() {
  const [isOpen, { open, close }] = useDisclosure();
  // While something is typed as well. No single key: speech input would press it (WCAG 2.1.4).
  useHotkeys([['mod+K', open]], []);
  return (
    <>
      <Button
        variant="default"
        visibleFrom="sm"
        onClick={open}
        ms="auto"
        mih="2.75rem"
        fw={400}
        leftSection={<Search size={16} aria-hidden />}
        rightSection={<Kbd aria-hidden>{words.keys}</Kbd>}
        aria-keyshortcuts="Control+K"
      >
        {words.title}
      </Button>
      <ActionIcon
        variant="subtle"
        size={44}
        color="gray"
        hiddenFrom="sm"
        onClick={open}
        aria-label={words.title}
        ms="auto"
      >
        <Search size={20} aria-hidden />
      </ActionIcon>
      <Modal opened={isOpen} onClose={close} title={words.title} size="lg" yOffset="8vh">
        <RecordSearchForm close={close} />
      </Modal>
    </>
  );
}

/** Searches on submit instead of on input, because every search is written to the audit log. */
function RecordSearchForm({ close }: { close: () => void }) {
  const [term, setTerm] = useState('');
  const [isOfPerson, setOfPerson] = useState(false);
  const [ask, { data, error, isFetching, originalArgs }] = findApi.useLazyFindRecordsQuery();
  const navigate = useNavigate();
  const dispatch = usePanelDispatch();
  const groups = data === undefined || error !== undefined ? [] : groupsOf(data);
  const asked = originalArgs?.body.search ?? '';
  // Escape closes the list, and the dialog with it.
  const combobox = useCombobox({ opened: groups.length > 0, onDropdownClose: close });
  const problem = problemOf(error);
  const many = groups.reduce((sum, { rows }) => sum + rows.length, 0);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    combobox.resetSelectedOption();
    void ask({ body: { search: term.trim() } });
  };
  const type = (text: string) => {
    setTerm(text);
    combobox.resetSelectedOption();
  };
  const openPath = (path: string) => {
    for (const list of ['orders', 'leads', 'renewals'] as const)
      if (lists[list] === path) dispatch(searched({ list, term: asked }));
    close();
    void navigate(path);
  };

  return (
    <Combobox store={combobox} onOptionSubmit={openPath}>
      <form onSubmit={submit}>
        <Group align="flex-end" gap="xs">
          <Combobox.EventsTarget withExpandedAttribute>
            <TextInput
              label={words.label}
              description={words.hint}
              value={term}
              onChange={({ currentTarget }) => type(currentTarget.value)}
              error={problem?.fields.search}
              maxLength={80}
              autoComplete="off"
              spellCheck={false}
              data-autofocus
              flex="1 1 14rem"
            />
          </Combobox.EventsTarget>
          <Button type="submit" loading={isFetching}>
            {words.search}
          </Button>
        </Group>
      </form>
      <Text size="sm" c={problem ? 'red' : 'dimmed'} mt="sm" role="status">
        {problem && problem.fields.search === undefined && problem.message}
        {data &&
          !problem &&
          !isFetching &&
          (many === 0 ? words.none : words.found(many, data.more.length > 0))}
      </Text>
      {groups.length > 0 && (
        <Switch
          label={words.opensPerson}
          checked={isOfPerson}
          onChange={({ currentTarget }) => setOfPerson(currentTarget.checked)}
          mt="xs"
        />
      )}
      {groups.length > 0 && (
        <Combobox.Options aria-label={words.results} mt="xs">
          {groups.map(({ kind, rows }) => (
            <Combobox.Group key={kind} label={kindWords[kind]}>
              {rows.map(({ path, name, facts }) => (
                <Combobox.Option key={path} value={isOfPerson ? `/pessoas${path}` : path}>
                  <Text fw={500}>{name || words.noName}</Text>
                  <Text size="sm" opacity={0.85} style={{ overflowWrap: 'anywhere' }}>
                    {facts.filter(Boolean).join(' · ')}
                  </Text>
                </Combobox.Option>
              ))}
              {data?.more.includes(kind) && lists[kind] !== undefined && (
                <Combobox.Option value={lists[kind]}>{words.all(kind)}</Combobox.Option>
              )}
            </Combobox.Group>
          ))}
        </Combobox.Options>
      )}
    </Combobox>
  );
}
