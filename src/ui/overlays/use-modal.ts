import { type ComponentProps, useLayoutEffect, useRef } from 'react';

type ModalProps = Pick<ComponentProps<'dialog'>, 'ref' | 'inert' | 'onCancel' | 'onClose'>;

/** The native modal dialog keeps the focus inside and gives it back to what opened it. What it takes as a `<dialog>`. */
export function useModal(open: boolean, onClose: () => void): ModalProps {
  const ref = useRef<HTMLDialogElement>(null);

  // Closed while it still stands in the page: a dialog that is taken out leaves the focus on the body.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!open || !element) return;
    element.showModal();
    return () => element.close();
  }, [open]);

  return {
    ref,
    inert: !open,
    onCancel: (event) => {
      event.preventDefault();
      onClose();
    },
    // Some browsers close on a second Escape without asking.
    onClose: () => open && onClose(),
  };
}
