import { useState } from 'react';
import { motionKit } from './load-motion.ts';
import type { MovingProps } from './moving-props.ts';

interface Props extends MovingProps {
  /** Called once on mount. The prerendered page shows without motion. */
  enters?: () => boolean;
}

const always = () => true;

/** An element that animates. Until framer-motion has loaded it is a plain element, so nothing waits for it. */
export function Moving({ enters = always, ...props }: Props) {
  const [kit] = useState(() => (enters() ? motionKit() : null));
  if (kit) return <kit.Moved {...props} />;
  const { tag: Tag = 'div', how, shown, after, from, ...rest } = props;
  return <Tag {...rest} />;
}
