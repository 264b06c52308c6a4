export type AnnouncerProps = { polite?: string; assertive?: string };

/** Mounted once and kept: a live region added together with its text is often not announced. */
export function Announcer({ polite = '', assertive = '' }: AnnouncerProps) {
  return (
    <div className="visually-hidden">
      <p aria-live="polite" aria-atomic="true">
        {polite}
      </p>
      <p aria-live="assertive" aria-atomic="true">
        {assertive}
      </p>
    </div>
  );
}
