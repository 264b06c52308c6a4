import { useState } from 'react';
import { motionKit } from './load-motion.ts';
import type { MovingProps } from './moving-props.ts';

interface Props extends MovingProps {
  /** Asked once, when it mounts. What the page was rendered with simply stands there. */
  enters?: () => boolean;
}

const always = () => true;

/** An element that enters, leaves or moves. Until framer-motion is loaded it is a plain one: nothing waits for motion. */
export function Moving({ enters = always, ...props }: Props) {
  const [kit] = useState(() => (enters() ? motionKit() : null));
  if (kit) return <kit.Moved {...props} />;
  const { tag: Tag = 'div', how, shown, after, from, ...rest } = props;
  return <Tag {...rest} />;
}
