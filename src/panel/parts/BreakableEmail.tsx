import { Fragment } from 'react';

/** An e-mail address that breaks after @ and dots. */
export const BreakableEmail = ({ email }: { email: string }) =>
  email.split(/(?<=[@.])/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts may repeat and do not move
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
