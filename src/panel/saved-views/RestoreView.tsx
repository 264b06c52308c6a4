import type { SavedView } from '../../contract/panel/saved-views.ts';
import type { SearchedList } from '../../contract/panel/searched-list.ts';
import { CallButton } from '../parts/CallButton.tsx';
import { focusHeading } from '../parts/focus-heading.ts';
import { savedViewsApi } from './saved-views-api.ts';
import { savedViewsWords as words } from './saved-views-words.ts';

interface Props {
  area: SearchedList;
  view: SavedView;
  close: () => void;
}

// One function for all renders, since a new ref would take the focus again.
const focus = (button: HTMLButtonElement | null) => button?.focus();

/** Undoes a removal. It stays until it is pressed or another view is removed: nobody has to hurry. */
export function RestoreView({ area, view: { name, filters }, close }: Props) {
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
