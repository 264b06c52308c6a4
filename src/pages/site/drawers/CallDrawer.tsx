import { useState } from 'react';
import { callDrawerWords } from '../../../content/landing/drawers/call-drawer.ts';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { EnquiryForm } from '../enquiry/EnquiryForm.tsx';
import { callInputs } from '../enquiry/enquiry-inputs.ts';

const { button, close, text, title } = callDrawerWords;

interface Props {
  open: boolean;
  /** Number of openings, used as key to reset the form. */
  time: number;
  onClose: () => void;
  onAsked: () => void;
}

/** Requests a call. */
export function CallDrawer({ open, time, onClose, onAsked }: Props) {
  const [draft] = useState(() => new Map<string, string>());
  return (
    <Drawer open={open} title={title} onClose={onClose} closeWord={close}>
      <div className="stack gap-16">
        <p>{text}</p>
        <EnquiryForm
          key={time}
          form="call"
          inputs={callInputs}
          button={button}
          draft={draft}
          takesFocus
          onSuccess={onAsked}
        />
      </div>
    </Drawer>
  );
}
