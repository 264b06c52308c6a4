import { FaceSwitch } from '../answering/FaceSwitch.tsx';
import { conversationWords as words } from '../content/conversation/words.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Talk.module.css';

/** The other ways: by form, or with help. */
export function Ways({ onHelp }: { onHelp: () => void }) {
  return (
    <div className={styles.ways} data-print="no">
      <FaceSwitch />
      <Button variant="quiet" onClick={onHelp} aria-haspopup="dialog">
        {words.help}
      </Button>
    </div>
  );
}
