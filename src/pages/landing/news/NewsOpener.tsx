import { type ComponentType, useState } from 'react';
import { newsWords } from '../../../content/landing/news.ts';
import type { NewsDrawerProps } from './NewsDrawer.tsx';
import styles from './NewsOpener.module.css';

interface Props {
  title: string;
  text: string;
  /** Address of an embedded video; empty for a text. */
  video: string;
}

/** The card's button. The drawer is loaded with the first press. */
export function NewsOpener({ title, text, video }: Props) {
  const [Drawer, setDrawer] = useState<ComponentType<NewsDrawerProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    try {
      const { NewsDrawer } = await import('./NewsDrawer.tsx');
      setDrawer(() => NewsDrawer);
      setOpen(true);
    } catch {
      // Loading failed: the next press tries again.
    }
  };
  const word = video === '' ? newsWords.more : newsWords.watch;
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        data-look="link"
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
