import { type ReactElement, useState, useSyncExternalStore } from 'react';
import { motionKit, onMotionLoaded } from './load-motion.ts';

const none = () => null;

/** Keeps what leaves in the page until it has left. Until framer-motion is loaded it is gone at once. */
export function Presence({ children }: { children: ReactElement | null }) {
  const loaded = useSyncExternalStore(onMotionLoaded, motionKit, none);
  const [kit, setKit] = useState(loaded);
  // Only while nothing stands here: a new parent would mount it again.
  if (kit !== loaded && children === null) setKit(loaded);
  return kit ? <kit.AnimatePresence>{children}</kit.AnimatePresence> : children;
}
