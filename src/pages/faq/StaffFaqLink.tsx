import { NewTabButtonLink } from '../../answering/NewTabLink.tsx';
import { staffWords } from '../../content/faq/staff.ts';

/** Staff find their answers on the company's own site. */
export const StaffFaqLink = () => (
  <div className="stack gap-24 at-start">
    <p>{staffWords.text}</p>
    <NewTabButtonLink href={staffWords.href} aria-label={staffWords.actionOf}>
      {staffWords.action}
    </NewTabButtonLink>
  </div>
);
