import { Modal, type ModalProps } from '@mantine/core';
import { useReturnFocus } from './use-return-focus.ts';

interface Props extends Omit<ModalProps, 'opened' | 'onClose'> {
  close: () => void;
}

/** A dialog that is mounted while it is open. */
export function Dialog({ close, ...props }: Props) {
  useReturnFocus();
  return <Modal opened onClose={close} {...props} />;
}
