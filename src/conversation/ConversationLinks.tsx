import { memo } from 'react';
import { FaceSwitch } from '../answering/FaceSwitch.tsx';
import { conversationWords as words } from '../content/conversation/words.ts';
import type { Panel } from '../dialogue/outcome/message-outcome.ts';
import { Button } from '../ui/actions/Button.tsx';
import styles from './ConversationView.module.css';

/** Links to the form and to help. */
export const ConversationLinks = memo(function ConversationLinks({
  onPanel,
}: {
  onPanel: (panel: Panel) => void;
}) {
  return (
    <div className={styles.links} data-print="no">
      <FaceSwitch />
      <Button variant="quiet" onClick={() => onPanel('help')} aria-haspopup="dialog">
        {words.help}
      </Button>
    </div>
  );
});
