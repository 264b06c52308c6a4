import { type ReactElement, useState, useSyncExternalStore } from 'react';
import { motionKit, onMotionLoaded } from './load-motion.ts';

const none = () => null;

/** Keeps an element until its exit animation ends. Without framer-motion it disappears at once. */
export function Presence({ children }: { children: ReactElement | null }) {
  const loaded = useSyncExternalStore(onMotionLoaded, motionKit, none);
  const [kit, setKit] = useState(loaded);
  // Only while empty, since a new parent would remount the child.
  if (kit !== loaded && children === null) setKit(loaded);
  return kit ? <kit.AnimatePresence>{children}</kit.AnimatePresence> : children;
}
