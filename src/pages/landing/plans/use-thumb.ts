import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isStill } from '../../../ui/is-still.ts';
import type { Lies, slideThumb } from '../../../ui/slide-thumb.ts';

interface Thumb {
  /** Around the buttons, one of which may be pressed. */
  box: RefObject<HTMLDivElement | null>;
  /** Whoever comes near may press: what moves is fetched then, and never for whoever wants no motion. */
  prepare: () => void;
}

/** The mark of the pressed button follows the press. Without the script that moves it, it is simply there. */
export function useThumb(pressed: string | null): Thumb {
  const box = useRef<HTMLDivElement>(null);
  const slide = useRef<typeof slideThumb | null>(null);
  const before = useRef<Lies | null>(null);
  const prepare = () => {
    if (slide.current !== null || isStill()) return;
    import('../../../ui/slide-thumb.ts').then(
      (loaded) => {
        slide.current = loaded.slideThumb;
      },
      () => undefined,
    );
  };
  useLayoutEffect(() => {
    const button = pressed === null ? null : box.current?.querySelector('button[aria-pressed="true"]');
    const now = button instanceof HTMLElement ? liesAt(button) : null;
    const thumb = button?.firstElementChild;
    if (now && before.current && thumb instanceof HTMLElement && !isStill())
      slide.current?.(thumb, before.current, now);
    before.current = now;
  }, [pressed]);
  return { box, prepare };
}

const liesAt = ({ offsetLeft, offsetTop, offsetWidth }: HTMLElement): Lies => ({
  left: offsetLeft,
  top: offsetTop,
  width: offsetWidth,
});
