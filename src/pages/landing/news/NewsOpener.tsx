import { type ComponentType, useState } from 'react';
import { newsWords } from '../../../content/landing/news.ts';
import type { NewsDrawerProps } from './NewsDrawer.tsx';
import styles from './NewsOpener.module.css';

interface Props {
  title: string;
  text: string;
  /** The address of an embedded video, or nothing. */
  video: string;
}

/** The button of a card. What it opens is fetched when it is first pressed. */
export function NewsOpener({ title, text, video }: Props) {
  const [Drawer, setDrawer] = useState<ComponentType<NewsDrawerProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    try {
      const { NewsDrawer } = await import('./NewsDrawer.tsx');
      setDrawer(() => NewsDrawer);
      setOpen(true);
    } catch {
      // The connection is down: the card stays as it is, and the next press tries again.
    }
  };
  const word = video === '' ? newsWords.more : newsWords.watch;
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-label={video === '' ? newsWords.moreOf(title) : `${newsWords.watch}: ${title}`}
        onClick={open}
      >
        {word}
      </button>
      {Drawer && (
        <Drawer title={title} text={text} video={video} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
