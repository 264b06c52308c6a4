import { ActionIcon, Anchor, Button, Group } from '@mantine/core';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useSearchParams } from 'react-router';
import type { SavedView } from '../../contract/panel/saved-views.ts';
import type { SearchedList } from '../../contract/panel/searched-list.ts';
import { CallButton } from '../parts/CallButton.tsx';
import { focusHeading } from '../parts/focus-heading.ts';
import { useOutcomeNotice } from '../parts/use-outcome-notice.ts';
import { KeepView } from './KeepView.tsx';
import { savedViewsApi } from './saved-views-api.ts';
import { savedViewsWords as words } from './saved-views-words.ts';

export function SavedViews({ area }: { area: SearchedList }) {
  const { data } = savedViewsApi.useListSavedViewsQuery({ params: { area } });
  const [isKeeping, setKeeping] = useState(false);
  const [removed, setRemoved] = useState<SavedView | null>(null);
  const keepButton = useRef<HTMLButtonElement>(null);
  const [address] = useSearchParams();
  const filters = filtersIn(address);
  const views = data?.views ?? [];
  const isNew = filters !== '' && views.every((view) => view.filters !== filters);
  if (views.length === 0 && !isNew && removed === null) return null;
  const cancel = () => {
    // The button must be back to take the focus.
    flushSync(() => setKeeping(false));
    keepButton.current?.focus();
  };
  return (
    <Group component="section" gap="xs" aria-label={words.title} data-not-printed>
      {views.map((view) => (
        <View
          key={view.id}
          area={area}
          view={view}
          isShown={view.filters === filters}
          onRemoved={setRemoved}
        />
      ))}
      {removed !== null && (
        <RestoreView key={removed.id} area={area} view={removed} close={() => setRemoved(null)} />
      )}
      {isNew && !isKeeping && (
        <Button ref={keepButton} size="xs" variant="subtle" onClick={() => setKeeping(true)}>
          {words.keep}
        </Button>
      )}
      {isNew && isKeeping && (
        <KeepView area={area} filters={filters} close={() => setKeeping(false)} cancel={cancel} />
      )}
    </Group>
  );
}

/** The filters without the cursor, sorted so that equal filters compare equal. */
function filtersIn(address: URLSearchParams): string {
  const filters = new URLSearchParams(address);
  filters.delete('depois');
  filters.sort();
  return `${filters}`;
}

interface ViewProps {
  area: SearchedList;
  view: SavedView;
  isShown: boolean;
  onRemoved: (view: SavedView) => void;
}

function View({ area, view, isShown, onRemoved }: ViewProps) {
  const { id, name, filters } = view;
  const notify = useOutcomeNotice();
  const [remove] = savedViewsApi.useRemoveViewMutation();
  const drop = async () => {
    if (await notify(remove({ params: { area, id } }), words.removed)) onRemoved(view);
  };
  return (
    <Group gap={2} wrap="nowrap">
      <Anchor
        component={Link}
        to={`?${filters}`}
        size="sm"
        aria-current={isShown || undefined}
        fw={isShown ? 700 : undefined}
      >
        {name}
      </Anchor>
      <ActionIcon variant="subtle" color="gray" aria-label={words.remove(name)} onClick={drop}>
        <X size={14} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

interface Props {
  area: SearchedList;
  view: SavedView;
  close: () => void;
}

// One function for all renders, since a new ref would take the focus again.
const focus = (button: HTMLButtonElement | null) => button?.focus();

/** Undoes a removal. It stays until it is pressed or another view is removed: nobody has to hurry. */
function RestoreView({ area, view: { name, filters }, close }: Props) {
  const [save] = savedViewsApi.useSaveViewMutation();
  return (
    <CallButton
      size="xs"
      call={() => save({ params: { area }, body: { name, filters } })}
      done={words.restored}
      onDone={() => {
        close();
        focusHeading();
      }}
      // The button that had the focus went with the removed view.
      ref={focus}
    >
      {words.restore(name)}
    </CallButton>
  );
}
