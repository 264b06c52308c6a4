import { useElementSize } from '@mantine/hooks';
import type { CSSProperties, ReactNode } from 'react';
import classes from './CatalogueView.module.css';

interface Props {
  /** How many pixels wide its content believes to be. */
  wide: number;
  children: (style: CSSProperties) => ReactNode;
}

/** Shows a screen of that width, made smaller where there is less room. */
export function ScaledFrame({ wide, children }: Props) {
  const { ref, width, height } = useElementSize();
  const scale = width === 0 ? 1 : Math.min(1, width / wide);
  return (
    <div ref={ref} className={classes.screen}>
      {children({ width: wide, height: height / scale, transform: `scale(${scale})` })}
    </div>
  );
}
