import { Skeleton } from '../../../ui/blocks/Skeleton.tsx';
import { OfflineNotice } from './ConnectionNotice.tsx';

/** The page, or the words that it says, have still to come; where the connection is lost, that is said. */
export function PageOnItsWay() {
  return (
    <>
      <Skeleton />
      <OfflineNotice />
    </>
  );
}
