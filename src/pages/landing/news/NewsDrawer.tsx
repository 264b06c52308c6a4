import { useState } from 'react';
import { newsWords } from '../../../content/landing/news.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { play } from '../../../ui/icons/play.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import styles from './NewsDrawer.module.css';

export interface NewsDrawerProps {
  title: string;
  text: string;
  /** Address of an embedded video; empty for a text. */
  video: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The whole text, or a video that loads only on request. */
export function NewsDrawer({ title, text, video, isOpen, onClose }: NewsDrawerProps) {
  return (
    <Dialog open={isOpen} title={title} closeWord={newsWords.close} onClose={onClose}>
      <div className={styles.news}>{video === '' ? <p>{text}</p> : <Video title={title} src={video} />}</div>
    </Dialog>
  );
}

function Video({ title, src }: { title: string; src: string }) {
  const [isStarted, setStarted] = useState(false);
  return (
    <>
      <div className={styles.screen}>
        {isStarted ? (
          <iframe
            ref={(frame) => frame?.focus()}
            className={styles.frame}
            title={title}
            src={`${src}&autoplay=1`}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <button type="button" className={styles.play} onClick={() => setStarted(true)}>
            <Icon shape={play} />
            {newsWords.watch}
          </button>
        )}
      </div>
      <p className="quiet">{newsWords.video}</p>
    </>
  );
}
