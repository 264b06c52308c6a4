import type { HTMLAttributes } from 'react';

type Plain = Pick<HTMLAttributes<HTMLElement>, 'id' | 'className' | 'children' | 'aria-hidden' | 'onClick'>;

export interface MovingProps extends Plain {
  tag?: 'div' | 'li' | 'span';
  how: 'rise' | 'fade' | 'slide' | 'follow';
  /** False during the exit animation. */
  shown?: boolean;
  /** Delay in seconds. */
  after?: number;
  /** Start position, in pixels relative to the end. */
  from?: { x: number; y: number; scaleX: number };
}
