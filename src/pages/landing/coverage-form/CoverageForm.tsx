import { Suspense, useId, useState } from 'react';
import { NewTabLink } from '../../../answering/NewTabLink.tsx';
import { coverageFormWords } from '../../../content/landing/coverage-form.ts';
import { callDrawerWords } from '../../../content/landing/drawers/call-drawer.ts';
import { siteLinks } from '../../../content/landing/site/site-links.ts';
import { useSiteRoutes } from '../../../ui/actions/site-routes.ts';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { lazyWithPreload } from '../../../ui/late/lazy-with-preload.tsx';
import { EnquiryForm } from '../../site/enquiry/EnquiryForm.tsx';
import { coverageInputs } from '../../site/enquiry/enquiry-inputs.ts';
import styles from './CoverageForm.module.css';

const { button, consent, unknownPostcode } = coverageFormWords;

const ContactDrawer = lazyWithPreload(
  async () => (await import('../../site/drawers/ContactDrawer.tsx')).ContactDrawer,
);

/** Asks postcode and phone; the name is asked once the address is known. */
export function CoverageForm() {
  const id = useId();
  const { hrefOf } = useSiteRoutes();
  const [phone, setPhone] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const succeed = (raw: Readonly<Record<string, readonly string[]>>) => {
    setPhone(raw.phone?.[0] ?? '');
    setOpen(true);
  };
  return (
    <>
      <EnquiryForm
        form="coverage"
        inputs={coverageInputs}
        button={button}
        layout="row"
        onSuccess={succeed}
        onAgain={succeed}
      >
        <div className={styles.rest}>
          <Checkbox id={`${id}-consent`} name="accept_phone_contact" label={consent} defaultChecked />
          <p className={styles.ways}>
            <NewTabLink className="touch-target strong" href={unknownPostcode.url}>
              {unknownPostcode.label}
            </NewTabLink>
            <a className="touch-target strong" href={hrefOf(siteLinks.call)} data-opens="call">
              {callDrawerWords.title}
            </a>
          </p>
        </div>
      </EnquiryForm>
      {phone !== null && (
        <Suspense>
          <ContactDrawer open={isOpen} phone={phone} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
