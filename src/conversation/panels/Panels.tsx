import { useContext, useEffectEvent, useLayoutEffect, useState } from 'react';
import { ContinueLaterLink } from '../../answering/later/ContinueLaterLink.tsx';
import { NewTabLink } from '../../answering/NewTabLink.tsx';
import { PhoneLines } from '../../answering/screens/help/PhoneLines.tsx';
import { useAppSelector } from '../../answering/store-hooks.ts';
import { OrderSummary } from '../../answering/summary/OrderSummary.tsx';
import { panelWords } from '../../content/conversation/panels.ts';
import { laterWords } from '../../content/screens/later.ts';
import { supplier } from '../../content/supplier.ts';
import { whatsappLink } from '../../contract/whatsapp-link.ts';
import type { Panel } from '../../dialogue/outcome/message-outcome.ts';
import { selectSummaryTitle } from '../../dialogue/summary/select-summary.ts';
import { writePath } from '../../funnel/routes/read-path.ts';
import { selectCampaign, selectHelpProtocol } from '../../store/selectors.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import styles from '../PendingQuestion.module.css';
import { SayContext } from '../say-context.ts';

const words = panelWords.help;

/** Commands for the conversation, and contact options. */
function HelpPanel({ open, onClose }: PanelProps) {
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

/** The summary in the second column of a wide screen. */
const summaryBeside = (): HTMLElement | null => {
  const beside = document.querySelector<HTMLElement>('aside[data-summary]');
  return beside?.checkVisibility() ? beside : null;
};

/**
 * The summary as a dialog; on wide screens the focus moves to the second column instead. A link in it leads to its
 * question.
 */
function SummaryPanel({ open, onClose }: PanelProps) {
  const title = useAppSelector(selectSummaryTitle);
  const [isOver, setIsOver] = useState(false);
  const leave = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!open) return;
    const beside = summaryBeside();
    setIsOver(beside === null);
    beside?.focus();
    if (beside !== null) leave();
    return () => setIsOver(false);
  }, [open]);
  const follow = (event: { target: EventTarget }) => {
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  };
  return (
    <Dialog open={open && isOver} title={title} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens; the links in it have keys of their own */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click as well */}
      <div onClick={follow}>
        <OrderSummary />
      </div>
    </Dialog>
  );
}

/** The dialogs over the conversation. The last one stays mounted until its exit animation ends. */
export function Panels({ open, onClose }: { open: Panel | null; onClose: () => void }) {
  const [last, setLast] = useState(open);
  if (open !== null && open !== last) setLast(open);
  const panel = { open: open !== null, onClose };
  if (last === 'later') return <LaterPanel {...panel} />;
  return last === 'summary' ? <SummaryPanel {...panel} /> : <HelpPanel {...panel} />;
}

/** For leaving: what is stored, and the link to return. */
const LaterPanel = ({ open, onClose }: PanelProps) => (
  <Dialog open={open} title={laterWords.title} onClose={onClose}>
    <ContinueLaterLink />
  </Dialog>
);

interface PanelProps {
  open: boolean;
  onClose: () => void;
}
