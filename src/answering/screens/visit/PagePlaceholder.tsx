import { Skeleton } from '../../../ui/blocks/Skeleton.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';

/** Shown while the page or its words load; shows the notice if the connection is lost. */
export function PagePlaceholder() {
  return (
    <>
      <Skeleton />
      <ConnectionNotice />
    </>
  );
}
