import { frame } from '../content/screens/frame.ts';
import { selectAddressIn } from '../dialogue/selectors.ts';
import { type FaceId, faces } from '../funnel/routes/face.ts';
import { selectFacts } from '../store/selectors.ts';
import { RouteLink } from '../ui/actions/RouteLink.tsx';
import styles from './FaceSwitch.module.css';
import { keepTyped } from './form/draft-of.ts';
import { useAppSelector, useAppStore } from './store-hooks.ts';

const words = frame.faces;

/** Number of refused answers after which the other face is offered. */
const maxRefusals = 2;

/**
 * Switches between conversation and form at any time before the order. After several refusals it is offered in full
 * words.
 */
export function FaceSwitch() {
  const store = useAppStore();
  const isConversation = useAppSelector(({ visit }) => faces[visit.face].conversationPath !== null);
  const isTroubled = useAppSelector(({ misunderstandings }) => misunderstandings.refusals >= maxRefusals);
  const other: FaceId = isConversation ? 'pages' : 'chat';
  const to = useAppSelector((state) => selectAddressIn(other, state));
  const isOver = useAppSelector((state) => selectFacts(state).order !== null);
  if (isOver) return null;
  return (
    <p className="quiet" data-print="no">
      {isTroubled && <span>{isConversation ? words.offerPages : words.offerConversation} </span>}
      <RouteLink to={to} className={styles.link} onClick={() => keepTyped(store)}>
        {isConversation ? words.pages : words.conversation}
      </RouteLink>
    </p>
  );
}
