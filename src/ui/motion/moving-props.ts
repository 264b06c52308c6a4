import type { HTMLAttributes } from 'react';

type Plain = Pick<HTMLAttributes<HTMLElement>, 'id' | 'className' | 'children' | 'aria-hidden' | 'onClick'>;

export interface MovingProps extends Plain {
  tag?: 'div' | 'li' | 'span';
  how: 'rise' | 'fade' | 'slide' | 'follow';
  /** False while it is on its way out and still stands in the page. */
  shown?: boolean;
  /** How long it waits for what enters before it, in seconds. */
  after?: number;
  /** Where it comes from, in pixels from where it will be. */
  from?: { x: number; y: number; scaleX: number };
}
