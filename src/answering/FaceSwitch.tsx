import { frame } from '../content/screens/frame.ts';
import { type FaceId, faces } from '../funnel/face.ts';
import { draftKept } from '../store/events.ts';
import type { RootState } from '../store/root-reducer.ts';
import { RouteLink } from '../ui/RouteLink.tsx';
import styles from './FaceSwitch.module.css';
import { draftOf, selectAddressIn } from './other-face.ts';
import { useDispatch, useSelector, useStore } from './store-view.ts';

const words = frame.faces;

/** The patience of most: whoever was refused twice is shown the other way. */
const patience = 2;

/** Change faces at any moment; offered in so many words to whoever has trouble here. */
export function FaceSwitch() {
  const dispatch = useDispatch();
  const store = useStore();
  const isConversation = useSelector(({ visit }: RootState) => faces[visit.face].door !== null);
  const isTroubled = useSelector(({ visit }: RootState) => visit.refusals >= patience);
  const other: FaceId = isConversation ? 'pages' : 'chat';
  const to = useSelector((state: RootState) => selectAddressIn(other, state));
  return (
    <p className={styles.line} data-print="no">
      {isTroubled && <span>{isConversation ? words.offerPages : words.offerConversation} </span>}
      <RouteLink
        to={to}
        className={styles.link}
        onClick={() => dispatch(draftKept({ raw: draftOf(store.getState()) }))}
      >
        {isConversation ? words.pages : words.conversation}
      </RouteLink>
    </p>
  );
}
