/** Position and width of one element relative to another, to animate a mark between them. */
export interface Offset {
  x: number;
  y: number;
  scaleX: number;
}

type Box = Pick<HTMLElement, 'offsetLeft' | 'offsetTop' | 'offsetWidth'>;

export const offsetBetween = (from: Box | null, to: Box): Offset | undefined =>
  from === null
    ? undefined
    : {
        x: from.offsetLeft - to.offsetLeft,
        y: from.offsetTop - to.offsetTop,
        scaleX: from.offsetWidth / to.offsetWidth,
      };
