import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type Swiper from 'swiper';
import { StepArrow } from '../actions/StepArrow.tsx';
import { isStill } from '../motion/is-still.ts';
import styles from './Carousel.module.css';
import { inView, startOf } from './carousel-row.ts';

export interface CarouselProps {
  slides: readonly { id: string | number; content: ReactNode }[];
  /** The slide in view; a change scrolls to it. */
  at: number;
  /** The accessible name of a row without focusable content: the row itself then takes the focus. */
  area?: string;
  words: {
    previous: string;
    next: string;
    /** Slides count from 1; wide rows show several. */
    position: (first: number, last: number, total: number) => string;
  };
}

/** Events that may precede a press on an arrow. */
const touches = ['pointerenter', 'pointerdown', 'focusin'] as const;

/**
 * A row that scrolls natively, with all slides in the page. It can be swiped and tabbed through before the script has
 * loaded.
 */
export function Carousel({ slides, at, area, words }: CarouselProps) {
  const total = slides.length;
  const row = useRef<HTMLDivElement>(null);
  const steps = useRef<Swiper | null>(null);
  const [[first, last], setSeen] = useState<readonly [number, number]>([at, at]);
  // The position is announced only after a button press; screen readers read the slides themselves.
  const [isPressed, setPressed] = useState(false);

  const look = () => {
    const seen = row.current && inView(row.current);
    if (seen && (seen[0] !== first || seen[1] !== last)) setSeen(seen);
  };
  const show = (index: number) => {
    // Swiper ignores a slide it believes to show already: it may have loaded while the row was scrolled.
    const isMoved = steps.current?.slideTo(index, isStill() ? 0 : undefined) ?? false;
    if (!isMoved) row.current?.scrollTo?.({ left: startOf(row.current, index) });
  };
  const step = (index: number) => {
    setPressed(true);
    if (index >= 0 && index < total) show(index);
  };

  /**
   * Tabbing scrolls the slide into view completely. On touch the row does not move, since the target would move away.
   */
  const followKeys = ({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) => {
    if (key !== 'Tab' || !(target instanceof Element)) return;
    const index = [...currentTarget.children].findIndex((slide) => slide.contains(target));
    const seen = inView(currentTarget);
    if (index >= 0 && seen && (index < seen[0] || index > seen[1])) show(index);
  };

  const arrive = useEffectEvent(() => {
    if (row.current) row.current.scrollLeft = startOf(row.current, at);
    look();
  });
  useLayoutEffect(() => arrive(), []);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current !== at) show(at);
    shown.current = at;
  });

  const resized = useEffectEvent(look);
  useEffect(() => {
    const track = row.current;
    if (track === null) return;
    let coming: Promise<Swiper | null> | null = null;
    const touched = () => {
      coming ??= carouselSteps(track).then(
        (swiper) => {
          steps.current = swiper;
          return swiper;
        },
        // The row scrolls without it too.
        () => null,
      );
    };
    const around = track.parentElement?.parentElement;
    for (const touch of touches) around?.addEventListener(touch, touched, { once: true, passive: true });
    const resize = () => resized();
    addEventListener('resize', resize);
    return () => {
      for (const touch of touches) around?.removeEventListener(touch, touched);
      removeEventListener('resize', resize);
      steps.current = null;
      coming?.then((swiper) => swiper?.destroy(true, false));
    };
  }, []);

  return (
    <div className="stack gap-4">
      <div className={styles.view}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens inside */}
        <div
          ref={row}
          className={`swiper-wrapper ${styles.row}`}
          onScroll={look}
          onFocus={() => setPressed(false)}
          onKeyUp={followKeys}
          {...(area === undefined ? {} : { role: 'group', 'aria-label': area, tabIndex: 0 })}
        >
          {slides.map(({ id, content }) => (
            <div key={id} className={`swiper-slide ${styles.slide}`}>
              {content}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.bar}>
        <StepArrow way="back" label={words.previous} isAtEnd={first === 0} onStep={() => step(first - 1)} />
        <p className={styles.position} aria-live={isPressed ? 'polite' : 'off'}>
          {words.position(first + 1, last + 1, total)}
        </p>
        <StepArrow
          way="forward"
          label={words.next}
          isAtEnd={last === total - 1}
          onStep={() => step(first + 1)}
        />
      </div>
    </div>
  );
}

/** Steps through a row that scrolls natively: the browser's own swiping is best on phones. */
async function carouselSteps(row: HTMLElement): Promise<Swiper | null> {
  const { default: Steps } = await import('swiper');
  const box = row.parentElement;
  // Starts at the current position, since the row may have been scrolled before Swiper loaded.
  const [initialSlide] = inView(row) ?? [0];
  return box && new Steps(box, { cssMode: true, slidesPerView: 'auto', initialSlide });
}
