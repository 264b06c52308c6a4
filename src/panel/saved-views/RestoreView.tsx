import type { SavedView, ViewArea } from '../../contract/panel/saved-views.ts';
import { focusHeading } from '../parts/focus-heading.ts';
import { LoadingButton } from '../parts/LoadingButton.tsx';
import { useOutcomeNotice } from '../parts/use-outcome-notice.ts';
import { savedViewsApi } from './saved-views-api.ts';
import { savedViewsWords as words } from './saved-views-words.ts';

interface Props {
  area: ViewArea;
  view: SavedView;
  close: () => void;
}

// One function for all renders, since a new ref would take the focus again.
const focus = (button: HTMLButtonElement | null) => button?.focus();

/** Undoes a removal. It stays until it is pressed or another view is removed: nobody has to hurry. */
export function RestoreView({ area, view: { name, filters }, close }: Props) {
  const notify = useOutcomeNotice();
  const [save, { isLoading }] = savedViewsApi.useSaveViewMutation();
  const restore = async () => {
    if (!(await notify(save({ params: { area }, body: { name, filters } }), words.restored))) return;
    close();
    focusHeading();
  };
  return (
    <LoadingButton
      size="xs"
      variant="default"
      loading={isLoading}
      onClick={restore}
      // The button that had the focus went with the removed view.
      ref={focus}
    >
      {words.restore(name)}
    </LoadingButton>
  );
}
