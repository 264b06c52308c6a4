import { Button, Group, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { listWords as words } from '../../words/order-words.ts';

interface Props {
  label: string;
  term: string;
  onSearch: (term: string) => void;
}

/** Searches on submit instead of on input, because every search is written to the audit log. */
export function SearchBox({ label, term, onSearch }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    if (field.current) field.current.value = '';
    // The pressed button disappears.
    field.current?.focus();
    onSearch('');
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim());
  };
  return (
    <form onSubmit={submit} data-not-printed>
      <Group align="flex-end" gap="xs">
        <TextInput
          ref={field}
          name="search"
          label={label}
          defaultValue={term}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          flex="1 1 11rem"
          maw={480}
        />
        <Button type="submit" leftSection={<Search size={16} aria-hidden />}>
          {words.search}
        </Button>
        {term !== '' && (
          <Button variant="subtle" onClick={clear}>
            {words.clear}
          </Button>
        )}
      </Group>
    </form>
  );
}
