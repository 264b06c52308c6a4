import { Fragment } from 'react';

/** An e-mail address that breaks after @ and dots. */
export const BreakableEmail = ({ email }: { email: string }) =>
  email.split(/(?<=[@.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts may repeat and do not move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
