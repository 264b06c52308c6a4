import { useState } from 'react';
import { contactDrawerWords } from '../../../content/landing/drawers/contact-drawer.ts';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { EnquiryForm } from '../enquiry/EnquiryForm.tsx';
import { contactInputs } from '../enquiry/enquiry-inputs.ts';

const { button, close, offers, title } = contactDrawerWords;

interface Props {
  open: boolean;
  /** As entered with the postcode. */
  phone: string;
  onClose: () => void;
}

/** Asks for name and contact, then continues to the house number. */
export function ContactDrawer({ open, phone, onClose }: Props) {
  const [draft] = useState(() => new Map<string, string>());
  const inputs = contactInputs.map((input) => (input.name === 'phone' ? { ...input, given: phone } : input));
  return (
    <Drawer open={open} title={title} onClose={onClose} closeWord={close}>
      <EnquiryForm
        form="contact"
        inputs={inputs}
        button={button}
        draft={draft}
        takesFocus
        onSuccess={onClose}
      >
        <p className="quiet">{offers}</p>
      </EnquiryForm>
    </Drawer>
  );
}
