import { Button, Group, TextInput } from '@mantine/core';
import type { FormEvent, KeyboardEvent } from 'react';
import type { SearchedList } from '../../contract/panel/searched-list.ts';
import { problemOf } from '../api/problem-of.ts';
import { focusHeading } from '../parts/focus-heading.ts';
import { LoadingButton } from '../parts/LoadingButton.tsx';
import { useOutcomeNotice } from '../parts/use-outcome-notice.ts';
import { savedViewsApi } from './saved-views-api.ts';
import { savedViewsWords as words } from './saved-views-words.ts';

interface Props {
  area: SearchedList;
  filters: string;
  close: () => void;
  cancel: () => void;
}

export function KeepView({ area, filters, close, cancel }: Props) {
  const notify = useOutcomeNotice();
  const [save, { error, isLoading }] = savedViewsApi.useSaveViewMutation();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '');
    if (!(await notify(save({ params: { area }, body: { name, filters } }), words.saved, ['name']))) return;
    close();
    focusHeading();
  };
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') cancel();
  };
  return (
    <form onSubmit={send} onKeyDown={leave} noValidate>
      <Group gap="xs" align="flex-end">
        <TextInput
          name="name"
          size="xs"
          label={words.name}
          maxLength={40}
          autoComplete="off"
          error={problemOf(error)?.fields.name}
          // The buttons stand beside the input, whether or not an error follows.
          inputWrapperOrder={['label', 'error', 'input']}
          // Focus moves to the name field when it opens.
          ref={(input) => input?.focus()}
        />
        <LoadingButton type="submit" size="xs" loading={isLoading}>
          {words.save}
        </LoadingButton>
        <Button size="xs" variant="default" onClick={cancel}>
          {words.cancel}
        </Button>
      </Group>
    </form>
  );
}
