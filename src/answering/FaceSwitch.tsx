import { useSelector } from 'react-redux';
import { frame } from '../content/screens/frame.ts';
import { faces } from '../funnel/face.ts';
import type { RootState } from '../store/root-reducer.ts';
import { RouteLink } from '../ui/RouteLink.tsx';
import styles from './FaceSwitch.module.css';
import { useOtherFace } from './use-other-face.ts';

const words = frame.faces;

/** The patience of most: whoever was refused twice is shown the other way. */
const patience = 2;

/** Change faces at any moment; offered in so many words to whoever has trouble here. */
export function FaceSwitch() {
  const { face, refusals } = useSelector((state: RootState) => state.visit);
  const isConversation = faces[face].door !== null;
  const { to, take } = useOtherFace(isConversation ? 'pages' : 'chat');
  return (
    <p className={styles.line} data-print="no">
      {refusals >= patience && <span>{isConversation ? words.offerPages : words.offerConversation} </span>}
      <RouteLink to={to} className={styles.link} onClick={take}>
        {isConversation ? words.pages : words.conversation}
      </RouteLink>
    </p>
  );
}
