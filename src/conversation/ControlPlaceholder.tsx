import { useLayoutEffect } from 'react';
import { Skeleton } from '../ui/blocks/Skeleton.tsx';
import { scrollToQuestion } from './scroll-to-question.ts';

/** Label, input and hint. */
const linesOfField = 4;

/** A skeleton about as high as the control that is loading, to avoid a layout shift. */
export function ControlPlaceholder({ fields }: { fields: number }) {
  useLayoutEffect(() => void requestAnimationFrame(scrollToQuestion), []);
  return <Skeleton lines={linesOfField * Math.max(fields, 3)} />;
}
