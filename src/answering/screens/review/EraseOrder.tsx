import { useState } from 'react';
import { erasureWords as words } from '../../../content/screens/erasure.ts';
import { helpRequested } from '../../../store/events.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ErrorNotice } from '../../../ui/blocks/Notice.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useAppDispatch, useAppSelector } from '../../store-hooks.ts';

/** Erases the order, as the law requires: confirmed once, carried out at once. */
export function EraseOrder() {
  const dispatch = useAppDispatch();
  const erasure = useAppSelector((state) => state.help.erasure);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" wide onClick={() => setOpen(true)}>
        {words.ask}
      </Button>
      <Dialog
        open={isOpen}
        title={words.title}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button
              wide
              isLoading={erasure.kind === 'asked'}
              loadingLabel={words.erasing}
              onClick={() => dispatch(helpRequested({ kind: 'erasure' }))}
            >
              {words.confirm}
            </Button>
            <Button variant="secondary" wide onClick={() => setOpen(false)}>
              {words.keep}
            </Button>
          </>
        }
      >
        <p>{words.explain}</p>
        <ErrorNotice>{erasure.kind === 'refused' && erasure.message}</ErrorNotice>
      </Dialog>
    </>
  );
}
