import { Modal, type ModalProps } from '@mantine/core';
import { useState } from 'react';
import { LeaveQuestion } from '../unsaved/LeaveQuestion.tsx';
import { useUnsaved } from '../unsaved/use-unsaved.ts';
import { useReturnFocus } from './use-return-focus.ts';

interface Props extends Omit<ModalProps, 'opened' | 'onClose'> {
  close: () => void;
  /** What is written in it is some work, and not lost unasked. */
  keepsTyped?: true;
}

/** A dialog that is mounted while it is open. */
export function Dialog({ close, keepsTyped, children, ...props }: Props) {
  const [isTyped, setTyped] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useReturnFocus();
  useUnsaved(isTyped);
  return (
    <>
      <Modal
        opened
        onClose={() => (isTyped ? setAsking(true) : close())}
        closeOnEscape={!isAsking}
        {...(keepsTyped && { onInput: () => setTyped(true), closeOnClickOutside: false })}
        {...props}
      >
        {children}
      </Modal>
      <LeaveQuestion isOpen={isAsking} stay={() => setAsking(false)} leave={close} />
    </>
  );
}
