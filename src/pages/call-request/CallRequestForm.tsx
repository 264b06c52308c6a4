import { useEffect, useRef, useState } from 'react';
import { formatPhone, parsePhone } from '../../brazil/phone.ts';
import { callPageWords } from '../../content/landing/call-page.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { useSiteRoutes } from '../../ui/actions/site-routes.ts';
import { unbroken } from '../../ui/text/unbroken.ts';
import { EnquiryForm } from '../site/enquiry/EnquiryForm.tsx';
import { callInputs } from '../site/enquiry/enquiry-inputs.ts';

const { button, done, promise, ways } = callPageWords;

/** Asks for a number to call, and confirms the request. */
export function CallRequestForm() {
  const [phone, setPhone] = useState<string | null>(null);
  const [isAgain, setAgain] = useState(false);
  if (phone !== null)
    return (
      <Asked
        phone={phone}
        onAgain={() => {
          setAgain(true);
          setPhone(null);
        }}
      />
    );
  return (
    <EnquiryForm
      form="call"
      inputs={callInputs}
      button={button}
      takesFocus={isAgain}
      onSuccess={(raw) => setPhone(raw.phone?.[0] ?? '')}
    >
      <p className="quiet">{promise}</p>
    </EnquiryForm>
  );
}

function Asked({ phone, onAgain }: { phone: string; onAgain: () => void }) {
  const { hrefOf } = useSiteRoutes();
  const heading = useRef<HTMLHeadingElement>(null);
  const parsed = parsePhone(phone, { landline: true });
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="stack gap-16">
      <h3 ref={heading} tabIndex={-1}>
        {done.title}
      </h3>
      <p>{done.said}</p>
      <p>{unbroken(done.number(parsed.ok ? formatPhone(parsed.digits) : phone))}</p>
      <p>{done.meanwhile}</p>
      <ButtonLink href={hrefOf(ways.plans.href)} variant="secondary" wide>
        {ways.plans.text}
      </ButtonLink>
      <Button variant="quiet" wide onClick={onAgain}>
        {done.again}
      </Button>
    </div>
  );
}
