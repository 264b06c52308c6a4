import { AnimatePresence, domMin, LazyMotion, MotionConfig } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { MovingProps } from './moving-props.ts';

// All of framer-motion that the product uses, in one chunk.
export { AnimatePresence };

const elements = { div: m.div, li: m.li, span: m.span };

/** A sheet slides from the bottom, a drawer from the side: the styles decide. */
const variants = {
  rise: { away: { opacity: 0, y: 8 }, here: { opacity: 1, y: 0 } },
  fade: { away: { opacity: 0 }, here: { opacity: 1 } },
  slide: { away: { x: 'var(--away-x)', y: 'var(--away-y)' }, here: { x: 0, y: 0 } },
  follow: { away: {}, here: { x: 0, y: 0, scaleX: 1 } },
};

const ease = [0.2, 0, 0, 1] as const;
const durations = { rise: 0.18, fade: 0.25, slide: 0.25, follow: 0.2 };

export function Moved({ tag = 'div', how, shown = true, after = 0, from, ...rest }: MovingProps) {
  const Element = elements[tag];
  return (
    <LazyMotion features={domMin} strict>
      <MotionConfig reducedMotion="user" transition={{ duration: durations[how], ease }}>
        <Element
          {...rest}
          data-moved=""
          variants={variants[how]}
          initial={from ?? 'away'}
          animate={shown ? 'here' : 'away'}
          exit="away"
          transition={{ duration: durations[how], ease, delay: shown ? after : 0 }}
        />
      </MotionConfig>
    </LazyMotion>
  );
}
