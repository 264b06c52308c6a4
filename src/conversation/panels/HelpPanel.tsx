import { useContext } from 'react';
import { ContinueLaterLink } from '../../answering/later/ContinueLaterLink.tsx';
import { NewTabLink } from '../../answering/NewTabLink.tsx';
import { PhoneLines } from '../../answering/screens/help/PhoneLines.tsx';
import { useAppSelector } from '../../answering/store-hooks.ts';
import { panelWords } from '../../content/conversation/panels.ts';
import { supplier } from '../../content/supplier.ts';
import { whatsappLink } from '../../contract/whatsapp-link.ts';
import { writePath } from '../../funnel/routes/read-path.ts';
import { selectCampaign, selectHelpProtocol } from '../../store/selectors.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import styles from '../PendingQuestion.module.css';
import { SayContext } from '../say-context.ts';
import type { PanelProps } from './panel.ts';

const words = panelWords.help;

/** Commands for the conversation, and contact options. */
export function HelpPanel({ open, onClose }: PanelProps) {
  const campaign = useAppSelector(selectCampaign);
  const protocol = useAppSelector(selectHelpProtocol);
  return (
    <Dialog open={open} title={words.title} onClose={onClose}>
      <div className="stack gap-16">
        <Commands onClose={onClose} />
        <h3>{words.person}</h3>
        <p>
          <NewTabLink href={whatsappLink(supplier.whatsapp, words.whatsappText(protocol))}>
            {words.whatsapp}
          </NewTabLink>
        </p>
        <p className="quiet">{words.whatsappNote}</p>
        <PhoneLines />
        <p>
          <a href={writePath(campaign, words.call.route)}>{words.call.text}</a>
        </p>
        <h3>{words.later}</h3>
        <ContinueLaterLink />
      </div>
    </Dialog>
  );
}

/** What may be written at any time: a tap writes it. */
function Commands({ onClose }: Pick<PanelProps, 'onClose'>) {
  const say = useContext(SayContext);
  const isReady = useAppSelector((state) => state.visit.phase === 'ready');
  const isRead = useAppSelector(({ understanding }) => !understanding.isAbsent);
  const write = (command: string) => {
    onClose();
    say(command);
  };
  // A shop that reads no messages knows no commands.
  if (!isRead) return null;
  return (
    <>
      <p>{words.commands}</p>
      <div className={styles.suggestions}>
        {words.list.map((command) => (
          // What stands in brackets or behind a comma explains it.
          <Button
            key={command}
            variant="secondary"
            disabled={!isReady}
            onClick={() => write(command.replace(/ \(.*|,.*/, ''))}
          >
            {command}
          </Button>
        ))}
      </div>
      <p>{words.questions}</p>
    </>
  );
}
