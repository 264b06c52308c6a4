import { type ComponentProps, useLayoutEffect, useRef } from 'react';

type ModalProps = Pick<ComponentProps<'dialog'>, 'ref' | 'inert' | 'onCancel' | 'onClose'>;

/** Props for a native modal dialog, which traps the focus and returns it to the opener. */
export function useModal(open: boolean, onClose: () => void): ModalProps {
  const ref = useRef<HTMLDialogElement>(null);

  // Closed while still in the document: removing an open dialog would leave the focus on the body.
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
    // Some browsers close on a second Escape without a cancel event.
    onClose: () => open && onClose(),
  };
}
